import { equipmentFilters } from '../../../i18n/ru/equipment-filters.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import styles from './FiltersFailed.module.scss';

/** Shown when the index or a page of the catalogue has failed to load. */
export function FiltersFailed({ onRepeat }: { onRepeat: () => void }) {
  const t = useAreaTexts('equipmentFilters', equipmentFilters);
  return (
    <div role="alert" className={styles.failure}>
      <p>{t.failed}</p>
      <Button variant="outline" size="s" icon="reload" onClick={onRepeat}>
        {t.repeat}
      </Button>
    </div>
  );
}
