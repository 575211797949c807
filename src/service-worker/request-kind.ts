import { canonicalAddress } from '../lib/address/pathname.ts';
import type { STORES } from '../lib/browser/offline-cache.ts';

export type Kind = keyof typeof STORES;

/** Where a copy belongs. The query is no part of it: every page is one document, whatever is asked of it. */
export interface Place {
  kind: Kind;
  /** The address of the copy, in its one spelling. */
  key: string;
}

/** What is of the site and no page of it: the records of builds, an API behind the same name, the map's own document. */
const OTHERS = /^\/(builds|frontend|map-frame)(\/|$)/;
/** Its name changes with its content. */
const PART = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** Where a copy of this address would be kept. Undefined of what is never kept. */
export function placeOf(address: string, origin: string): Place | undefined {
  const url = new URL(address, origin);
  if (url.origin !== origin || OTHERS.test(url.pathname)) return undefined;
  if (url.pathname.startsWith('/assets/'))
    return PART.test(url.pathname) ? { kind: 'part', key: url.pathname } : undefined;
  try {
    const key = canonicalAddress(url.pathname);
    return { kind: key.endsWith('/payload.json') ? 'payload' : 'page', key };
  } catch {
    return undefined; // no address of ours
  }
}

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>;

/** What a request may be answered with. Undefined: it is none of the worker's business. */
export function placeFor({ method, url, mode, destination, headers }: Asked, origin: string): Place | undefined {
  if (method !== 'GET' || headers.has('Range')) return undefined;
  const place = placeOf(url, origin);
  // Of what is no part and no payload, only the document of a window is a page.
  const isPage = mode === 'navigate' && destination === 'document';
  return place?.kind === 'page' && !isPage ? undefined : place;
}
