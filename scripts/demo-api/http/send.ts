import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { parseRange } from './byte-range.ts';
import { type Body, jsonBody } from './body.ts';
import { matchesEtag } from './conditional.ts';
import * as types from './content-types.ts';

/** A file on disk with its headers. */
export interface ServedFile {
  path: string;
  bytes: number;
  type: string;
  tag: string;
  disposition?: string;
  headers?: Record<string, string>;
}

/** A reply from memory, or 304 if the client has it. */
export function bodyResponse(requestHeaders: Headers, body: Body): Response {
  const compressed = acceptsGzip(requestHeaders) ? body.compressed?.() : undefined;
  const { bytes, tag } = compressed ?? body;
  const headers = new Headers({ ETag: tag, 'Cache-Control': 'no-cache' });
  if (body.compressed) headers.set('Vary', 'Accept-Encoding');
  if (matchesEtag(requestHeaders.get('if-none-match') ?? undefined, [body.tag, tag]))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', body.type);
  headers.set('Content-Length', String(bytes.length));
  if (compressed) headers.set('Content-Encoding', 'gzip');
  if (body.disposition) headers.set('Content-Disposition', body.disposition);
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
}

/** JSON that must not be cached: failures and replies to a POST. */
export function uncachedResponse(status: number, value: unknown): Response {
  const { bytes } = jsonBody(value);
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    status,
    headers: {
      'Content-Type': types.JSON_TYPE,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'no-store',
    },
  });
}

/** A file, a range of it, or 304. */
export function fileResponse({ method, headers: requestHeaders }: Request, file: ServedFile): Response {
  const headers = new Headers({
    ETag: file.tag,
    'Cache-Control': 'no-cache',
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    ...file.headers,
  });
  if (matchesEtag(requestHeaders.get('if-none-match') ?? undefined, [file.tag]))
    return new Response(null, { status: 304, headers });
  const range = requestedRange(requestHeaders, file);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.bytes}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Type', file.type);
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : file.bytes));
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  if (file.disposition) headers.set('Content-Disposition', file.disposition);
  const content = method === 'HEAD' ? null : Readable.toWeb(createReadStream(file.path, range));
  return new Response(content as ReadableStream | null, { status: range ? 206 : 200, headers });
}

function requestedRange(requestHeaders: Headers, { bytes, tag }: ServedFile) {
  const ifRange = requestHeaders.get('if-range');
  return ifRange === null || ifRange === tag ? parseRange(requestHeaders.get('range') ?? undefined, bytes) : undefined;
}

function acceptsGzip(requestHeaders: Headers): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(requestHeaders.get('accept-encoding') ?? '');
}
