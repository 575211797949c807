import { unescapeHtml } from '../../lib/text/escape-html.ts';
import { STORES } from '../../lib/browser/offline-cache.ts';

export interface KeptPage {
  address: string;
  title: string;
}

/** No more than one looks through. */
const MOST = 10;

/** The pages that open without a connection, those last visited first; none where that cannot be said. */
export async function readKeptPages(): Promise<KeptPage[]> {
  try {
    const store = await caches.open(STORES.page);
    const newest = (await store.keys()).slice(-MOST).toReversed();
    const pages = await Promise.all(newest.map((request) => readPage(store, request)));
    return pages.filter((page) => page !== undefined);
  } catch {
    return [];
  }
}

/** The page's own heading names it. What has none leads on to another page. */
async function readPage(store: Cache, request: Request): Promise<KeptPage | undefined> {
  const copy = await store.match(request, { ignoreVary: true });
  const [, markup] = /<h1[^>]*>(.*?)<\/h1>/s.exec((await copy?.text()) ?? '') ?? [];
  const title = unescapeHtml(markup?.replaceAll(/<[^>]*>/g, '') ?? '').trim();
  return title ? { address: new URL(request.url).pathname, title } : undefined;
}
