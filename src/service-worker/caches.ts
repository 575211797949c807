import {
  CACHED_AT_HEADER,
  cachedAtValue,
  OFFLINE_PAGE_PATH,
  CACHE_PREFIX,
  CACHE_NAMES,
} from '../lib/browser/offline-cache.ts';
import { type RequestKind, type CacheEntry, cacheEntryOf } from './request-kind.ts';
import { excessEntries, unusedAssets } from './pruning.ts';

/** The largest number of entries. Payloads are small, and those of prefetched links are among them. */
const MAX_ENTRIES: Partial<Record<RequestKind, number>> = { page: 60, payload: 120 };

/** Accepted content types by kind. An asset is never HTML: some hosts send a page for a missing file. */
const CONTENT_TYPES: Record<RequestKind, RegExp> = { page: /^text\/html/, payload: /json/, asset: /^(?!text\/html)/ };

const openCache = (kind: RequestKind) => caches.open(CACHE_NAMES[kind]);

/** The cached response, if there is one; none if the cache cannot be read. */
export function readCached({ kind, key }: CacheEntry): Promise<Response | undefined> {
  return openCache(kind)
    .then((store) => store.match(key, { ignoreVary: true }))
    .catch(() => undefined);
}

/**
 * Whether a response may be cached: no error, no page for a missing file, and no redirected response, which browsers refuse for
 * a navigation.
 */
export function isCacheable(kind: RequestKind, reply: Response): boolean {
  const type = reply.headers.get('Content-Type') ?? '';
  return reply.status === 200 && reply.type === 'basic' && !reply.redirected && CONTENT_TYPES[kind].test(type);
}

/** Caches a response. A failure is ignored. */
export async function putCached({ kind, key }: CacheEntry, reply: Response): Promise<void> {
  try {
    const store = await openCache(kind);
    await store.put(key, reply);
    const most = MAX_ENTRIES[kind];
    if (most !== undefined) for (const old of excessEntries(await store.keys(), most)) await store.delete(old);
  } catch (error) {
    console.warn(`${key} is not cached`, error);
  }
}

export async function deleteCached({ kind, key }: CacheEntry): Promise<void> {
  await (await openCache(kind)).delete(key, { ignoreVary: true });
}

/** Fetches and caches the URLs of a page's message, one at a time so that the visitor's own requests come first. */
export async function cacheAll(urls: string[], origin: string): Promise<void> {
  const entries = urls.map((url) => cacheEntryOf(url, origin)).filter((entry) => entry !== undefined);
  for (const entry of entries) {
    if (entry.kind === 'asset' && (await readCached(entry))) continue;
    const reply = await fetch(entry.key, { priority: 'low' }).catch(() => undefined);
    if (reply && isCacheable(entry.kind, reply)) await putCached(entry, reply);
  }
  if (!(await readOfflinePage())) await cacheOfflinePage();
}

/** A cached response with the header that has the time of caching. */
export function withStaleHeader(cached: Response): Response {
  const headers = new Headers(cached.headers);
  headers.set(CACHED_AT_HEADER, cachedAtValue(cached.headers.get('Date') ?? ''));
  return new Response(cached.body, { status: cached.status, statusText: cached.statusText, headers });
}

/** The offline page is in the cache of assets, which has no limit. */
export function readOfflinePage(): Promise<Response | undefined> {
  return readCached({ kind: 'asset', key: OFFLINE_PAGE_PATH });
}

const ASSETS = /\/assets\/[\w.-]+/g;

/** Fetches the offline page and its assets. @throws when one of them cannot be fetched */
export async function cacheOfflinePage(): Promise<void> {
  const reply = await fetch(OFFLINE_PAGE_PATH, { cache: 'no-cache' });
  if (!isCacheable('page', reply)) throw new Error(`${OFFLINE_PAGE_PATH} was answered with ${reply.status}`);
  const store = await openCache('asset');
  const html = await reply.clone().text();
  for (const [asset] of html.matchAll(ASSETS)) if (!(await store.match(asset))) await store.add(asset);
  await store.put(OFFLINE_PAGE_PATH, reply);
}

/** Deletes caches of other versions of the worker, and assets that no cached document needs. */
export async function pruneCaches(): Promise<void> {
  await deleteCaches((name) => !Object.values<string>(CACHE_NAMES).includes(name));
  const pages = await openCache('page');
  const store = await openCache('asset');
  const documents = await Promise.all([
    ...(await cachedTexts(pages)).values(),
    (await readOfflinePage())?.text() ?? '',
  ]);
  const assets = await cachedTexts(store);
  assets.delete(OFFLINE_PAGE_PATH);
  for (const asset of unusedAssets(documents, assets)) await store.delete(asset);
}

export async function deleteCaches(isOld: (name: string) => boolean = () => true): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX) && isOld(name)) await caches.delete(name);
}

const TEXT_TYPES = /text|javascript|json/;

/** The cached responses of a cache by pathname, as text; empty for binary ones. */
async function cachedTexts(store: Cache): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const request of await store.keys()) {
    const cached = await store.match(request, { ignoreVary: true });
    const isText = TEXT_TYPES.test(cached?.headers.get('Content-Type') ?? '');
    all.set(new URL(request.url).pathname, isText ? ((await cached?.text()) ?? '') : '');
  }
  return all;
}
