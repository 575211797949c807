import { unescapeHtml } from '../../lib/text/escape-html.ts';
import { CACHE_NAMES } from '../../lib/browser/offline-cache.ts';

export interface CachedPage {
  pathname: string;
  title: string;
}

/** Maximum of pages in the list. */
const MAX_PAGES = 10;

/** The cached pages, the last visited first; empty where the cache cannot be read. */
export async function readCachedPages(): Promise<CachedPage[]> {
  try {
    const store = await caches.open(CACHE_NAMES.page);
    const newest = (await store.keys()).slice(-MAX_PAGES).toReversed();
    const pages = await Promise.all(newest.map((request) => readPage(store, request)));
    return pages.filter((page) => page !== undefined);
  } catch {
    return [];
  }
}

/** The text of the page's heading is its name. A document without a heading is a redirect page. */
async function readPage(store: Cache, request: Request): Promise<CachedPage | undefined> {
  const copy = await store.match(request, { ignoreVary: true });
  const [, markup] = /<h1[^>]*>(.*?)<\/h1>/s.exec((await copy?.text()) ?? '') ?? [];
  const title = unescapeHtml(markup?.replaceAll(/<[^>]*>/g, '') ?? '').trim();
  return title ? { pathname: new URL(request.url).pathname, title } : undefined;
}
