import { memo, type ReactNode } from 'react';
import { Link } from '../../../ui/Link/Link.tsx';
import type { ariaCurrent, MenuLink } from './menu-links.ts';

interface MenuItemProps {
  link: MenuLink;
  /** What `aria-current` says of it. */
  current: ReturnType<typeof ariaCurrent>;
  className?: string;
  children?: ReactNode;
}

/** A link of a menu. After a navigation only those render that are marked, or no longer. */
export const MenuItem = memo(function MenuItem({ link, current, className, children = link.label }: MenuItemProps) {
  return (
    <Link href={link.href} look="plain" className={className} aria-current={current}>
      {children}
    </Link>
  );
});
