import { Fragment, type ReactNode } from 'react';
import styles from './CaptionLine.module.scss';

/** Short facts in one line: «2026 — Казань». Missing ones leave no dash. */
export function CaptionLine({ parts: items }: { parts: ReactNode[] }) {
  const present = items.filter((part) => part !== undefined && part !== null && part !== '');
  if (present.length === 0) return null;
  return (
    <p className={styles.line}>
      {present.map((part, index) => (
        <Fragment key={index}>
          {' '}
          <span className={styles.part}>{part}</span>
        </Fragment>
      ))}
    </p>
  );
}
