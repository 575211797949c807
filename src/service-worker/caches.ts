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

/** Accepted content types, by kind. An asset is never HTML: some hosts answer a missing file with a page. */
const CONTENT_TYPES: Record<RequestKind, RegExp> = { page: /^text\/html/, payload: /json/, asset: /^(?!text\/html)/ };

const openCache = (kind: RequestKind) => caches.open(CACHE_NAMES[kind]);

/** The cached response, if there is one; a store that cannot be read has none. */
export function readCached({ kind, key }: CacheEntry): Promise<Response | undefined> {
  return openCache(kind)
    .then((store) => store.match(key, { ignoreVary: true }))
    .catch(() => undefined);
}

/**
 * Whether a response may be cached: no error, no page in place of a missing file, and no redirected response, which
 * browsers would refuse for a navigation.
 */
export function isCacheable(kind: RequestKind, reply: Response): boolean {
  const type = reply.headers.get('Content-Type') ?? '';
  return reply.status === 200 && reply.type === 'basic' && !reply.redirected && CONTENT_TYPES[kind].test(type);
}

/** Caches a response. If the browser refuses, everything else goes on without it. */
export async function putCached({ kind, key }: CacheEntry, reply: Response): Promise<void> {
  try {
    const store = await openCache(kind);
    await store.put(key, reply);
    const most = MAX_ENTRIES[kind];
    if (most !== undefined) for (const old of excessEntries(await store.keys(), most)) await store.delete(old);
  } catch (error) {
    console.warn(`There is no copy of ${key}`, error);
  }
}

export async function deleteCached({ kind, key }: CacheEntry): Promise<void> {
  await (await openCache(kind)).delete(key, { ignoreVary: true });
}

/** Fetches and keeps what a page has named: one thing after the other, for the visitor comes first. */
export async function cacheAll(addresses: string[], origin: string): Promise<void> {
  const places = addresses.map((address) => cacheEntryOf(address, origin)).filter((place) => place !== undefined);
  for (const place of places) {
    if (place.kind === 'asset' && (await readCached(place))) continue;
    const reply = await fetch(place.key, { priority: 'low' }).catch(() => undefined);
    if (reply && isCacheable(place.kind, reply)) await putCached(place, reply);
  }
  if (!(await readOfflinePage())) await cacheOfflinePage();
}

/** A copy that says of itself that it is one. */
export function withStaleHeader(copy: Response): Response {
  const headers = new Headers(copy.headers);
  headers.set(CACHED_AT_HEADER, cachedAtValue(copy.headers.get('Date') ?? ''));
  return new Response(copy.body, { status: copy.status, statusText: copy.statusText, headers });
}

/** It lies among the parts, which no number of visited pages pushes out. */
export function readOfflinePage(): Promise<Response | undefined> {
  return readCached({ kind: 'asset', key: OFFLINE_PAGE_PATH });
}

const ASSETS = /\/assets\/[\w.-]+/g;

/** Fetches the page for what is not at hand, and the parts that it names. @throws when anything of it cannot be had */
export async function cacheOfflinePage(): Promise<void> {
  const reply = await fetch(OFFLINE_PAGE_PATH, { cache: 'no-cache' });
  if (!isCacheable('page', reply)) throw new Error(`${OFFLINE_PAGE_PATH} was answered with ${reply.status}`);
  const store = await openCache('asset');
  const html = await reply.clone().text();
  for (const [part] of html.matchAll(ASSETS)) if (!(await store.match(part))) await store.add(part);
  await store.put(OFFLINE_PAGE_PATH, reply);
}

/** Drops what workers of other builds have kept in other ways, and the parts that nothing kept needs. */
export async function pruneCaches(): Promise<void> {
  await deleteCaches((name) => !Object.values<string>(CACHE_NAMES).includes(name));
  const pages = await openCache('page');
  const store = await openCache('asset');
  const documents = await Promise.all([
    ...(await cachedTexts(pages)).values(),
    (await readOfflinePage())?.text() ?? '',
  ]);
  const parts = await cachedTexts(store);
  parts.delete(OFFLINE_PAGE_PATH);
  for (const part of unusedAssets(documents, parts)) await store.delete(part);
}

export async function deleteCaches(isOld: (name: string) => boolean = () => true): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX) && isOld(name)) await caches.delete(name);
}

const TEXT_TYPES = /text|javascript|json/;

/** Every cached response of a store by its pathname: its text, empty for a response that is no text. */
async function cachedTexts(store: Cache): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const request of await store.keys()) {
    const copy = await store.match(request, { ignoreVary: true });
    const isText = TEXT_TYPES.test(copy?.headers.get('Content-Type') ?? '');
    all.set(new URL(request.url).pathname, isText ? ((await copy?.text()) ?? '') : '');
  }
  return all;
}
