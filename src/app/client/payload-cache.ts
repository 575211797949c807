import { payloadPathname } from '../../lib/address/pathname.ts';
import { CACHED_AT_HEADER, cachedAt, parseServerTiming } from '../../lib/browser/offline-cache.ts';
import type { LoadedPage, Payload } from '../router/page-state.ts';
import { createMemoryCache } from '../../lib/data/memory-cache.ts';

/**
 * The host's reply for a payload, or a cached one. `missing` does not mean that the page is a 404: it may have been created
 * after the build.
 */
export type PayloadResult =
  | { kind: 'found'; app: string; page: Required<LoadedPage>; copiedAt?: Date }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' };

export interface PayloadCache {
  /** @throws TypeError when the network fails. */
  get: (pathname: string) => Promise<PayloadResult>;
  /** The last reply for this URL, whatever its age. */
  getStale: (pathname: string) => PayloadResult | undefined;
  clear: () => void;
}

/** Caches the payloads of this visit for a minute each. */
export function createPayloadCache(): PayloadCache {
  const cache = createMemoryCache<PayloadResult>();
  return {
    get: (pathname) => cache.getOrLoad(pathname, () => fetchPayload(pathname)),
    getStale: cache.getStale,
    clear: cache.clear,
  };
}

const TIMEOUT_MS = 30_000;

/** Fetches a payload and checks its status, type and shape. */
async function fetchPayload(pathname: string): Promise<PayloadResult> {
  const response = await fetch(payloadPathname(pathname), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
    // An unread body would keep its connection open.
    await response.body?.cancel();
    return { kind: 'missing' };
  }
  const payload: unknown = await response.json().catch(() => null);
  if (!isPayload(payload)) return { kind: 'missing' };
  if ('redirect' in payload) return { kind: 'redirect', to: payload.redirect };
  const { app, ...page } = payload;
  const copiedAt = cachedAt(parseServerTiming(response.headers.get(CACHED_AT_HEADER)));
  return { kind: 'found', app, page, copiedAt };
}

/** Whether the reply is a payload. Whether its page fits the running code is seen by its app. */
function isPayload(reply: unknown): reply is Payload {
  if (typeof reply !== 'object' || reply === null || !('app' in reply)) return false;
  return 'data' in reply || ('redirect' in reply && typeof reply.redirect === 'string');
}
