import { memo } from 'react';
import type { Facet } from '../../../features/equipment/filters/facets.ts';
import type { FoundModels } from '../../../features/equipment/filters/find-models.ts';
import { equipmentFilters } from '../../../i18n/ru/equipment-filters.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { facetTitle, valueText } from './facet-texts.ts';
import styles from './FacetFields.module.scss';

interface FacetFieldsProps {
  facets: FoundModels['facets'];
  onToggle: (facet: Facet, value: string, isOn: boolean) => void;
}

/** The options of each facet, with the number of models of each. */
export function FacetFields({ facets, onToggle }: FacetFieldsProps) {
  const t = useAreaTexts('equipmentFilters', equipmentFilters);
  return (
    <div className={styles.facets}>
      {facets.map(({ facet, options }) => (
        <div key={facet} role="group" aria-labelledby={`facet-${facet}`} className={styles.facet}>
          <p id={`facet-${facet}`} className={styles.title}>
            {facetTitle(facet, t)}
          </p>
          <div className={styles.choices}>
            {options.map(({ value, isChosen, count }) => (
              <Choice key={value} facet={facet} value={value} isChosen={isChosen} count={count} onToggle={onToggle} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface ChoiceProps {
  facet: Facet;
  value: string;
  isChosen: boolean;
  count: number;
  onToggle: FacetFieldsProps['onToggle'];
}

/** Memoized, because a click changes few options. */
const Choice = memo(function Choice({ facet, value, isChosen, count, onToggle }: ChoiceProps) {
  const t = useAreaTexts('equipmentFilters', equipmentFilters);
  return (
    <Chip
      count={count}
      noun={t.noun(count)}
      active={isChosen}
      disabled={count === 0 && !isChosen}
      onClick={() => onToggle(facet, value, !isChosen)}
    >
      {valueText(facet, value, t)}
    </Chip>
  );
});
