import { compareDesc } from 'date-fns/compareDesc';

/** The newest first; of one moment the one with the higher id. */
export function newestFirst<Item extends { publishedAt: string; id: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => compareDesc(a.publishedAt, b.publishedAt) || b.id - a.id);
}

/** The same for what has only a year. */
export function latestYearFirst<Item extends { year: number; id: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => b.year - a.year || b.id - a.id);
}
