import type { LazyList } from './long-list.ts';
import { memoizeByObject } from './memoize-by-object.ts';

/** A year of a list and its pages. */
export interface YearSpan {
  year: number;
  /** Number of its items. */
  count: number;
  /** First and last page, counted from 1. */
  from: number;
  to: number;
}

/** The pages of each year, newest first. `years` has the year of each item in the order of the list. */
export function yearSpans(years: readonly number[], perPage: number): YearSpan[] {
  const spans = new Map<number, YearSpan>();
  for (const [index, year] of years.entries()) {
    const page = Math.floor(index / perPage) + 1;
    const known = spans.get(year);
    spans.set(year, known ? { ...known, count: known.count + 1, to: page } : { year, count: 1, from: page, to: page });
  }
  return [...spans.values()].toSorted((a, b) => b.year - a.year);
}

/** The same for lists, newest first. Each page needs the years of the whole list, so they are found once. */
export function yearSpansBy<Item>(
  yearOf: (item: Item) => number,
  perPage: number,
): (list: LazyList<Item>) => YearSpan[] {
  return memoizeByObject((list: LazyList<Item>) => yearSpans(Array.from(list, yearOf), perPage));
}
