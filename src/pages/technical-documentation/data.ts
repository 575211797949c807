import { listTechnicalSets } from '../../features/documents/list-technical-sets.ts';
import { routes } from '../../routes.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Head, LoadContext } from '../define-page.ts';

export async function load({ api }: LoadContext<typeof routes.technicalDocumentation>) {
  return { sets: listTechnicalSets(await api.documentCategories.all()) };
}
export type TechnicalDocumentationData = Awaited<ReturnType<typeof load>>;

export function head({ sets }: TechnicalDocumentationData): Head {
  const names = sets.map(({ title }) => title.toLowerCase()).join(', ');
  const about = 'Техническая документация на оборудование «Чистосфера» для проекта';
  return {
    title: routes.technicalDocumentation.label,
    description: names ? `${about}: ${names}.` : `${about}.`,
  };
}

export function ancestors(): Breadcrumb[] {
  return [{ label: routes.planners.label, href: routes.planners.href() }];
}
