import { encodeSegment } from '../lib/address.ts';

/** A numeric id or a slug: detail calls take either. */
export type Identifier = number | string;

/** The identifier as a segment of a call's path. @throws {UnsafeSegmentError} when it would lead to another call. */
export function segment(identifier: Identifier): string {
  return encodeSegment(String(identifier));
}
