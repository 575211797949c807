import { decodeUri } from './decode-uri.ts';

/**
 * The one place that turns a parameter into a piece of an address, of a file path or of an API call.
 * Everything else asks here, so that a link, a file, a payload and a call can never disagree.
 */

export class UnsafeSegmentError extends Error {
  override name = 'UnsafeSegmentError';
  readonly segment: unknown;
  constructor(segment: unknown, reason: string) {
    super(`«${String(segment)}» cannot be part of an address: ${reason}`);
    this.segment = segment;
  }
}

/** File systems limit a name to 255 bytes; the longest name we write beside a segment is short. */
const MAX_BYTES = 200;
const LONE_SURROGATE = /\p{Surrogate}/u;
/** Slash and backslash part paths; control characters, NUL among them, end names in C libraries. */
const FORBIDDEN = /[/\\\p{Cc}]/u;
const ENCODED_SEPARATOR = /%(?:2e|2f|5c|00)/i;
/** What nearly every segment looks like: nothing in it could be amiss, nor be written in another way. */
const PLAIN_SEGMENT = /^[\w-]{1,200}$/;

/**
 * Says why a slug or an id cannot be a path segment, or nothing when it can.
 * The rule is about what it *would become*: a file name on any system, an address, a segment of an API call.
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

/** A path segment, percent-encoded. @throws {UnsafeSegmentError} when `segmentFault` has a reason. */
export function encodeSegment(value: string): string {
  if (PLAIN_SEGMENT.test(value)) return value;
  const normal = value.normalize('NFC');
  const fault = invalidSegmentReason(normal);
  if (fault) throw new UnsafeSegmentError(value, fault);
  return encodeURIComponent(normal);
}

/** The segments of an address, decoded and in NFC. @throws {UnsafeSegmentError} for what no address of ours holds. */
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
 * What two addresses share when a file system that folds case or forms of letters, or a host that decodes twice, could
 * not tell them apart.
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

/** One spelling of an address: each segment decoded, normalised and encoded again; no trailing slash. */
export function canonicalPathname(pathname: string): string {
  return `/${decodeSegments(pathname).map(encodeSegment).join('/')}`;
}

/** Where the payload of an address lies, from the root of the site. */
export function payloadPathname(pathname: string): string {
  return pathname === '/' ? '/payload.json' : `${pathname}/payload.json`;
}
