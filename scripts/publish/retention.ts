import { AGREEMENT_ARCHIVE } from '../build/site-files/agreement-archive.ts';
import type { Listed } from './bucket/bucket.ts';
import { type Release, releaseKey } from './bucket/release.ts';
import { KEPT } from './bucket/site-object.ts';

export const DAYS_KEPT = 30;
export const BUILDS_KEPT = 10;
const DAY = 24 * 60 * 60 * 1000;

/** Which releases tabs may still run and a rollback may still want: the last ten, and all that were live in the last 30 days. */
export function retainedReleases<R extends { publishedAt: Date }>(oldestFirst: R[], now: number): R[] {
  return oldestFirst.filter((_, index) => {
    const successor = oldestFirst[index + 1];
    const isOneOfTheLast = index >= oldestFirst.length - BUILDS_KEPT;
    return isOneOfTheLast || !successor || now - successor.publishedAt.getTime() < DAYS_KEPT * DAY;
  });
}

/** What may go. */
export interface Disposable {
  /** Pages of addresses that the live build does not have: they should answer 404 at once. */
  pages: string[];
  /** Whatever no build needs any more that could be asked for. */
  leftovers: string[];
}

export interface Stock {
  stored: Map<string, Listed>;
  live: Release;
  retained: Release[];
  /** Keys that belong to releases which have passed out of retention. */
  outdated: Set<string>;
  now: number;
}

/** Sorts the bucket into what is needed and what is not. Objects that no publication has written are never named. */
export function disposable({ stored, live, retained, outdated, now }: Stock): Disposable {
  const liveKeys = new Set(live.objects.map(({ key }) => key));
  const objects = retained.flatMap((release) => release.objects);
  const pageKeys = new Set(objects.filter(({ stage }) => stage === 'pages').map(({ key }) => key));
  const needed = new Set([
    ...liveKeys,
    ...objects.filter(({ stage }) => stage !== 'pages').map(({ key }) => key),
    ...objects.map(({ etag }) => KEPT + etag),
    ...retained.map(({ id }) => releaseKey(id)),
  ]);
  const isOld = (key: string) => now - (stored.get(key)?.modified.getTime() ?? now) > DAYS_KEPT * DAY;
  const unneeded = [...stored.keys()].filter((key) => !needed.has(key));
  return {
    pages: unneeded.filter((key) => pageKeys.has(key)),
    leftovers: unneeded.filter(
      (key) => !pageKeys.has(key) && !isEvidence(key) && isOld(key) && (outdated.has(key) || isOurs(key)),
    ),
  };
}

/** What visitors have agreed to is asked for when no build knows it any more. */
function isEvidence(key: string): boolean {
  return key.startsWith(`${AGREEMENT_ARCHIVE}/`);
}

/** Places that only a publication writes to. */
function isOurs(key: string): boolean {
  return /^(assets|og|builds\/(kept|meta|releases))\//.test(key);
}
