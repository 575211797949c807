import type { ReactNode } from 'react';
import styles from './LongRead.module.scss';

interface LongReadProps {
  /** Sticky beside the text on wide screens, above it on narrow ones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The layout of a long text: three columns for the aside, seven for the text. */
export function LongRead({ aside, children }: LongReadProps) {
  return (
    <div className={styles.read}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
