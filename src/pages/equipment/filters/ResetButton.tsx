import { equipmentFilters } from '../../../i18n/ru/equipment-filters.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import styles from './ResetButton.module.scss';

/** Clears all filters. */
export function ResetButton({ onReset }: { onReset: () => void }) {
  const t = useAreaTexts('equipmentFilters', equipmentFilters);
  return (
    <button type="button" className={styles.reset} onClick={onReset}>
      {t.reset}
    </button>
  );
}
