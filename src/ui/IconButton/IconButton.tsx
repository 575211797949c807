import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './IconButton.module.scss';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** The accessible name. */
  label: string;
  variant?: 'plain' | 'quiet' | 'outline' | 'ink' | 'paper';
  /** Shifts the circle beyond the edge of the column, so that the icon is aligned with the edge. */
  edge?: 'start' | 'end';
  href?: string;
  external?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  icon,
  label,
  variant = 'plain',
  edge,
  href,
  external,
  className,
  ...rest
}: IconButtonProps) {
  const names = classNames(styles.button, styles[variant], edge && styles[edge], className);
  const glyph = <Icon name={icon} size={24} />;
  return href === undefined ? (
    <button type="button" {...rest} className={names} aria-label={label}>
      {glyph}
    </button>
  ) : (
    <Link href={href} external={external} look="plain" className={names}>
      {glyph}
      <span className={styles.label}>{label}</span>
    </Link>
  );
}
