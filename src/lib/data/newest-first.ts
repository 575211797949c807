import { type LazyList, sortedBy } from './long-list.ts';
import { memoizeByObject } from './memoize-by-object.ts';

interface Dated {
  publishedAt: string;
  id: number;
}

// Each page of a list needs the order of the whole list.
const sorted = memoizeByObject((items: LazyList<Dated>) =>
  sortedBy(
    items,
    ({ publishedAt, id }) => ({ time: Date.parse(publishedAt), id }),
    (a, b) => b.time - a.time || b.id - a.id,
  ),
);

/** The newest first; with equal dates the higher id first. A list is sorted once, so it must not change. */
export function newestFirst<Item extends Dated>(items: LazyList<Item>): LazyList<Item> {
  return sorted(items) as LazyList<Dated> as LazyList<Item>;
}

interface Annual {
  year: number;
  id: number;
}

const sortedByYear = memoizeByObject((items: LazyList<Annual>) =>
  sortedBy(
    items,
    ({ year, id }) => ({ year, id }),
    (a, b) => b.year - a.year || b.id - a.id,
  ),
);

/** The same for items that have only a year. */
export function latestYearFirst<Item extends Annual>(items: LazyList<Item>): LazyList<Item> {
  return sortedByYear(items) as LazyList<Annual> as LazyList<Item>;
}
