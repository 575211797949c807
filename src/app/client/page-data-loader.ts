import type { LoadPageData } from '../../features/paged-list/list-page.ts';
import { hasUnsavedWork } from '../../lib/browser/unsaved-work.ts';
import { openDocument } from '../../lib/browser/open-document.ts';
import type { PayloadCache } from './payload-cache.ts';
import { mayReload } from '../../lib/browser/reload-guard.ts';

/**
 * Gives a page the data of another one, of a list that goes on. Data of other code than the one that runs is not
 * used: a page that needs it is then loaded as a whole.
 */
export function createPageDataLoader(app: string, payloads: PayloadCache): LoadPageData {
  return async (address, whole = address) => {
    const payload = await payloads.get(address);
    if (payload.kind !== 'found') throw new Error(`${address}: the host has no payload of this page`);
    if (payload.app === app) return payload.data;
    if (hasUnsavedWork() || !mayOpenDocument(whole)) throw new Error(`${address}: the payload is of other code`);
    return openDocument(whole);
  };
}

/** The page on the screen may come back as it was, where its host is in the middle of a publication: not without end. */
function mayOpenDocument(documentUrl: string): boolean {
  const { pathname } = new URL(documentUrl, location.href);
  return pathname !== location.pathname || mayReload(pathname);
}
