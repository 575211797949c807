import { AGREEMENT_ARCHIVE } from '../build/site-files/agreement-archive.ts';
import type { StoredObject } from './bucket/bucket.ts';
import { PREVIEWS_PREFIX } from './bucket/site-object.ts';
import type { KeysInUse } from './keys-in-use.ts';

export const DAYS_KEPT = 30;
export const BUILDS_KEPT = 10;
export const PREVIEW_DAYS = 7;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The releases that open tabs or a rollback may need: the last ten, and all that were live in the last 30 days. */
export function retainedReleases<R extends { publishedAt: Date }>(oldestFirst: R[], now: number): R[] {
  return oldestFirst.filter((_, index) => {
    const successor = oldestFirst[index + 1];
    const isOneOfTheLast = index >= oldestFirst.length - BUILDS_KEPT;
    return isOneOfTheLast || !successor || now - successor.publishedAt.getTime() < DAYS_KEPT * DAY_MS;
  });
}

/** Keys that may be deleted. */
export interface Disposable {
  /** Pages that the live build does not have; they should be 404. */
  pages: string[];
  /** Other objects that no retained build needs. */
  leftovers: string[];
}

export interface BucketState {
  stored: Map<string, StoredObject>;
  use: KeysInUse;
  now: number;
}

/** The objects that are no longer needed. Objects that no publication has written are never among them. */
export function findDisposable({ stored, use: { needed, pages, expired }, now }: BucketState): Disposable {
  const daysOf = (key: string) => (now - (stored.get(key)?.modifiedAt.getTime() ?? now)) / DAY_MS;
  const isLeftover = (key: string) =>
    key.startsWith(PREVIEWS_PREFIX)
      ? daysOf(key) > PREVIEW_DAYS
      : daysOf(key) > DAYS_KEPT && !isConsentText(key) && (expired.has(key) || isPublishedKey(key));
  const unneeded = [...stored.keys()].filter((key) => !needed.has(key));
  return {
    pages: unneeded.filter((key) => pages.has(key)),
    leftovers: unneeded.filter((key) => !pages.has(key) && isLeftover(key)),
  };
}

/** Texts of the consent are kept for ever, as proof of what visitors have agreed to. */
function isConsentText(key: string): boolean {
  return key.startsWith(`${AGREEMENT_ARCHIVE}/`);
}

/** Prefixes that only publications write to. */
function isPublishedKey(key: string): boolean {
  return /^(assets|og|builds\/(kept|meta|probe|releases))\//.test(key);
}
