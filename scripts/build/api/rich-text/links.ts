import type { Attributes } from 'sanitize-html';
import { canonicalPathname, UnsafeSegmentError } from '../../../../src/lib/address/pathname.ts';
import { fragmentId } from './heading-ids.ts';

/**
 * The attributes of an editor's link: root-relative for an internal one, with a new tab for an external one, none for a blocked
 * one. The parsed URL decides, not its text.
 */
export function linkAttributes(href: string | undefined, siteUrl: string): Attributes {
  const value = href?.trim() ?? '';
  if (value.startsWith('#')) return { href: `#${fragmentId(value.slice(1))}` };
  const url = parsed(value, siteUrl);
  if (!url) return {};
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { href: url.href };
  if (!isWeb(url)) return {};
  if (!isInside(url, siteUrl)) return { href: url.href, target: '_blank', rel: 'noopener noreferrer' };
  const internal = internalHref(url);
  return internal === undefined ? {} : { href: internal };
}

/** The URL of an editor's picture, if it is allowed. */
export function pictureAddress(src: string | undefined, siteUrl: string): string | undefined {
  const url = parsed(src?.trim() ?? '', siteUrl);
  if (!url || !isWeb(url)) return undefined;
  return isInside(url, siteUrl) ? url.pathname + url.search : url.href;
}

function parsed(value: string, siteUrl: string): URL | undefined {
  return value !== '' && URL.canParse(value, siteUrl) ? new URL(value, siteUrl) : undefined;
}

function isWeb({ protocol, username, password }: URL): boolean {
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
}

function isInside({ host }: URL, siteUrl: string): boolean {
  return host === new URL(siteUrl).host;
}

function internalHref({ pathname, search, hash }: URL): string | undefined {
  try {
    return canonicalPathname(pathname) + search + hash;
  } catch (error) {
    if (error instanceof UnsafeSegmentError) return undefined;
    throw error;
  }
}
