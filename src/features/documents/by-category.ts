import type { Document } from '../../api/resources/document.ts';
import { type LazyList, positionsBy } from '../../lib/data/long-list.ts';
import { memoizeByObject } from '../../lib/data/memoize-by-object.ts';

/** The positions of the documents of each category. Each page of documents needs them. */
export const byCategory = memoizeByObject((documents: LazyList<Document>) =>
  positionsBy(documents, ({ category }) => category.id),
);
