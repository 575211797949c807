import type { ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './Badge.module.scss';

interface BadgeProps {
  tone?: 'air' | 'water' | 'uv' | 'ok' | 'warn' | 'neutral';
  /** A tone with a meaning has an icon, so that colour is not the only sign. */
  icon?: IconName;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
