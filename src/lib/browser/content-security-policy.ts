import { POLICY_NAMES } from './trusted-types.ts';

/** Hosts besides the site's own that a page may use. */
export interface AllowedHosts {
  /** Origin of the API. */
  api: string;
  /** Origins of pictures, videos and documents. */
  files: string[];
  /** Whether the site runs Metrika. */
  analytics?: boolean;
  /** The site is served over https, so http URLs are upgraded. */
  secure?: boolean;
  /** HSTS: for this host, for its subdomains as well, or off. */
  hsts?: 'on' | 'subdomains' | 'off';
  /** URL for violation reports. */
  reports?: string;
}

/** The name of the endpoint in `Reporting-Endpoints`. */
export const REPORT_GROUP = 'csp';

export type Policy = Record<string, string>;

const METRIKA = 'https://mc.yandex.ru https://mc.yandex.com';
const METRIKA_SOCKETS = 'wss://mc.yandex.ru wss://mc.yandex.com';
const METRIKA_PLAYERS = 'https://metrika.yandex.ru https://*.webvisor.com';
const VIDEOS = 'https://rutube.ru https://vk.com https://vkvideo.ru';
const MAPS = 'https://api-maps.yandex.ru https://*.api-maps.yandex.ru';
const MAP_ASSETS = `${MAPS} https://yastatic.net`;

/**
 * The only inline script, `src/app/server/before-paint.js`. Headers at the edge name it, so they must be renewed when it changes:
 * before the new pages are published, because the old ones do not need it.
 */
export const BEFORE_PAINT_HASH = "'sha256-JhUNOhJIKeIypfIiiY5BB+9HAkT3x4EAEQXNzWtA0f4='";

/** Allows the styles in a document. */
export const INLINE_STYLES = "'unsafe-inline'";

/**
 * The policy in the header of every page: no other inline script, no evaluation, only the listed hosts. A header cannot know the
 * styles in a document, which change with each design, so it allows any. The page's own policy allows these only.
 */
export function sitePolicy({ api, files, analytics = false, secure = false, reports }: AllowedHosts): Policy {
  const withAnalytics = (hosts: string) => (analytics ? ` ${hosts}` : '');
  return {
    'default-src': "'none'",
    'script-src': `'self' ${BEFORE_PAINT_HASH}${withAnalytics('https://mc.yandex.ru https://yastatic.net')}`,
    'style-src': `'self' ${INLINE_STYLES}`,
    'style-src-attr': "'none'",
    'img-src': `'self' data: ${files.join(' ')}${withAnalytics(METRIKA)}`,
    'font-src': "'self'",
    'media-src': `'self' ${files.join(' ')}`,
    // The page sends a request to the host of a video to check whether it is reachable.
    'connect-src': `'self' ${api} ${VIDEOS}${withAnalytics(`${METRIKA} ${METRIKA_SOCKETS}`)}`,
    'frame-src': `'self' ${VIDEOS}${withAnalytics(`blob: ${METRIKA}`)}`,
    ...(analytics && { 'child-src': `blob: ${METRIKA}` }),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'form-action': "'self'",
    'frame-ancestors': `'self'${withAnalytics(METRIKA_PLAYERS)}`,
    // Metrika creates scripts and markup without Trusted Types.
    ...(!analytics && { 'require-trusted-types-for': "'script'", 'trusted-types': POLICY_NAMES.join(' ') }),
    ...(secure && { 'upgrade-insecure-requests': '' }),
    // `report-uri` is for browsers without `report-to`.
    ...(reports && { 'report-uri': reports, 'report-to': REPORT_GROUP }),
  };
}

/** The policy of one page. @param styleHash the source expression of the styles in its document, if it has any */
export function pagePolicy(policy: Policy, styleHash?: string): Policy {
  return { ...policy, 'style-src': ["'self'", styleHash].filter((source) => source !== undefined).join(' ') };
}

/** Whether a page with this policy may load an absolute URL. @param kind the directive @param siteUrl origin of the page */
export function policyAllows(policy: Policy, kind: 'img-src' | 'media-src', href: string, siteUrl: string): boolean {
  const url = new URL(href);
  if (url.protocol === 'http:' && 'upgrade-insecure-requests' in policy) url.protocol = 'https:';
  return (policy[kind] ?? '').split(' ').some((source) => {
    if (source === 'data:') return url.protocol === source;
    const allowed = source === "'self'" ? siteUrl : source;
    // A source with http allows https, too.
    const origins = [allowed, allowed.replace(/^http:/, 'https:')];
    return URL.canParse(allowed) && origins.some((text) => new URL(text).origin === url.origin);
  });
}

/** The policy of the map's document: the map engine evaluates code, which pages with forms must not allow. */
export function mapPolicy(): Policy {
  return {
    'default-src': "'none'",
    'script-src': `'self' ${MAP_ASSETS} https://suggest-maps.yandex.ru 'unsafe-eval'`,
    'style-src': `'self' ${MAP_ASSETS}`,
    'img-src': `'self' data: ${MAP_ASSETS} https://*.maps.yandex.net`,
    'connect-src': `'self' ${MAPS} https://*.maps.yandex.net https://suggest-maps.yandex.ru https://search-maps.yandex.ru https://api.routing.yandex.net`,
    'worker-src': `data: blob: ${MAP_ASSETS}`,
    'font-src': 'https://yastatic.net',
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'self'",
  };
}

/** The policy as a header value. */
export function policyHeader(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`.trim())
    .join('; ');
}

const HEADER_ONLY = new Set(['frame-ancestors', 'report-uri', 'report-to']);

/** The policy as a `meta` element, for hosts that cannot send headers. */
export function policyMeta(policy: Policy): string {
  return policyHeader(Object.fromEntries(Object.entries(policy).filter(([name]) => !HEADER_ONLY.has(name))));
}
