import { memo, type ReactNode } from 'react';
import { Link } from '../../../ui/Link/Link.tsx';
import type { ariaCurrent, MenuLink } from './menu-links.ts';

interface MenuItemProps {
  link: MenuLink;
  /** The value of `aria-current`. */
  current: ReturnType<typeof ariaCurrent>;
  className?: string;
  children?: ReactNode;
}

/** A link of a menu. After a navigation only links whose mark changes are rendered. */
export const MenuItem = memo(function MenuItem({ link, current, className, children = link.label }: MenuItemProps) {
  return (
    <Link href={link.href} look="plain" className={className} aria-current={current}>
      {children}
    </Link>
  );
});
