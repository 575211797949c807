import type { MouseEventHandler } from 'react';
import { Icon, type IconName } from '../../ui/Icon/Icon.tsx';
import styles from './BoxButton.module.scss';

interface BoxButtonProps {
  icon: IconName;
  label: string;
  onClick: MouseEventHandler;
  pressed?: boolean;
}

/** A button inside the box of a field: clear, show the password. */
export function BoxButton({ icon, label, onClick, pressed }: BoxButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} size={20} />
    </button>
  );
}
