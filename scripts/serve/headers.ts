import {
  type AllowedHosts,
  mapPolicy,
  policyHeader,
  REPORT_GROUP,
  sitePolicy,
} from '../../src/lib/browser/content-security-policy.ts';
import { MAP_FRAME_PATH } from '../../src/lib/browser/map-frame.ts';

export type { AllowedHosts } from '../../src/lib/browser/content-security-policy.ts';

/** A header's value for the pathnames that match the pattern; the first match counts. */
export type Rule = readonly [pattern: RegExp, value: string];

/**
 * How long a file may be cached. The 404 page is never cached, because a page published later would stay missing. Hashed assets
 * never change. Everything else is revalidated with 304.
 */
export const CACHE_RULES: readonly Rule[] = [
  [/^\/(404|500)\.html$/, 'no-store'],
  [/^\/(?:assets\/.+-|og\/)[\w-]{8,}\.\w+$/, 'public, max-age=31536000, immutable'],
  [/^/, 'no-cache'],
];

/** The content policy, by kind of document. */
export function policyRules(hosts: AllowedHosts): readonly Rule[] {
  return [
    [new RegExp(`^${MAP_FRAME_PATH}/`), policyHeader(mapPolicy())],
    [/^/, policyHeader(sitePolicy(hosts))],
  ];
}

/** Headers of every reply. */
export function commonHeaders({ secure, reports, hsts = 'on' }: AllowedHosts): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(secure &&
      hsts !== 'off' && {
        'Strict-Transport-Security': `max-age=31536000${hsts === 'subdomains' ? '; includeSubDomains' : ''}`,
      }),
    ...(reports && { 'Reporting-Endpoints': `${REPORT_GROUP}="${reports}"` }),
  };
}

/** Headers of a file of the published tree, by its pathname. Every host sends the same ones, as far as it can. */
export function responseHeaders(pathname: string, hosts: AllowedHosts): Record<string, string> {
  return {
    'Cache-Control': cacheControl(pathname),
    'Content-Security-Policy': valueFor(policyRules(hosts), pathname),
    ...commonHeaders(hosts),
  };
}

export function cacheControl(pathname: string): string {
  return valueFor(CACHE_RULES, pathname);
}

function valueFor(rules: readonly Rule[], pathname: string): string {
  return rules.find(([pattern]) => pattern.test(pathname))?.[1] ?? '';
}
