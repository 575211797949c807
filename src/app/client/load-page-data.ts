import type { LoadPageData } from '../../features/list-pages/list-pages.ts';
import { fetchPayload } from './payload.ts';

const TIMEOUT_MS = 30_000;

/**
 * Gives a page the data of another one, of a list that goes on. Data of other code than the one that runs is not
 * used: a page that needs it is then loaded as a whole.
 */
export function createPageDataLoader(app: string): LoadPageData {
  return async (address, whole = address) => {
    const payload = await fetchPayload(address, AbortSignal.timeout(TIMEOUT_MS));
    if (payload.kind !== 'found') throw new Error(`${address}: the host has no payload of this page`);
    if (payload.app === app) return payload.data;
    location.assign(whole);
    return new Promise(() => {});
  };
}
