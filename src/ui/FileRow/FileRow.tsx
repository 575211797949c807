import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { fileIcon } from '../../lib/file-icon.ts';
import type { FileLink } from '../../lib/file-link.ts';
import { fileFacts } from '../FileLink/FileLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './FileRow.module.scss';

interface FileRowProps {
  file: FileLink;
  /** The day as it is printed: «14.03.2026». */
  date?: string | undefined;
  /** Where the file is given as an attachment; without it the arrow only says that the row is a file. */
  downloadHref?: string | undefined;
  /** Stands in place of the icon: a checkbox. */
  leading?: ReactNode;
}

/** One file in a list of files. */
export function FileRow({ file, date, downloadHref, leading }: FileRowProps) {
  const { download } = useTexts().ui;
  const facts = [...fileFacts(file), date].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      {leading ?? <Icon name={fileIcon(file.extension)} size={32} className={styles.icon} />}
      <Link
        href={file.href}
        external
        look="plain"
        className={classNames(styles.link, !leading && styles.whole)}
        data-print="address"
      >
        <span className={styles.name}>{file.name}</span>
        {facts && <span className={styles.facts}>{facts}</span>}
      </Link>
      {downloadHref ? (
        <IconButton
          icon="download"
          label={`${download}: ${file.name}`}
          href={downloadHref}
          external
          edge="end"
          className={styles.above}
        />
      ) : (
        <Icon name="download" className={styles.arrow} />
      )}
    </li>
  );
}

/** The list around the rows. */
export function FileList({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
