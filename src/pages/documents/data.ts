import type { DocumentKind } from '../../api/document-category.ts';
import type { Document } from '../../api/document.ts';
import { type DocumentRow, documentRow, totalBytes } from '../../features/documents/document-rows.ts';
import type { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../page.ts';

/** The documents of a category. */
export interface DocumentGroup {
  id: number;
  title: string;
  kind: DocumentKind;
  /** All of them in one archive. */
  zipHref: string;
  bytes?: number | undefined;
  rows: DocumentRow[];
}

/** Certificates come first: the menu promises them. */
const KINDS: DocumentKind[] = ['certificate', 'document', 'technical'];

export async function load({ api }: LoadContext<typeof routes.documents>) {
  const [categories, documents] = await Promise.all([api.documentCategories.all(), api.documents.all()]);
  const order = new Map(categories.map(({ id }, index) => [id, index]));
  const byCategory = Map.groupBy(documents, ({ category }) => category.id);
  const groups = [...byCategory.values()]
    .map((members): DocumentGroup => {
      const [{ category }] = members as [Document];
      const rows = members.map((document) => documentRow(document, api));
      const zipHref = api.documents.zipAddress({ category: category.id });
      return { ...category, zipHref, bytes: totalBytes(rows), rows };
    })
    .toSorted(
      (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (order.get(a.id) ?? a.id) - (order.get(b.id) ?? b.id),
    );
  const zip = (members: DocumentGroup[]) => {
    const rows = members.flatMap((group) => group.rows);
    return {
      count: rows.length,
      bytes: totalBytes(rows),
      zipHref: api.documents.zipAddress({ ids: rows.map(({ id }) => id) }),
    };
  };
  return {
    groups,
    all: zip(groups),
    kinds: KINDS.map((kind) => ({ kind, ...zip(groups.filter((group) => group.kind === kind)) })).filter(
      ({ count }) => count > 0,
    ),
  };
}
export type DocumentsData = Awaited<ReturnType<typeof load>>;

export function head(): Head {
  return {
    title: 'Сертификаты и документы',
    crumb: 'Сертификаты и документы',
    description:
      'Сертификаты, регистрационные удостоверения, паспорта, опросные листы и чертежи оборудования «Чистосфера»: по одному или архивом.',
  };
}
