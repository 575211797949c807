import type { Document } from '../../api/resources/document.ts';
import { itemsAt, type LazyList, positionsBy } from '../../lib/data/long-list.ts';
import { memoizeByObject } from '../../lib/data/memoize-by-object.ts';
import { totalBytes } from './document-rows.ts';

/** The documents of a category. */
export interface CategoryDocuments {
  /** In the list of all documents. */
  positions: number[];
  /** Undefined if the size of one is unknown. */
  bytes: number | undefined;
}

/** The documents of each category, by its id. Each page of documents needs them, so they are read once. */
export const byCategory = memoizeByObject((documents: LazyList<Document>): Map<number, CategoryDocuments> => {
  const groups = positionsBy(documents, ({ category }) => category.id);
  return new Map(
    Array.from(groups, ([id, positions]) => [id, { positions, bytes: totalBytes(itemsAt(documents, positions)) }]),
  );
});
