import { invalidSegmentReason, UnsafeSegmentError } from '../../lib/address/pathname.ts';

/** A numeric id or a slug: detail calls accept either. */
export type Identifier = number | string;

/**
 * The identifier as a segment of a call's path, in the Unicode form that the API has sent: it may compare slugs by code point.
 * @throws {UnsafeSegmentError} when it would change the path of the call.
 */
export function pathSegment(identifier: Identifier): string {
  const text = String(identifier);
  const fault = invalidSegmentReason(text);
  if (fault) throw new UnsafeSegmentError(identifier, fault);
  return encodeURIComponent(text);
}
