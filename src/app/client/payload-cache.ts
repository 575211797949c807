import { payloadAddress } from '../../lib/address/pathname.ts';
import { COPY_HEADER, dateOfCopy, timingIn } from '../../lib/browser/offline-cache.ts';
import { createMemoryCache } from '../../lib/data/memory-cache.ts';

/**
 * What the site's own host knows of an address, or knew at the time of a copy. `missing` is no 404 of the page yet: it may
 * be younger than the build.
 */
export type PayloadAnswer =
  | { kind: 'found'; app: string; data: unknown; copiedAt?: Date | undefined }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' };

export interface Payloads {
  /** @throws TypeError when the network fails. */
  get: (address: string) => Promise<PayloadAnswer>;
  /** What was seen at this address before, however long ago. */
  seen: (address: string) => PayloadAnswer | undefined;
  clear: () => void;
}

/** The payloads of this visit: one that was asked for within the last minute is not asked for again. */
export function createPayloads(): Payloads {
  const cache = createMemoryCache<PayloadAnswer>();
  return {
    get: (address) => cache.ask(address, () => fetchPayload(address)),
    seen: cache.readStale,
    clear: cache.clear,
  };
}

const TIMEOUT_MS = 30_000;

/** Asks for a payload and believes it only with the right status, type and shape. */
async function fetchPayload(address: string): Promise<PayloadAnswer> {
  const response = await fetch(payloadAddress(address), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
    // A body that nobody reads would keep its connection.
    await response.body?.cancel();
    return { kind: 'missing' };
  }
  const payload: unknown = await response.json().catch(() => null);
  if (typeof payload !== 'object' || payload === null || !('app' in payload)) return { kind: 'missing' };
  if ('redirect' in payload && typeof payload.redirect === 'string') return { kind: 'redirect', to: payload.redirect };
  if (!('data' in payload)) return { kind: 'missing' };
  const copiedAt = dateOfCopy(timingIn(response.headers.get(COPY_HEADER)));
  return { kind: 'found', app: String(payload.app), data: payload.data, copiedAt };
}
