import { loadStaticPage, staticPageHead } from '../../features/static-page/load-static-page.ts';
import { routes } from '../../routes.ts';
import type { Crumb, Head, LoadContext } from '../page.ts';

export const load = ({ api }: LoadContext<typeof routes.career>) => loadStaticPage(api, 'career');
export type CareerData = Awaited<ReturnType<typeof load>>;

export function head(data: CareerData): Head {
  return { ...staticPageHead(data), crumb: routes.career.label };
}

export function crumbs(): Crumb[] {
  return [{ label: routes.about.label, href: routes.about.href() }];
}
