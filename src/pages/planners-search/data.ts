import type { routes } from '../../routes.ts';
import type { Crumb, Head, LoadContext } from '../page.ts';
import { routes as book } from '../../routes.ts';

/** The results depend on the query, which no build knows: the page asks for them itself. */
export async function load(_: LoadContext<typeof routes.plannersSearch>) {
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
  return [{ label: book.planners.label, href: book.planners.href() }];
}
