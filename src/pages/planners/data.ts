import { documentRow } from '../../features/documents/document-rows.ts';
import type { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../page.ts';

const SHOWN = 6;

export async function load({ api }: LoadContext<typeof routes.planners>) {
  const [page, categories, documents] = await Promise.all([
    api.pages.get('planners'),
    api.documentCategories.all(),
    api.documents.all(),
  ]);
  const technical = documents.filter(({ category }) => category.kind === 'technical');
  return {
    title: page.title,
    lead: page.lead,
    blocks: page.blocks,
    seo: page.seo,
    sets: categories
      .filter(({ kind }) => kind === 'technical')
      .map(({ id, title, description, count }) => ({ id, title, description, count })),
    latest: technical
      .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '') || b.id - a.id)
      .slice(0, SHOWN)
      .map((document) => documentRow(document, api)),
  };
}
export type PlannersData = Awaited<ReturnType<typeof load>>;

export function head({ title, lead, seo }: PlannersData): Head {
  return { title: seo?.title ?? title, crumb: 'Проектировщикам', description: seo?.description ?? lead ?? title };
}
