import { decodeUri } from '../../lib/address/decode-uri.ts';
import { routes } from '../../routes.ts';
import { type Shortlist, createShortlist, shortlistSize } from './shortlist.ts';

/** In the query of the page for planners; without a value, the visitor's own shortlist. */
export const SHORTLIST_PARAM = 'folder';

/**
 * The URL of a shortlist: `/planners?folder=sfera-a-1200,sfera-k-6000/101,102`, models before the slash and documents after
 * it, since no slug holds a slash. Commas and slashes need no escape in a query, so it stays readable. Without a shortlist,
 * the URL of the visitor's own one.
 */
export function shortlistHref(shortlist?: Shortlist): string {
  const own = `${routes.planners.href()}?${SHORTLIST_PARAM}`;
  if (!shortlist || shortlistSize(shortlist) === 0) return own;
  const { products, documents } = shortlist;
  const ids = documents.length > 0 ? `/${documents.join()}` : '';
  // Twice: the first decoding is the query's own, and a comma within a slug must survive it.
  return `${own}=${products.map((slug) => encodeURIComponent(encodeURIComponent(slug))).join()}${ids}`;
}

/** Parses the untrusted value of a link: invalid names are dropped. */
export function parseShortlistLink(value: string): Shortlist {
  const [slugs = '', ids = ''] = value.split('/');
  return createShortlist(slugs.split(',').map(decodeUri), ids.split(',').map(numberIn));
}

function numberIn(id: string): number | undefined {
  return /^\d+$/.test(id) ? Number(id) : undefined;
}
