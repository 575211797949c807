import { canonicalPathname } from '../lib/address/pathname.ts';
import type { CACHE_NAMES } from '../lib/browser/offline-cache.ts';

export type RequestKind = keyof typeof CACHE_NAMES;

/** Where a copy belongs. The query is no part of it: every page is one document, whatever is asked of it. */
export interface CacheEntry {
  kind: RequestKind;
  /** The address of the copy, in its one spelling. */
  key: string;
}

/** What is of the site and no page of it: the records of builds, an API behind the same name, the map's own document. */
const UNCACHED_PATHS = /^\/(builds|frontend|map-frame)(\/|$)/;
/** Its name changes with its content. */
const HASHED_ASSET = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** Where a copy of this address would be kept. Undefined of what is never kept. */
export function cacheEntryOf(address: string, origin: string): CacheEntry | undefined {
  const url = new URL(address, origin);
  if (url.origin !== origin || UNCACHED_PATHS.test(url.pathname)) return undefined;
  if (url.pathname.startsWith('/assets/'))
    return HASHED_ASSET.test(url.pathname) ? { kind: 'asset', key: url.pathname } : undefined;
  try {
    const key = canonicalPathname(url.pathname);
    return { kind: key.endsWith('/payload.json') ? 'payload' : 'page', key };
  } catch {
    return undefined; // no address of ours
  }
}

type RequestFacts = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>;

/** What a request may be answered with. Undefined: it is none of the worker's business. */
export function classifyRequest(
  { method, url, mode, destination, headers }: RequestFacts,
  origin: string,
): CacheEntry | undefined {
  if (method !== 'GET' || headers.has('Range')) return undefined;
  const place = cacheEntryOf(url, origin);
  // Of what is no part and no payload, only the document of a window is a page.
  const isPage = mode === 'navigate' && destination === 'document';
  return place?.kind === 'page' && !isPage ? undefined : place;
}
