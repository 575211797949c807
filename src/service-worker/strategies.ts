import { readCached, deleteCached, isCacheable, putCached, withStaleHeader, readOfflinePage } from './caches.ts';
import type { RequestKind, CacheEntry } from './request-kind.ts';
import type { FetchEvent } from './worker-scope.ts';

type Strategy = (event: FetchEvent, entry: CacheEntry) => Promise<Response>;

/** The caching strategies by kind. */
export const strategies: Record<RequestKind, Strategy> = {
  page: (event, entry) =>
    networkFirst(event, entry).catch(async (error: unknown) => {
      const page = await readOfflinePage();
      if (page) return page;
      throw error;
    }),
  payload: networkFirst,
  asset: async (event, entry) => (await readCached(entry)) ?? fetchAndCache(event, entry),
};

/** Time limit for the host, ms; after it the cached response is served. */
const NETWORK_TIMEOUT_MS = 4000;

/** Network first, so that each visit has the newest build. A late response is cached for the next visit. */
async function networkFirst(event: FetchEvent, entry: CacheEntry): Promise<Response> {
  const response = fetchAndCache(event, entry);
  event.waitUntil(response.catch(() => {}));
  const cached = await readCached(entry);
  if (!cached) return response;
  const reply = await Promise.race([response, timeout(NETWORK_TIMEOUT_MS)]).catch(() => undefined);
  return reply && reply.status < 500 ? reply : withStaleHeader(cached);
}

async function fetchAndCache(event: FetchEvent, entry: CacheEntry): Promise<Response> {
  const preloaded = await event.preloadResponse;
  // Firefox resolves a preload that failed to an error response, where Chromium and WebKit reject.
  const reply = preloaded && preloaded.type !== 'error' ? preloaded : await fetch(event.request);
  if (isCacheable(entry.kind, reply)) event.waitUntil(putCached(entry, reply.clone()));
  // A deleted page is not shown from the cache.
  else if (reply.status === 404 || reply.status === 410) event.waitUntil(deleteCached(entry));
  return reply;
}

function timeout(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
