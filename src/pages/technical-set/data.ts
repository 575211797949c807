import { byCategory } from '../../features/documents/by-category.ts';
import { toDocumentRow } from '../../features/documents/document-rows.ts';
import { listTechnicalSets } from '../../features/documents/list-technical-sets.ts';
import { DOCUMENTS_PER_PAGE } from '../../features/documents/per-page.ts';
import { itemsAt } from '../../lib/data/long-list.ts';
import { pageCount, pageItems } from '../../lib/data/pagination.ts';
import { routes } from '../../routes.ts';
import { MissingPageError } from '../missing-page-error.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Entry, Head, LoadContext } from '../define-page.ts';
import { pagedTitle } from '../paged-title.ts';

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.technicalSet>[]> {
  const [categories, documents] = await Promise.all([api.documentCategories.all(), api.documents.all()]);
  return categories
    .filter(({ kind }) => kind === 'technical')
    .map(({ id, title, updatedAt }) => ({
      params: { id: String(id) },
      label: title,
      updatedAt,
      pages: pageCount(byCategory(documents).get(id)?.positions ?? [], DOCUMENTS_PER_PAGE),
    }));
}

export async function load({ api, params, page }: LoadContext<typeof routes.technicalSet>) {
  const [categories, documents] = await Promise.all([api.documentCategories.all(), api.documents.all()]);
  const sets = listTechnicalSets(categories);
  const set = sets.find(({ id }) => String(id) === params.id);
  if (!set) throw new MissingPageError(`«${params.id}» is no set of technical documentation`);
  const { positions, bytes } = byCategory(documents).get(set.id) ?? { positions: [], bytes: 0 };
  const own = itemsAt(documents, positions);
  return {
    page,
    lastPage: pageCount(own, DOCUMENTS_PER_PAGE),
    total: own.length,
    id: set.id,
    title: set.title,
    description: set.description,
    bytes,
    zipHref: api.documents.zipUrl({ category: set.id }),
    items: pageItems(own, page, DOCUMENTS_PER_PAGE).map((document) => toDocumentRow(document, api)),
    sets: sets.map(({ id, title, count }) => ({ id, title, count })),
  };
}
export type TechnicalSetData = Awaited<ReturnType<typeof load>>;

export function head({ title, description, page }: TechnicalSetData): Head {
  return {
    title: pagedTitle(title, page),
    breadcrumb: title,
    description: `${title} «Чистосфера» для проектировщиков. ${description}`.trim(),
  };
}

export function ancestors(): Breadcrumb[] {
  return [routes.planners, routes.technicalDocumentation].map(({ label, href }) => ({ label, href: href() }));
}
