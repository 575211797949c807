import { compareDesc } from 'date-fns/compareDesc';
import { notFound } from '../http/api-error.ts';
import { paginate } from '../http/paging.ts';
import { get } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import type { Collection } from '../entries/collection.ts';

/** A list call: the entries of a page as summaries. */
export const list = <T>(path: string, entries: readonly T[], toReply: (entry: T) => unknown): Route =>
  get(path, ({ query }) => paginate(entries, query, toReply));

/** A detail call, by id or slug; error 107 for any other. */
export const detail = <T>(path: string, entries: Collection<T>, toReply: (entry: T) => unknown): Route =>
  get(`${path}/:id`, ({ params }) => toReply(found(entries, params.id)));

/** The entry with a key from a request, or error 107. */
export function found<T>(entries: Collection<T>, key: string | undefined): T {
  const entry = key === undefined ? undefined : entries.find(key);
  if (entry === undefined) throw notFound();
  return entry;
}

export const newestFirst = <T extends { publishedAt: string }>(entries: readonly T[]): T[] =>
  entries.toSorted((a, b) => compareDesc(a.publishedAt, b.publishedAt));
