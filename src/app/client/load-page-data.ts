import type { LoadPageData } from '../../features/list-pages/list-pages.ts';
import { openDocument } from './open-document.ts';
import type { Payloads } from './payloads.ts';

/**
 * Gives a page the data of another one, of a list that goes on. Data of other code than the one that runs is not
 * used: a page that needs it is then loaded as a whole.
 */
export function createPageDataLoader(app: string, payloads: Payloads): LoadPageData {
  return async (address, whole = address) => {
    const payload = await payloads.get(address);
    if (payload.kind !== 'found') throw new Error(`${address}: the host has no payload of this page`);
    return payload.app === app ? payload.data : openDocument(whole);
  };
}
