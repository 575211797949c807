import { decodeUri } from '../../lib/address/decode-uri.ts';
import { routes } from '../../routes.ts';
import { type Shortlist, createShortlist, shortlistSize, quantityOf } from './shortlist.ts';

/** In the query of the page for planners; without a value, the visitor's own shortlist. */
export const SHORTLIST_PARAM = 'folder';

/**
 * The URL of a shortlist: `/planners?folder=sfera-a-1200:3,sfera-k-6000/101,102`, models with their quantities before the
 * slash, documents after it, since no slug has a slash. Commas and slashes need no escape in a query, so it stays readable.
 * Without a shortlist, the URL of the visitor's own one.
 */
export function shortlistHref(shortlist?: Shortlist): string {
  const own = `${routes.planners.href()}?${SHORTLIST_PARAM}`;
  if (!shortlist || shortlistSize(shortlist) === 0) return own;
  const { products, documents } = shortlist;
  const ids = documents.length > 0 ? `/${documents.join()}` : '';
  const models = products.map((slug) => {
    const quantity = quantityOf(shortlist, slug);
    // Twice: the first decoding is the query's own, and a comma or a colon within a slug must survive it.
    return encodeURIComponent(encodeURIComponent(slug)) + (quantity > 1 ? `:${quantity}` : '');
  });
  return `${own}=${models.join()}${ids}`;
}

/** «sfera-a-1200:3» */
const QUANTITY = /^(.+):(\d{1,3})$/;

/** Parses the untrusted value of a link: invalid names are dropped. */
export function parseShortlistLink(value: string): Shortlist {
  const [slugs = '', ids = ''] = value.split('/');
  const models = slugs.split(',').map((text) => {
    const [, slug = text, quantity] = QUANTITY.exec(text) ?? [];
    return { slug: decodeUri(slug), quantity: Number(quantity ?? 1) };
  });
  return createShortlist(
    models.map(({ slug }) => slug),
    ids.split(',').map(numberIn),
    Object.fromEntries(models.map(({ slug, quantity }) => [slug, quantity])),
  );
}

function numberIn(id: string): number | undefined {
  return /^\d+$/.test(id) ? Number(id) : undefined;
}
