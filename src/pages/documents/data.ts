import type { DocumentCategory, DocumentKind } from '../../api/resources/document-category.ts';
import type { Document } from '../../api/resources/document.ts';
import { toDocumentRow, totalBytes } from '../../features/documents/document-rows.ts';
import { memoizeByObject } from '../../lib/data/memoize-by-object.ts';
import { pageCount, pageItems } from '../../lib/data/pagination.ts';
import { routes } from '../../routes.ts';
import type { Entry, Head, LoadContext } from '../define-page.ts';

/** Documents on one page; more are on `/documents/page/2` and so on. */
const PER_PAGE = 100;

/** Certificates come first, because the menu item names them. */
const KINDS: DocumentKind[] = ['certificate', 'document', 'technical'];

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.documents>[]> {
  return [{ params: {}, label: routes.documents.label, pages: pageCount(await api.documents.all(), PER_PAGE) }];
}

/** Sorted by category. Every page has all categories with their page numbers; `items` are the documents of this page. */
export async function load({ api, page }: LoadContext<typeof routes.documents>) {
  const [known, documents] = await Promise.all([api.documentCategories.all(), api.documents.all()]);
  const { groups, sorted } = byCategory(documents)(known);
  let before = 0;
  const categories = groups.map((members) => {
    const { id, title, kind } = members[0].category;
    const span = { from: pageOf(before), to: pageOf(before + members.length - 1) };
    before += members.length;
    const zipHref = api.documents.zipUrl({ category: id });
    return { id, title, kind, count: members.length, bytes: totalBytes(members), zipHref, ...span };
  });
  const lastPage = pageCount(documents, PER_PAGE);
  /** The number of documents, and one archive of all, unless the URL would be too long. */
  const together = (members: Document[]) => {
    if (lastPage > 1) return { count: members.length };
    const zipHref = api.documents.zipUrl({ ids: members.map(({ id }) => id) });
    return { count: members.length, bytes: totalBytes(members), zipHref };
  };
  return {
    page,
    lastPage,
    categories,
    all: together(sorted),
    kinds: KINDS.map((kind) => ({
      kind,
      ...together(groups.filter(([{ category }]) => category.kind === kind).flat()),
    })).filter(({ count }) => count > 0),
    items: pageItems(sorted, page, PER_PAGE).map((document) => ({
      ...toDocumentRow(document, api),
      category: document.category.id,
    })),
  };
}
export type DocumentsData = Awaited<ReturnType<typeof load>>;
/** A category with the number of its documents and its first and last page, counted from 1. */
export type Category = DocumentsData['categories'][number];
export type CategoryRow = DocumentsData['items'][number];

export function head({ page }: DocumentsData): Head {
  const title = 'Сертификаты и документы';
  return {
    title: page > 1 ? `${title}, страница ${page}` : title,
    breadcrumb: title,
    description:
      'Сертификаты, регистрационные удостоверения, паспорта, опросные листы и чертежи оборудования «Чистосфера»: по одному или архивом.',
  };
}

type Members = [Document, ...Document[]];

/**
 * The documents by category, without empty categories: sorted by kind, and within a kind in the order of the API. Once, since
 * each page of the list needs all of them.
 */
const byCategory = memoizeByObject((documents: Document[]) =>
  memoizeByObject((known: DocumentCategory[]) => {
    const order = new Map(known.map(({ id }, index) => [id, index]));
    const groups = [...Map.groupBy(documents, ({ category }) => category.id).values()] as Members[];
    groups.sort(([{ category: a }], [{ category: b }]) => {
      const byKind = KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
      return byKind || (order.get(a.id) ?? a.id) - (order.get(b.id) ?? b.id);
    });
    return { groups, sorted: groups.flat() };
  }),
);

function pageOf(index: number): number {
  return Math.floor(index / PER_PAGE) + 1;
}
