import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Head } from '../../pages/define-page.ts';
import { routes } from '../../routes.ts';

/** The breadcrumbs of a page: home, its ancestors, the page. */
export function breadcrumbsOf(pathname: string, head: Head, ancestors: Breadcrumb[] = []): Breadcrumb[] {
  if (pathname === routes.home.href()) return [];
  const home = { label: routes.home.label, href: routes.home.href() };
  return [home, ...ancestors, { label: head.breadcrumb ?? head.title, href: pathname }];
}
