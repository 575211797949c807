import { readCached, deleteCached, isCacheable, putCached, withStaleHeader, readOfflinePage } from './caches.ts';
import type { RequestKind, CacheEntry } from './request-kind.ts';
import type { FetchEvent } from './worker-scope.ts';

type Strategy = (event: FetchEvent, place: CacheEntry) => Promise<Response>;

/** How what belongs to a place is answered, by kind. */
export const strategies: Record<RequestKind, Strategy> = {
  page: (event, place) =>
    networkFirst(event, place).catch(async (error: unknown) => {
      const page = await readOfflinePage();
      if (page) return page;
      throw error;
    }),
  payload: networkFirst,
  asset: async (event, place) => (await readCached(place)) ?? fetchAndCache(event, place),
};

/** A copy stands in when the host has not answered by then, ms, as it does for a host that fails. */
const NETWORK_TIMEOUT_MS = 4000;

/** The host has the first word, so that no build is ever held back; what it says late is kept for the next time. */
async function networkFirst(event: FetchEvent, place: CacheEntry): Promise<Response> {
  const asked = fetchAndCache(event, place);
  event.waitUntil(asked.catch(() => {}));
  const copy = await readCached(place);
  if (!copy) return asked;
  const reply = await Promise.race([asked, timeout(NETWORK_TIMEOUT_MS)]).catch(() => undefined);
  return reply && reply.status < 500 ? reply : withStaleHeader(copy);
}

async function fetchAndCache(event: FetchEvent, place: CacheEntry): Promise<Response> {
  const reply = (await event.preloadResponse) ?? (await fetch(event.request));
  if (isCacheable(place.kind, reply)) event.waitUntil(putCached(place, reply.clone()));
  // A page that the company has withdrawn is no longer shown.
  else if (reply.status === 404 || reply.status === 410) event.waitUntil(deleteCached(place));
  return reply;
}

function timeout(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
