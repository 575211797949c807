import type { ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { fileIcon } from '../../lib/files/file-icon.ts';
import type { FileLink } from '../../lib/files/file-link.ts';
import { withNonBreakingGroups } from '../../lib/text/keep-together.ts';
import { fileFacts } from '../FileLink/FileLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { modelName } from '../ModelName/model-name.tsx';
import styles from './FileRow.module.scss';

interface FileRowProps {
  file: FileLink;
  /** The date as text: «14.03.2026». */
  date?: string;
  /** A button at the end that downloads the file. Without it an arrow is shown. */
  action?: ReactNode;
  /** Replaces the icon, for example a checkbox. */
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
        <span className={styles.name}>{modelName(withNonBreakingGroups(file.name))}</span>
        {facts && <span className={styles.facts}>{facts}</span>}
      </Link>
      {action ? <span className={styles.above}>{action}</span> : <Icon name="download" className={styles.arrow} />}
    </li>
  );
}

/** The list element of the rows. */
export function FileList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
