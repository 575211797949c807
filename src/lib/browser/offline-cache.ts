/** The agreement between the pages and the service worker, which keeps copies of them for when there is no connection. */

/** At the root, so that it answers for the whole site. */
export const SERVICE_WORKER_PATH = '/service-worker.js';
/** What it shows in place of a page of which it has no copy. */
export const OFFLINE_PAGE_PATH = '/offline.html';

/** What all of its stores begin with; others are none of its business. */
export const CACHE_PREFIX = 'offline-';
/** By kind; another number makes a worker of a later build begin anew. */
export const CACHE_NAMES = {
  page: `${CACHE_PREFIX}pages-1`,
  payload: `${CACHE_PREFIX}payloads-1`,
  asset: `${CACHE_PREFIX}parts-1`,
} as const;

/** What a page tells the worker: it was seen, and this is what it needs. */
export interface CacheMessage {
  /** Addresses from the root of the site. */
  urls: string[];
}

export function isCacheMessage(data: unknown): data is CacheMessage {
  const urls: unknown = typeof data === 'object' && data !== null && 'urls' in data ? data.urls : undefined;
  return Array.isArray(urls) && urls.every((url) => typeof url === 'string');
}

/** A document can read this header of its own, and a script that of an answer. Hosts may send it, too, with other names. */
export const CACHED_AT_HEADER = 'Server-Timing';
const CACHED_AT_METRIC = 'kept-copy';

/** The header's value for a copy. @param date as its host has said it, an HTTP date */
export function cachedAtValue(date: string): string {
  return `${CACHED_AT_METRIC};desc="${date}"`;
}

/** When what came as a copy was still new. Undefined of what came from the host. */
export function cachedAt(timing: readonly { name: string; description: string }[]): Date | undefined {
  const copy = timing.find(({ name }) => name === CACHED_AT_METRIC);
  return copy && new Date(copy.description);
}

/** The same, read from the header itself. */
export function parseServerTiming(header: string | null): { name: string; description: string }[] {
  const [, name, description = ''] = /^([\w-]+);desc="([^"]*)"$/.exec(header ?? '') ?? [];
  return name === undefined ? [] : [{ name, description }];
}
