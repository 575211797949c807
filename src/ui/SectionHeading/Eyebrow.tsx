import type { ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import styles from './Eyebrow.module.scss';

/** The small line above a heading: —○— and a short text. */
export function Eyebrow({ tone = 'air', children }: { tone?: 'air' | 'uv'; children: ReactNode }) {
  return (
    <p className={styles.eyebrow}>
      <svg
        className={classNames(styles.bead, styles[tone])}
        width="34"
        height="13"
        viewBox="0 0 34 13"
        aria-hidden="true"
      >
        <path d="M0 6.5h34" />
        <circle cx="17" cy="6.5" r="5.5" />
      </svg>
      {children}
    </p>
  );
}
