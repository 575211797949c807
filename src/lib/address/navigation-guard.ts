/** What may happen when a visitor follows an address. */
export type HrefTarget =
  /** A page of the site: `address` is a path from the root, or a query or a fragment of the page one is on. */
  | { kind: 'internal'; href: string }
  /** Another site, and the link says so. */
  | { kind: 'external'; href: string }
  /** A call or a letter. */
  | { kind: 'contact'; href: string }
  | { kind: 'blocked'; reason: string };

/** Any origin that is no real one: it only serves to complete addresses of our own. */
const OWN_ORIGIN = 'https://site.invalid';
/** What nearly every link of ours looks like: no reader could take it for anything but a path of this site. */
const PLAIN_PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;
const CONTACT_PROTOCOLS = ['tel:', 'mailto:'];
const WEB_PROTOCOLS = ['http:', 'https:'];

/**
 * Judges an address the way the browser would read it: on the parsed URL, so that tabs inside a scheme, backslashes,
 * capitals and `//host` hide nothing. Everything but the web, calls and letters is blocked: `javascript:`, `data:`,
 * `blob:`, `vbscript:`, `view-source:` and whatever comes next.
 * @param external the link is marked as one that leaves the site
 * @param origin of this site, where it is known; without it a full address of our own counts as external
 */
export function classifyHref(
  href: string,
  { external = false, origin }: { external?: boolean; origin?: string } = {},
): HrefTarget {
  if (PLAIN_PATH.test(href)) return { kind: 'internal', href };
  const url = parseHref(href);
  if (!url) return { kind: 'blocked', reason: `«${href}» is no address` };
  if (CONTACT_PROTOCOLS.includes(url.protocol)) return { kind: 'contact', href: url.href };
  if (!WEB_PROTOCOLS.includes(url.protocol))
    return { kind: 'blocked', reason: `«${url.protocol}» addresses are never followed` };
  if (url.origin === OWN_ORIGIN || url.origin === origin) return { kind: 'internal', href: internalHref(href, url) };
  if (external) return { kind: 'external', href: url.href };
  return { kind: 'blocked', reason: `«${url.href}» leaves the site and is not marked as external` };
}

/** With a scheme of its own an address is read alone: `https:host` is another site, whatever page it stands on. */
function parseHref(href: string): URL | undefined {
  if (URL.canParse(href)) return new URL(href);
  return URL.canParse(href, OWN_ORIGIN) ? new URL(href, OWN_ORIGIN) : undefined;
}

/** A bare fragment or query belongs to the page one is on; anything else counts from the root. */
function internalHref(href: string, url: URL): string {
  const trimmed = href.trim();
  if (trimmed.startsWith('#')) return url.hash || '#';
  if (trimmed.startsWith('?')) return `${url.search || '?'}${url.hash}`;
  // `/.//host` is a path of ours, but a second slash in front would make it another site once it stands in a link.
  const path = url.pathname.replace(/^\/+/, '/');
  return `${path}${url.search}${url.hash}`;
}
