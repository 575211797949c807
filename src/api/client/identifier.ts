import { invalidSegmentReason, UnsafeSegmentError } from '../../lib/address/pathname.ts';

/** A numeric id or a slug: detail calls take either. */
export type Identifier = number | string;

/**
 * The identifier as a segment of a call's path, in the API's own spelling: it may compare slugs letter by letter, and
 * our addresses have only one form of each letter. @throws {UnsafeSegmentError} when it would lead to another call.
 */
export function pathSegment(identifier: Identifier): string {
  const text = String(identifier);
  const fault = invalidSegmentReason(text);
  if (fault) throw new UnsafeSegmentError(identifier, fault);
  return encodeURIComponent(text);
}
