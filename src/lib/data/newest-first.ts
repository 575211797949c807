import { compareDesc } from 'date-fns/compareDesc';

/** The newest first; with equal dates the higher id first. */
export function newestFirst<Item extends { publishedAt: string; id: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => compareDesc(a.publishedAt, b.publishedAt) || b.id - a.id);
}

/** The same for items that have only a year. */
export function latestYearFirst<Item extends { year: number; id: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => b.year - a.year || b.id - a.id);
}
