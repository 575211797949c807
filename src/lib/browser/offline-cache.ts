/** The agreement between the pages and the service worker, which keeps copies of them for when there is no connection. */

/** At the root, so that it answers for the whole site. */
export const SERVICE_WORKER = '/service-worker.js';
/** What it shows in place of a page of which it has no copy. */
export const OFFLINE_PAGE = '/offline.html';

/** What all of its stores begin with; others are none of its business. */
export const STORE_PREFIX = 'offline-';
/** By kind; another number makes a worker of a later build begin anew. */
export const STORES = {
  page: `${STORE_PREFIX}pages-1`,
  payload: `${STORE_PREFIX}payloads-1`,
  part: `${STORE_PREFIX}parts-1`,
} as const;

/** What a page tells the worker: it was seen, and this is what it needs. */
export interface KeepMessage {
  /** Addresses from the root of the site. */
  keep: string[];
}

export function isKeepMessage(data: unknown): data is KeepMessage {
  const keep: unknown = typeof data === 'object' && data !== null && 'keep' in data ? data.keep : undefined;
  return Array.isArray(keep) && keep.every((address) => typeof address === 'string');
}

/** A document can read this header of its own, and a script that of an answer. Hosts may send it, too, with other names. */
export const COPY_HEADER = 'Server-Timing';
const COPY = 'kept-copy';

/** The header's value for a copy. @param date as its host has said it, an HTTP date */
export function copyMark(date: string): string {
  return `${COPY};desc="${date}"`;
}

/** When what came as a copy was still new. Undefined of what came from the host. */
export function dateOfCopy(timing: readonly { name: string; description: string }[]): Date | undefined {
  const copy = timing.find(({ name }) => name === COPY);
  return copy && new Date(copy.description);
}

/** The same, read from the header itself. */
export function timingIn(header: string | null): { name: string; description: string }[] {
  const [, name, description = ''] = /^([\w-]+);desc="([^"]*)"$/.exec(header ?? '') ?? [];
  return name === undefined ? [] : [{ name, description }];
}
