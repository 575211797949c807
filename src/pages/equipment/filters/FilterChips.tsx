import { useRef } from 'react';
import { FACETS } from '../../../features/equipment/filters/facets.ts';
import { equipmentFilters } from '../../../i18n/ru/equipment-filters.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { useFocusAfterRemoval } from '../../../lib/react/use-focus-after-removal.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Chips } from '../../../ui/Chip/Chip.tsx';
import type { FilterSelection } from '../use-filter-selection.ts';
import { choiceText } from './facet-texts.ts';
import styles from './FilterChips.module.scss';
import { ResetButton } from './ResetButton.tsx';

interface FilterChipsProps {
  selection: FilterSelection;
  onClear: () => void;
}

/** The chosen values; a click removes one. */
export function FilterChips({ selection: { filters, toggle }, onClear }: FilterChipsProps) {
  const t = useAreaTexts('equipmentFilters', equipmentFilters);
  const choices = FACETS.flatMap((facet) => (filters[facet] ?? []).map((value) => ({ facet, value })));
  const chips = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(chips, 'button', choices.length);
  return (
    <div ref={chips} className={styles.chips}>
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
              onClick={() => (choices.length > 1 ? toggle(facet, value, false) : onClear())}
            >
              {text}
            </Button>
          );
        })}
        {choices.length > 1 && <ResetButton onReset={onClear} />}
      </Chips>
    </div>
  );
}
