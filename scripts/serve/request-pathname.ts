import type { IncomingMessage } from 'node:http';

/** The pathname of a request as it was sent. Resolved against an origin, two slashes at the start would name a host. */
export function requestPathname({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [pathname = ''] = url.split(/[?#]/, 1);
  return pathname;
}
