import type { ReactNode } from 'react';
import styles from './LongRead.module.scss';

interface LongReadProps {
  /** Beside the text on wide screens, where it stays in sight; above it on narrow ones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A text to be read from beginning to end: three columns for what accompanies it, seven for itself. */
export function LongRead({ aside, children }: LongReadProps) {
  return (
    <div className={styles.read}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
