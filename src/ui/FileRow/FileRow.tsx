import type { ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { fileIcon } from '../../lib/files/file-icon.ts';
import type { FileLink } from '../../lib/files/file-link.ts';
import { withNonBreakingGroups } from '../../lib/text/keep-together.ts';
import { fileFacts } from '../FileLink/FileLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './FileRow.module.scss';

interface FileRowProps {
  file: FileLink;
  /** The day as it is printed: «14.03.2026». */
  date?: string;
  /** At the end: a button that downloads the file. Without it an arrow is shown. */
  action?: ReactNode;
  /** Stands in place of the icon: a checkbox. */
  leading?: ReactNode;
}

/** One file in a list of files. */
export function FileRow({ file, date, action, leading }: FileRowProps) {
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
        <span className={styles.name}>{withNonBreakingGroups(file.name)}</span>
        {facts && <span className={styles.facts}>{facts}</span>}
      </Link>
      {action ? <span className={styles.above}>{action}</span> : <Icon name="download" className={styles.arrow} />}
    </li>
  );
}

/** The list around the rows. */
export function FileList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
