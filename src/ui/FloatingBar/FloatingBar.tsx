import type { ReactNode } from 'react';
import { useFocusOrigin } from '../../lib/react/use-focus-origin.ts';
import { Status } from '../Status/Status.tsx';
import styles from './FloatingBar.module.scss';

interface FloatingBarProps {
  /** The accessible name. */
  label: string;
  /** The selection; a `span` inside is lighter. Changes are announced to screen readers. */
  text: ReactNode;
  clear: string;
  onClear: () => void;
  /** A hint why actions are not available. */
  hint?: string | false;
  /** Buttons. */
  children?: ReactNode;
  /** Shown above the bar. */
  above?: ReactNode;
}

/** A bar over the end of a list while some of its items are selected. */
export function FloatingBar({ label, text, clear, onClear, hint, children, above }: FloatingBarProps) {
  const { rememberOrigin, giveFocusBack } = useFocusOrigin();
  const clearAll = () => {
    giveFocusBack();
    onClear();
  };
  return (
    <section aria-label={label} className={styles.wrapper} data-print="hidden">
      {above}
      <div className={styles.bar} data-tone="ink" onFocus={rememberOrigin}>
        <Status className={styles.text}>{text}</Status>
        <button type="button" className={styles.clear} onClick={clearAll}>
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
