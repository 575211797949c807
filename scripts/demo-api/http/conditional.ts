import { createHash } from 'node:crypto';

/** A strong validator: the same bytes have the same tag, in every run. */
export const strongEtag = (bytes: Uint8Array | string) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

/** Whether the client's copy, named in its `If-None-Match`, is one of these. */
export function matchesEtag(ifNoneMatch: string | undefined, tags: readonly string[]): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tags.includes(tag.trim().replace(/^W\//, '')));
}
