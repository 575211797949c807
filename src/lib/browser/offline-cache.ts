/** The shared names of the pages and the service worker, which caches pages for visits without a connection. */

/** At the root, because its scope must be the whole site. */
export const SERVICE_WORKER_PATH = '/service-worker.js';
/** Shown in place of a page that is not cached. */
export const OFFLINE_PAGE_PATH = '/offline.html';

/** The prefix of the worker's caches; other caches are left alone. */
export const CACHE_PREFIX = 'offline-';
/** By kind. The names are in visitors' browsers already; another number drops the caches of earlier workers. */
export const CACHE_NAMES = {
  page: `${CACHE_PREFIX}pages-1`,
  payload: `${CACHE_PREFIX}payloads-1`,
  asset: `${CACHE_PREFIX}parts-1`,
} as const;

/** A message of a page: the URLs to cache after it was visited. */
export interface CacheMessage {
  /** Paths from the root of the site. */
  urls: string[];
}

export function isCacheMessage(data: unknown): data is CacheMessage {
  const urls: unknown = typeof data === 'object' && data !== null && 'urls' in data ? data.urls : undefined;
  return Array.isArray(urls) && urls.every((url) => typeof url === 'string');
}

/**
 * The header that marks a cached response. Scripts can read it for the document itself and for responses. Hosts may send the
 * same header with other names.
 */
export const CACHED_AT_HEADER = 'Server-Timing';
/** Earlier workers have cached responses with this name. */
const CACHED_AT_METRIC = 'kept-copy';

/** The header's value for a cached response. @param date from the host's `Date` header */
export function cachedAtValue(date: string): string {
  return `${CACHED_AT_METRIC};desc="${date}"`;
}

/** When a cached response was fetched. Undefined for a response from the host. */
export function cachedAt(timing: readonly { name: string; description: string }[]): Date | undefined {
  const copy = timing.find(({ name }) => name === CACHED_AT_METRIC);
  return copy && new Date(copy.description);
}

/** The same from the header itself. */
export function parseServerTiming(header: string | null): { name: string; description: string }[] {
  const [, name, description = ''] = /^([\w-]+);desc="([^"]*)"$/.exec(header ?? '') ?? [];
  return name === undefined ? [] : [{ name, description }];
}
