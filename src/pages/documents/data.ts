import type { DocumentCategory, DocumentKind } from '../../api/resources/document-category.ts';
import type { Document } from '../../api/resources/document.ts';
import { byCategory, type CategoryDocuments } from '../../features/documents/by-category.ts';
import { toDocumentRow, totalBytes } from '../../features/documents/document-rows.ts';
import { DOCUMENTS_PER_PAGE } from '../../features/documents/per-page.ts';
import { itemsAt, type LazyList } from '../../lib/data/long-list.ts';
import { memoizeByObject } from '../../lib/data/memoize-by-object.ts';
import { pageCount, pageItems } from '../../lib/data/pagination.ts';
import { routes } from '../../routes.ts';
import type { Entry, Head, LoadContext } from '../define-page.ts';
import { pagedTitle } from '../paged-title.ts';

/** Certificates come first, because the menu item names them. */
const KINDS: DocumentKind[] = ['certificate', 'document', 'technical'];

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.documents>[]> {
  return [
    { params: {}, label: routes.documents.label, pages: pageCount(await api.documents.all(), DOCUMENTS_PER_PAGE) },
  ];
}

/** Sorted by category. Every page has all categories with their page numbers; `items` are the documents of this page. */
export async function load({ api, page }: LoadContext<typeof routes.documents>) {
  const [known, documents] = await Promise.all([api.documentCategories.all(), api.documents.all()]);
  const { groups, sorted, kinds } = sortedDocuments(documents)(known);
  let before = 0;
  const categories = groups.map(({ category: { id, title, kind }, positions, bytes }) => {
    const count = positions.length;
    const span = { from: pageOf(before), to: pageOf(before + count - 1) };
    before += count;
    return { id, title, kind, count, bytes, zipHref: api.documents.zipUrl({ category: id }), ...span };
  });
  const lastPage = pageCount(documents, DOCUMENTS_PER_PAGE);
  /** The number of documents, and one archive of all, unless the URL would be too long. */
  const together = (members: LazyList<Document>) => {
    if (lastPage > 1) return { count: members.length };
    const zipHref = api.documents.zipUrl({ ids: Array.from(members, ({ id }) => id) });
    return { count: members.length, bytes: totalBytes(members), zipHref };
  };
  return {
    page,
    lastPage,
    categories,
    all: together(sorted),
    kinds: kinds.map(({ kind, members }) => ({ kind, ...together(members) })),
    items: pageItems(sorted, page, DOCUMENTS_PER_PAGE).map((document) => ({
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
    title: pagedTitle(title, page),
    breadcrumb: title,
    description:
      'Сертификаты, регистрационные удостоверения, паспорта, опросные листы и чертежи оборудования «Чистосфера»: по одному или архивом.',
  };
}

interface Group extends CategoryDocuments {
  category: Document['category'];
}

/**
 * The documents by category, without empty categories: sorted by kind, and within a kind in the order of the API. Once, since
 * each page of the list needs all of them.
 */
const sortedDocuments = memoizeByObject((documents: LazyList<Document>) =>
  memoizeByObject((known: DocumentCategory[]) => {
    const order = new Map(known.map(({ id }, index) => [id, index]));
    const groups = Array.from(byCategory(documents).values(), (own): Group => {
      const first = itemsAt(documents, own.positions).at(0) as Document;
      return { category: first.category, ...own };
    });
    groups.sort(({ category: a }, { category: b }) => {
      const byKind = KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
      return byKind || (order.get(a.id) ?? a.id) - (order.get(b.id) ?? b.id);
    });
    const membersOf = (some: Group[]) =>
      itemsAt(
        documents,
        some.flatMap(({ positions }) => positions),
      );
    const kinds = KINDS.map((kind) => ({
      kind,
      members: membersOf(groups.filter(({ category }) => category.kind === kind)),
    }));
    return { groups, sorted: membersOf(groups), kinds: kinds.filter(({ members }) => members.length > 0) };
  }),
);

function pageOf(index: number): number {
  return Math.floor(index / DOCUMENTS_PER_PAGE) + 1;
}
