import { payloadPathname } from '../../lib/address/pathname.ts';
import { CACHED_AT_HEADER, cachedAt, parseServerTiming } from '../../lib/browser/offline-cache.ts';
import { createMemoryCache } from '../../lib/data/memory-cache.ts';

/**
 * What the site's own host knows of an address, or knew at the time of a copy. `missing` is no 404 of the page yet: it may
 * be younger than the build.
 */
export type PayloadResult =
  | { kind: 'found'; app: string; data: unknown; copiedAt?: Date }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' };

export interface PayloadCache {
  /** @throws TypeError when the network fails. */
  get: (address: string) => Promise<PayloadResult>;
  /** What was seen at this address before, however long ago. */
  getStale: (address: string) => PayloadResult | undefined;
  clear: () => void;
}

/** The payloads of this visit: one that was asked for within the last minute is not asked for again. */
export function createPayloadCache(): PayloadCache {
  const cache = createMemoryCache<PayloadResult>();
  return {
    get: (address) => cache.getOrLoad(address, () => fetchPayload(address)),
    getStale: cache.getStale,
    clear: cache.clear,
  };
}

const TIMEOUT_MS = 30_000;

/** Asks for a payload and believes it only with the right status, type and shape. */
async function fetchPayload(pathname: string): Promise<PayloadResult> {
  const response = await fetch(payloadPathname(pathname), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
    // A body that nobody reads would keep its connection.
    await response.body?.cancel();
    return { kind: 'missing' };
  }
  const payload: unknown = await response.json().catch(() => null);
  if (typeof payload !== 'object' || payload === null || !('app' in payload)) return { kind: 'missing' };
  if ('redirect' in payload && typeof payload.redirect === 'string') return { kind: 'redirect', to: payload.redirect };
  if (!('data' in payload)) return { kind: 'missing' };
  const copiedAt = cachedAt(parseServerTiming(response.headers.get(CACHED_AT_HEADER)));
  return { kind: 'found', app: String(payload.app), data: payload.data, copiedAt };
}
