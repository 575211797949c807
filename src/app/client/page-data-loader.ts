import type { LoadPageData } from '../../features/paged-list/list-page.ts';
import { openIfReachable } from '../../lib/browser/chunk-recovery.ts';
import type { PayloadCache } from './payload-cache.ts';
import { leftPage } from '../../lib/browser/left-page.ts';
import { mayReload } from '../../lib/browser/reload-guard.ts';

/**
 * Loads the data of another page, for lists with added pages. Data of other code than the running one is not used; the browser
 * then loads the whole page, unless the visitor has gone elsewhere meanwhile.
 */
export function createPageDataLoader(app: string, payloads: PayloadCache): LoadPageData {
  return async (pathname, whole = pathname) => {
    const isLeft = leftPage();
    const payload = await payloads.get(pathname);
    if (payload.kind !== 'found') throw new Error(`${pathname}: the host has no payload of this page`);
    if (payload.app === app) return payload.page.data;
    const cause = new Error(`${pathname}: the payload is of other code`);
    await openIfReachable(whole, () => !isLeft() && mayOpenDocument(whole), cause);
    throw cause;
  };
}

/** During a publication the host may serve the old page again, so repeated full loads are limited. */
function mayOpenDocument(documentUrl: string): boolean {
  const { pathname } = new URL(documentUrl, location.href);
  return pathname !== location.pathname || mayReload(pathname);
}
