import { documentRow } from '../../features/documents/document-rows.ts';
import { routes } from '../../routes.ts';
import type { Crumb, Entry, Head, LoadContext } from '../page.ts';

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.technicalSet>[]> {
  const categories = await api.documentCategories.all();
  return categories
    .filter(({ kind }) => kind === 'technical')
    .map(({ id, title, updatedAt }) => ({ params: { id: String(id) }, label: title, updatedAt }));
}

export async function load({ api, params }: LoadContext<typeof routes.technicalSet>) {
  const [categories, documents] = await Promise.all([api.documentCategories.all(), api.documents.all()]);
  const set = categories.find(({ id, kind }) => String(id) === params.id && kind === 'technical');
  if (!set) throw new Error(`«${params.id}» is no set of technical documentation`);
  const own = documents.filter(({ category }) => category.id === set.id);
  return {
    title: set.title,
    description: set.description,
    bytes: own.reduce((sum, { file }) => sum + (file.bytes ?? 0), 0),
    zipHref: api.documents.zipAddress({ category: set.id }),
    rows: own.map((document) => documentRow(document, api)),
  };
}
export type TechnicalSetData = Awaited<ReturnType<typeof load>>;

export function head({ title, description }: TechnicalSetData): Head {
  return { title, description: description || title };
}

export function crumbs(): Crumb[] {
  return [routes.planners, routes.technicalDocumentation].map(({ label, href }) => ({ label, href: href() }));
}
