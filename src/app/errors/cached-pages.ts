import { unescapeHtml } from '../../lib/text/escape-html.ts';
import { CACHE_NAMES } from '../../lib/browser/offline-cache.ts';

export interface CachedPage {
  pathname: string;
  title: string;
}

/** No more than one looks through. */
const MAX_PAGES = 10;

/** The pages that open without a connection, those last visited first; none where that cannot be said. */
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

/** The page's own heading names it. What has none leads on to another page. */
async function readPage(store: Cache, request: Request): Promise<CachedPage | undefined> {
  const copy = await store.match(request, { ignoreVary: true });
  const [, markup] = /<h1[^>]*>(.*?)<\/h1>/s.exec((await copy?.text()) ?? '') ?? [];
  const title = unescapeHtml(markup?.replaceAll(/<[^>]*>/g, '') ?? '').trim();
  return title ? { pathname: new URL(request.url).pathname, title } : undefined;
}
