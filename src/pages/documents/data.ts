import { documentRow } from '../../features/documents/document-rows.ts';
import { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../page.ts';

export async function load({ api }: LoadContext<typeof routes.documents>) {
  const [categories, documents] = await Promise.all([api.documentCategories.all(), api.documents.all()]);
  return {
    categories: categories
      .map(({ id, title, kind, description }) => ({
        id,
        title,
        kind,
        description,
        zipHref: api.documents.zipAddress({ category: id }),
        rows: documents.filter(({ category }) => category.id === id).map((document) => documentRow(document, api)),
      }))
      .filter(({ rows }) => rows.length > 0),
  };
}
export type DocumentsData = Awaited<ReturnType<typeof load>>;

export function head(): Head {
  return {
    title: 'Сертификаты и документы',
    crumb: 'Сертификаты',
    description:
      'Сертификаты, регистрационные удостоверения, паспорта, опросные листы и чертежи оборудования «Чистосфера».',
  };
}
