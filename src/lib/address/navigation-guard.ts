/** The classification of a link's URL. */
export type HrefTarget =
  /** A page of the site: a path from the root, or a query or a fragment of the current page. */
  | { kind: 'internal'; href: string }
  /** Another site; the link is marked as external. */
  | { kind: 'external'; href: string }
  /** A phone or e-mail link. */
  | { kind: 'contact'; href: string }
  | { kind: 'blocked'; reason: string };

/** A dummy origin to resolve relative URLs. */
const OWN_ORIGIN = 'https://site.invalid';
/** The form of nearly all internal links, which needs no parsing. */
const PLAIN_PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;
const CONTACT_PROTOCOLS = ['tel:', 'mailto:'];
const WEB_PROTOCOLS = ['http:', 'https:'];

/**
 * Classifies a URL by its parsed form, as browsers do, so that tabs inside a scheme, backslashes, capitals and `//host`
 * are handled. Everything but http(s), phone and e-mail links is blocked: `javascript:`, `data:`, `blob:`, `vbscript:`,
 * `view-source:` and unknown schemes.
 * @param external whether the link is marked as external
 * @param origin of this site, if known; without it an absolute URL of the site counts as external
 */
export function classifyHref(
  href: string,
  { external = false, origin }: { external?: boolean; origin?: string } = {},
): HrefTarget {
  if (PLAIN_PATH.test(href)) return { kind: 'internal', href };
  const url = parseHref(href);
  if (!url) return { kind: 'blocked', reason: `«${href}» is not a URL` };
  if (CONTACT_PROTOCOLS.includes(url.protocol)) return { kind: 'contact', href: url.href };
  if (!WEB_PROTOCOLS.includes(url.protocol))
    return { kind: 'blocked', reason: `«${url.protocol}» URLs are never followed` };
  if (url.origin === OWN_ORIGIN || url.origin === origin) return { kind: 'internal', href: internalHref(href, url) };
  if (external) return { kind: 'external', href: url.href };
  return { kind: 'blocked', reason: `«${url.href}» leaves the site and is not marked as external` };
}

/** A URL with a scheme is parsed without a base: `https:host` is another site on any page. */
function parseHref(href: string): URL | undefined {
  if (URL.canParse(href)) return new URL(href);
  return URL.canParse(href, OWN_ORIGIN) ? new URL(href, OWN_ORIGIN) : undefined;
}

/** A bare fragment or query is relative to the current page; other URLs are relative to the root. */
function internalHref(href: string, url: URL): string {
  const trimmed = href.trim();
  if (trimmed.startsWith('#')) return url.hash || '#';
  if (trimmed.startsWith('?')) return `${url.search || '?'}${url.hash}`;
  // `/.//host` is a path of this site, but with two leading slashes it would be another site.
  const path = url.pathname.replace(/^\/+/, '/');
  return `${path}${url.search}${url.hash}`;
}
