import { type AllowedHosts, mapPolicy, policyHeader, sitePolicy } from '../../src/lib/content-security.ts';
import { MAP_FRAME } from '../../src/lib/map-frame.ts';

export type { AllowedHosts } from '../../src/lib/content-security.ts';

/** Headers of a file of the published tree, by its address. The deployment sends the same ones. */
export function responseHeaders(pathname: string, hosts: AllowedHosts): Record<string, string> {
  const policy = pathname.startsWith(`${MAP_FRAME}/`) ? mapPolicy() : sitePolicy(hosts);
  return {
    'Cache-Control': cacheControl(pathname),
    'Content-Security-Policy': policyHeader(policy),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(hosts.secure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** What a host shows for what it does not have: kept by nobody, or a page that is published later would stay missing. */
const ERROR_PAGE = /^\/(404|500)\.html$/;
const HASHED_PART = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** Hashed parts never change; everything else is asked for anew, and answered with 304 while it is the same. */
export function cacheControl(pathname: string): string {
  if (ERROR_PAGE.test(pathname)) return 'no-store';
  return HASHED_PART.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
