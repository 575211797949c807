import { FACETS } from '../../../features/equipment/filters/facets.ts';
import { equipmentFilters } from '../../../i18n/ru/equipment-filters.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Chips } from '../../../ui/Chip/Chip.tsx';
import type { FilterSelection } from '../use-filter-selection.ts';
import { choiceText } from './facet-texts.ts';
import styles from './FilterChips.module.scss';
import { ResetButton } from './ResetButton.tsx';

/** The chosen values; a click removes one. */
export function FilterChips({ selection: { filters, toggle, clear } }: { selection: FilterSelection }) {
  const t = useAreaTexts('equipmentFilters', equipmentFilters);
  const choices = FACETS.flatMap((facet) => (filters[facet] ?? []).map((value) => ({ facet, value })));
  return (
    <div className={styles.chips}>
      <Chips label={t.chosen}>
        {choices.map(({ facet, value }) => {
          const text = choiceText(facet, value, t);
          return (
            <Button
              key={`${facet} ${value}`}
              variant="quiet"
              size="s"
              iconAfter="close"
              aria-label={t.remove(text)}
              className={styles.chip}
              onClick={() => toggle(facet, value, false)}
            >
              {text}
            </Button>
          );
        })}
        {choices.length > 1 && <ResetButton onReset={clear} />}
      </Chips>
    </div>
  );
}
