import { routes } from '../../routes.ts';
import type { Crumb, Head, LoadContext } from '../page.ts';

export async function load({ api }: LoadContext<typeof routes.technicalDocumentation>) {
  const categories = await api.documentCategories.all();
  return {
    sets: categories
      .filter(({ kind }) => kind === 'technical')
      .map(({ id, title, description, count }) => ({ id, title, description, count })),
  };
}
export type TechnicalDocumentationData = Awaited<ReturnType<typeof load>>;

export function head(): Head {
  return {
    title: routes.technicalDocumentation.label,
    description: 'Паспорта, опросные листы, чертежи и узлы обвязки оборудования «Чистосфера» для проекта.',
  };
}

export function crumbs(): Crumb[] {
  return [{ label: routes.planners.label, href: routes.planners.href() }];
}
