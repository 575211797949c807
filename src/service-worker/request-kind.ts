import { EQUIPMENT_INDEX_PATH } from '../lib/address/equipment-index-path.ts';
import { canonicalPathname } from '../lib/address/pathname.ts';
import type { CACHE_NAMES } from '../lib/browser/offline-cache.ts';

export type RequestKind = keyof typeof CACHE_NAMES;

/** The cache and the key of a response. The query is left out: a page is one document, whatever its query. */
export interface CacheEntry {
  kind: RequestKind;
  /** The key of the cached response: its canonical pathname. */
  key: string;
}

/** Paths of the site that are never cached: build metadata, an API on the same host, the map's document. */
const UNCACHED_PATHS = /^\/(builds|frontend|map-frame)(\/|$)/;
/** A file name with a hash of its content. */
const HASHED_ASSET = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** The cache entry for a URL. Undefined if it is never cached. */
export function cacheEntryOf(href: string, origin: string): CacheEntry | undefined {
  const url = new URL(href, origin);
  if (url.origin !== origin || UNCACHED_PATHS.test(url.pathname)) return undefined;
  if (url.pathname.startsWith('/assets/'))
    return HASHED_ASSET.test(url.pathname) ? { kind: 'asset', key: url.pathname } : undefined;
  try {
    const key = canonicalPathname(url.pathname);
    return { kind: isData(key) ? 'payload' : 'page', key };
  } catch {
    return undefined; // not a pathname of the site
  }
}

function isData(pathname: string): boolean {
  return pathname.endsWith('/payload.json') || pathname === EQUIPMENT_INDEX_PATH;
}

type RequestFacts = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>;

/** The cache entry for a request. Undefined if the worker does not handle the request. */
export function classifyRequest(
  { method, url, mode, destination, headers }: RequestFacts,
  origin: string,
): CacheEntry | undefined {
  if (method !== 'GET' || headers.has('Range')) return undefined;
  const entry = cacheEntryOf(url, origin);
  // Requests for other paths are cached only as the document of a window.
  const isPage = mode === 'navigate' && destination === 'document';
  return entry?.kind === 'page' && !isPage ? undefined : entry;
}
