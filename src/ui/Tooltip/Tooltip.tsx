import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Tooltip.module.scss';

interface TooltipProps {
  text: ReactNode;
  /** The control it explains; it takes the description as its own. */
  children: (description: { 'aria-describedby': string }) => ReactNode;
  /** Shown whatever the pointer does: a confirmation. */
  open?: boolean | undefined;
}

/** A hint that opens on hover and focus and closes on Esc. It can be hovered itself. */
export function Tooltip({ text, children, open = false }: TooltipProps) {
  const id = useId();
  const [isDismissed, setDismissed] = useState(false);
  const restore = () => setDismissed(false);
  const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setDismissed(true);
  return (
    // The listeners watch what happens to the control inside; the wrapper itself is no control.
    <span
      className={classNames(styles.anchor, isDismissed && styles.dismissed, open && styles.open)}
      onKeyDown={dismiss}
      onPointerLeave={restore}
      onBlur={restore}
    >
      {children({ 'aria-describedby': id })}
      <span role="tooltip" id={id} className={styles.tooltip}>
        <span className={styles.bubble}>{text}</span>
      </span>
    </span>
  );
}
