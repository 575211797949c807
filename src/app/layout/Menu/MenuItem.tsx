import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../../ui/Link/Link.tsx';
import { ariaCurrent, type MenuLink } from './menu-links.ts';

interface MenuItemProps {
  link: MenuLink;
  className?: string | undefined;
  children?: ReactNode;
}

/** A link of a menu. It says where it stands when the visitor is there. */
export function MenuItem({ link, className, children = link.label }: MenuItemProps) {
  const { pathname } = useLocation();
  return (
    <Link href={link.href} look="plain" className={className} aria-current={ariaCurrent(link, pathname)}>
      {children}
    </Link>
  );
}
