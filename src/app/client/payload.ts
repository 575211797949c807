import { payloadAddress } from '../../lib/address.ts';

/** What the site's own host knows of an address. `missing` is no 404 of the page yet: it may be younger than the build. */
export type PayloadAnswer =
  { kind: 'found'; app: string; data: unknown } | { kind: 'redirect'; to: string } | { kind: 'missing' };

/** Asks for a payload and believes it only with the right status, type and shape. @throws TypeError when the network fails. */
export async function fetchPayload(address: string, signal: AbortSignal): Promise<PayloadAnswer> {
  const response = await fetch(payloadAddress(address), { signal });
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return { kind: 'missing' };
  const payload: unknown = await response.json().catch(() => null);
  if (typeof payload !== 'object' || payload === null || !('app' in payload)) return { kind: 'missing' };
  if ('redirect' in payload && typeof payload.redirect === 'string') return { kind: 'redirect', to: payload.redirect };
  return 'data' in payload ? { kind: 'found', app: String(payload.app), data: payload.data } : { kind: 'missing' };
}
