import { decodeUri } from './decode-uri.ts';

/** This module alone converts parameters to segments of URLs, file paths and API calls, so that they always agree. */

export class UnsafeSegmentError extends Error {
  override name = 'UnsafeSegmentError';
  readonly segment: unknown;
  constructor(segment: unknown, reason: string) {
    super(`«${String(segment)}» cannot be part of a URL: ${reason}`);
    this.segment = segment;
  }
}

/** File systems limit a name to 255 bytes; the rest is for suffixes. */
const MAX_BYTES = 200;
const LONE_SURROGATE = /\p{Surrogate}/u;
/** Slash and backslash separate path segments; control characters, such as NUL, end names in C libraries. */
const FORBIDDEN = /[/\\\p{Cc}]/u;
const ENCODED_SEPARATOR = /%(?:2e|2f|5c|00)/i;
/** The form of nearly all segments, which is valid and canonical. */
const PLAIN_SEGMENT = /^[\w-]{1,200}$/;

/**
 * Why a slug or an id is no valid path segment; undefined if it is valid. It must be valid in all uses: as a file name on any
 * system, in a URL and in an API call.
 */
export function invalidSegmentReason(value: unknown): string | undefined {
  if (typeof value !== 'string') return `expected text, got ${value === null ? 'null' : typeof value}`;
  if (PLAIN_SEGMENT.test(value)) return undefined;
  if (value === '') return 'it is empty';
  if (LONE_SURROGATE.test(value)) return 'it holds half of a surrogate pair';
  if (FORBIDDEN.test(value)) return 'it holds a slash, a backslash or a control character';
  if (ENCODED_SEPARATOR.test(value)) return 'it holds an encoded dot, slash, backslash or NUL';
  if (value === '.' || value.startsWith('..')) return 'it points to another folder';
  if (value.startsWith('.')) return 'it begins with a dot, and hosts keep such files to themselves';
  if (/[. ]$/.test(value) || value.startsWith(' ')) return 'it begins with a blank or ends with a dot or a blank';
  if (new TextEncoder().encode(value).length > MAX_BYTES) return `it is longer than ${MAX_BYTES} bytes`;
  return undefined;
}

/** A path segment, percent-encoded. @throws {UnsafeSegmentError} when `invalidSegmentReason` has a reason. */
export function encodeSegment(value: string): string {
  if (PLAIN_SEGMENT.test(value)) return value;
  const normal = value.normalize('NFC');
  const fault = invalidSegmentReason(normal);
  if (fault) throw new UnsafeSegmentError(value, fault);
  return encodeURIComponent(normal);
}

/** The segments of a pathname, decoded and in NFC. @throws {UnsafeSegmentError} for invalid segments. */
export function decodeSegments(pathname: string): string[] {
  const [path = ''] = pathname.split(/[?#]/, 1);
  return path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      if (PLAIN_SEGMENT.test(part)) return part;
      const segment = decode(part).normalize('NFC');
      const fault = invalidSegmentReason(segment);
      if (fault) throw new UnsafeSegmentError(part, fault);
      return segment;
    });
}

function decode(part: string): string {
  const segment = decodeUri(part);
  if (segment === undefined) throw new UnsafeSegmentError(part, 'its percent-encoding is broken');
  return segment;
}

/**
 * Equal for pathnames that collide on a file system that ignores letter case or Unicode forms, or on a host that decodes twice.
 */
export function collisionKey(pathname: string): string {
  return decodeSegments(pathname).map(foldSegment).join('/');
}

/** The same for a segment, decoded. */
export function foldSegment(segment: string): string {
  return decodeIfPossible(segment).normalize('NFKC').toLowerCase();
}

function decodeIfPossible(segment: string): string {
  return segment.includes('%') ? (decodeUri(segment) ?? segment) : segment;
}

/** The canonical form of a pathname: each segment decoded, normalized and encoded again; no trailing slash. */
export function canonicalPathname(pathname: string): string {
  return `/${decodeSegments(pathname).map(encodeSegment).join('/')}`;
}

/** The pathname of a page's payload. */
export function payloadPathname(pathname: string): string {
  return pathname === '/' ? '/payload.json' : `${pathname}/payload.json`;
}
