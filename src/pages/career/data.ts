import { loadStaticPage, staticPageHead } from '../../features/static-page/load-static-page.ts';
import { routes } from '../../routes.ts';
import type { Breadcrumb, Head, LoadContext } from '../page.ts';

export const load = ({ api }: LoadContext<typeof routes.career>) => loadStaticPage(api, 'career');
export type CareerData = Awaited<ReturnType<typeof load>>;

export function head(data: CareerData): Head {
  return { ...staticPageHead(data), breadcrumb: routes.career.label };
}

export function ancestors(): Breadcrumb[] {
  return [{ label: routes.about.label, href: routes.about.href() }];
}
