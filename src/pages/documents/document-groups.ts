import type { DocumentRow } from '../../features/documents/document-rows.ts';
import { matchesWords } from '../../lib/text/search-text.ts';
import { routes } from '../../routes.ts';
import type { Category, CategoryRow, DocumentsData } from './data.ts';

/** The filter in the query. A category implies its kind. */
export interface DocumentFilter {
  kind?: Category['kind'];
  category?: number;
}

/** A category and its visible documents. */
export interface DocumentGroup extends Category {
  rows: DocumentRow[];
}

/** Parses `?kind=` and `?category=`; unknown values are ignored. */
export function parseDocumentFilter(
  query: URLSearchParams,
  { categories, kinds }: Pick<DocumentsData, 'categories' | 'kinds'>,
): DocumentFilter {
  const category = categories.find(({ id }) => String(id) === query.get('category'));
  const kind = category?.kind ?? kinds.find((candidate) => candidate.kind === query.get('kind'))?.kind;
  return { kind, category: category?.id };
}

/** The selected categories. */
export function filterCategories(categories: Category[], { kind, category }: DocumentFilter): Category[] {
  return categories.filter(
    (one) => (kind === undefined || one.kind === kind) && (category === undefined || one.id === category),
  );
}

/** Rows by category, filtered by the words in their names. Empty categories are left out. */
export function groupDocuments(categories: Category[], rows: CategoryRow[], find: string): DocumentGroup[] {
  const own = Map.groupBy(
    rows.filter(({ file }) => matchesWords(file.name, find)),
    ({ category }) => category,
  );
  return categories.flatMap((category) => {
    const members = own.get(category.id);
    return members ? [{ ...category, rows: members }] : [];
  });
}

/** The anchor of a category on its page. */
export function categoryAnchor({ id }: Pick<Category, 'id'>): string {
  return `category-${id}`;
}

/** The URL of a category for visitors without scripts: its first page with its anchor. */
export function categoryHref(category: Category): string {
  return `${routes.documents.href({}, category.from)}#${categoryAnchor(category)}`;
}

/** The selected documents by id, on all pages. */
export type DocumentSelection = ReadonlyMap<number, DocumentRow>;

/** The selection after these documents have been selected or deselected. */
export function withRowsSelected(
  chosen: DocumentSelection,
  rows: readonly DocumentRow[],
  isOn: boolean,
): DocumentSelection {
  const next = new Map(chosen);
  for (const row of rows) {
    if (isOn) next.set(row.id, row);
    else next.delete(row.id);
  }
  return next;
}
