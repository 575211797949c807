import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import styles from './Tooltip.module.scss';

interface ControlProps {
  'aria-describedby': string;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerLeave: () => void;
  onBlur: () => void;
}

interface TooltipProps {
  text: ReactNode;
  /** The described control, which gets the props. */
  children: (props: ControlProps) => ReactNode;
  /** Shown without hover, for a confirmation. */
  open?: boolean;
}

/** A tooltip that opens on hover and focus and closes on Esc. It can be hovered itself. */
export function Tooltip({ text, children, open = false }: TooltipProps) {
  const id = useId();
  const [isDismissed, setDismissed] = useState(false);
  const restore = () => setDismissed(false);
  const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setDismissed(true);
  return (
    <span className={classNames(styles.anchor, isDismissed && styles.dismissed, open && styles.open)}>
      {children({ 'aria-describedby': id, onKeyDown: dismiss, onPointerLeave: restore, onBlur: restore })}
      <span role="tooltip" id={id} className={styles.tooltip}>
        <span className={styles.bubble}>{text}</span>
      </span>
    </span>
  );
}
