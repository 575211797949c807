import { compareDesc } from 'date-fns/compareDesc';
import { memoizeByObject } from './memoize-by-object.ts';

interface Dated {
  publishedAt: string;
  id: number;
}

// Each page of a list needs the order of the whole list.
const sorted = memoizeByObject((items: readonly Dated[]) =>
  items.toSorted((a, b) => compareDesc(a.publishedAt, b.publishedAt) || b.id - a.id),
);

/** The newest first; with equal dates the higher id first. A list is sorted once, so it must not change. */
export function newestFirst<Item extends Dated>(items: readonly Item[]): readonly Item[] {
  return sorted(items) as readonly Dated[] as readonly Item[];
}

interface Annual {
  year: number;
  id: number;
}

const sortedByYear = memoizeByObject((items: readonly Annual[]) =>
  items.toSorted((a, b) => b.year - a.year || b.id - a.id),
);

/** The same for items that have only a year. */
export function latestYearFirst<Item extends Annual>(items: readonly Item[]): readonly Item[] {
  return sortedByYear(items) as readonly Annual[] as readonly Item[];
}
