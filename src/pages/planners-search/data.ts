import type { Crumb, Head } from '../page.ts';
import { routes } from '../../routes.ts';

/** The results depend on the query, which no build knows: the page asks for them itself. */
export async function load() {
  return {};
}
export type PlannersSearchData = Awaited<ReturnType<typeof load>>;

export function head(): Head {
  return {
    title: 'Результаты поиска по документации',
    crumb: 'Результаты поиска',
    description: 'Поиск по технической документации «Чистосферы».',
    noindex: true,
  };
}

export function crumbs(): Crumb[] {
  return [{ label: routes.planners.label, href: routes.planners.href() }];
}
