import type { ReactNode } from 'react';
import styles from './FloatingBar.module.scss';

interface FloatingBarProps {
  /** Names it for those who do not see it. */
  label: string;
  /** What is chosen; `span` inside it is of less weight. Read out as it changes. */
  text: ReactNode;
  clear: string;
  onClear: () => void;
  /** Says what is missing for more to be done with it. */
  hint?: string | false | undefined;
  /** What can be done with it: buttons. */
  children?: ReactNode;
  /** Stands above the bar. */
  above?: ReactNode;
}

/** Floats over the end of a list while something of it is chosen. */
export function FloatingBar({ label, text, clear, onClear, hint, children, above }: FloatingBarProps) {
  return (
    <section aria-label={label} className={styles.place} data-print="hidden">
      {above}
      <div className={styles.bar} data-tone="ink">
        <p role="status" className={styles.text}>
          {text}
        </p>
        <button type="button" className={styles.clear} onClick={onClear}>
          {clear}
        </button>
        <div className={styles.actions}>
          {hint && <span className={styles.hint}>{hint}</span>}
          {children}
        </div>
      </div>
    </section>
  );
}
