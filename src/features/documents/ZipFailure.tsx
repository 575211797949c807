import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { fileFacts } from '../../ui/FileLink/FileLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { RepeatButton } from '../../ui/RepeatButton/RepeatButton.tsx';
import type { DocumentRow } from './document-rows.ts';
import styles from './ZipFailure.module.scss';

/** Shown when an archive fails: a retry, and the files one by one. */
export function ZipFailure({ rows, onRepeat }: { rows: DocumentRow[]; onRepeat: () => void }) {
  const t = useAreaTexts('documents', documents);
  return (
    <div role="alert" className={styles.failure} data-tone="white">
      <div className={styles.head}>
        <Icon name="alert" className={styles.icon} />
        <div>
          <p className={styles.title}>{t.zipFailed}</p>
          <p className={styles.hint}>{t.zipFailedHint}</p>
        </div>
        <RepeatButton variant="quiet" onRepeat={onRepeat} />
      </div>
      <ul className={styles.list}>
        {rows.map(({ id, file, downloadHref }) => (
          <li key={id}>
            <Link href={downloadHref} external look="plain" className={styles.file}>
              <span>{file.name}</span>
              <span className={styles.facts}>{fileFacts(file).join(' · ')}</span>
              <Icon name="download" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
