import { listTechnicalSets } from '../../features/documents/list-technical-sets.ts';
import { routes } from '../../routes.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Head, LoadContext } from '../define-page.ts';

/** The results depend on the query, so a build cannot render them. It renders links to the sections instead. */
export async function load({ api }: LoadContext<typeof routes.plannersSearch>) {
  return { sets: listTechnicalSets(await api.documentCategories.all()) };
}
export type PlannersSearchData = Awaited<ReturnType<typeof load>>;

export function head(): Head {
  return {
    title: 'Результаты поиска по документации',
    breadcrumb: routes.plannersSearch.label,
    description: 'Поиск по технической документации «Чистосферы»: паспорта, опросные листы, чертежи и узлы обвязки.',
    noindex: true,
  };
}

export function ancestors(): Breadcrumb[] {
  return [{ label: routes.planners.label, href: routes.planners.href() }];
}
