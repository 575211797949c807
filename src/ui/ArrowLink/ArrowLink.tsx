import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './ArrowLink.module.scss';

interface ArrowLinkProps {
  children: ReactNode;
  /** Without it the component is a button. */
  href?: string;
  external?: boolean;
  onClick?: MouseEventHandler;
  icon?: IconName;
  className?: string;
}

/** A link on a line of its own: «Все проекты →». */
export function ArrowLink({
  children,
  href,
  external,
  onClick,
  icon = external ? 'external' : 'arrow-right',
  className,
}: ArrowLinkProps) {
  const names = classNames(styles.link, className);
  const content = (
    <>
      {children}
      <Icon name={icon} size={20} className={icon === 'arrow-right' ? styles.arrow : undefined} />
    </>
  );
  return href === undefined ? (
    <button type="button" className={names} onClick={onClick}>
      {content}
    </button>
  ) : (
    <Link href={href} external={external} look="plain" className={names} onClick={onClick}>
      {content}
    </Link>
  );
}
