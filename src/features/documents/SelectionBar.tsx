import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { type DocumentRow, totalBytes } from './document-rows.ts';
import styles from './SelectionBar.module.scss';
import { useDownload } from './use-download.ts';
import { zipProgress } from './ZipButton.tsx';
import { ZipFailure } from './ZipFailure.tsx';

interface SelectionBarProps {
  /** What is chosen, at least one. */
  rows: DocumentRow[];
  onClear: () => void;
}

/** Floats over the list while something is chosen: how much it is, and all of it as one archive. */
export function SelectionBar({ rows, onClear }: SelectionBarProps) {
  const t = useAreaTexts('documents', documents);
  const { state, download } = useDownload();
  const bytes = totalBytes(rows);
  const zip = () => download({ ids: rows.map(({ id }) => id) }, { fallbackName: t.zipName, advice: t.zipFailedAdvice });
  return (
    <section aria-label={t.chosen} className={styles.place}>
      {state.status === 'failed' && <ZipFailure rows={rows} onRepeat={zip} />}
      <div className={styles.bar} data-tone="ink">
        <p role="status" className={styles.text}>
          {t.chosenFiles(rows.length)}
          {bytes !== undefined && <span className={styles.size}> · {formatFileSize(bytes)}</span>}
          {state.status === 'saved' && <span className={styles.size}> · {t.zipSaved}</span>}
        </p>
        <button type="button" className={styles.clear} onClick={onClear}>
          {t.clear}
        </button>
        <Button size="s" icon="zip" busy={state.status === 'busy'} busyLabel={zipProgress(state, t)} onClick={zip}>
          {t.zip}
        </Button>
      </div>
    </section>
  );
}
