import { catalogueAddress, MOST_COMPARED } from '../../features/equipment/catalogue-query.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './CompareBar.module.scss';

interface CompareBarProps {
  /** Slugs of the ticked models, at least one. */
  selected: readonly string[];
  onClear: () => void;
}

/** Floats over the list while models are ticked. */
export function CompareBar({ selected, onClear }: CompareBarProps) {
  const t = useAreaTexts('equipment', equipment);
  return (
    <section aria-label={t.selection} className={styles.place}>
      <div className={styles.bar} data-tone="ink">
        <p role="status" className={styles.text}>
          {t.chosen(selected.length, MOST_COMPARED)}
        </p>
        <button type="button" className={styles.clear} onClick={onClear}>
          {t.clear}
        </button>
        {selected.length > 1 ? (
          <Button size="s" href={catalogueAddress({ compare: selected })}>
            {t.compare}
          </Button>
        ) : (
          <span className={styles.hint}>{t.oneMore}</span>
        )}
      </div>
    </section>
  );
}
