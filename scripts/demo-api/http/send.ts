import { createReadStream } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { parseRange } from './byte-range.ts';
import { jsonBody } from './body.ts';
import type { Body } from './body.ts';
import { matchesEtag } from './conditional.ts';
import * as types from './content-types.ts';

/** A file on disk as it goes to a client. */
export interface ServedFile {
  path: string;
  bytes: number;
  type: string;
  tag: string;
  disposition?: string;
  headers?: OutgoingHttpHeaders;
}

/** Sends a reply from memory, or 304 to a client that has it already. */
export function sendBody(request: IncomingMessage, response: ServerResponse, body: Body): void {
  const compressed = acceptsGzip(request) ? body.compressed?.() : undefined;
  const { bytes, tag } = compressed ?? body;
  const headers: OutgoingHttpHeaders = { ETag: tag, 'Cache-Control': 'no-cache' };
  if (body.compressed) headers.Vary = 'Accept-Encoding';
  if (matchesEtag(request.headers['if-none-match'], [body.tag, tag])) {
    response.writeHead(304, headers).end();
    return;
  }
  headers['Content-Type'] = body.type;
  headers['Content-Length'] = bytes.length;
  if (compressed) headers['Content-Encoding'] = 'gzip';
  if (body.disposition) headers['Content-Disposition'] = body.disposition;
  response.writeHead(200, headers).end(bytes);
}

/** Sends JSON that nobody may keep: failures and answers to a POST. */
export function sendOnce(response: ServerResponse, status: number, value: unknown): void {
  const { bytes } = jsonBody(value);
  response.writeHead(status, {
    'Content-Type': types.JSON_TYPE,
    'Content-Length': bytes.length,
    'Cache-Control': 'no-store',
  });
  response.end(bytes);
}

/** Sends a file, a range of it, or 304. */
export async function sendFile(request: IncomingMessage, response: ServerResponse, file: ServedFile): Promise<void> {
  const headers: OutgoingHttpHeaders = {
    ETag: file.tag,
    'Cache-Control': 'no-cache',
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    ...file.headers,
  };
  if (matchesEtag(request.headers['if-none-match'], [file.tag])) {
    response.writeHead(304, headers).end();
    return;
  }
  const range = requestedRange(request, file);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${file.bytes}` }).end();
    return;
  }
  headers['Content-Type'] = file.type;
  headers['Content-Length'] = range ? range.end - range.start + 1 : file.bytes;
  if (range) headers['Content-Range'] = `bytes ${range.start}-${range.end}/${file.bytes}`;
  if (file.disposition) headers['Content-Disposition'] = file.disposition;
  response.writeHead(range ? 206 : 200, headers);
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(file.path, range), response);
}

function requestedRange({ headers }: IncomingMessage, { bytes, tag }: ServedFile) {
  const isSameFile = headers['if-range'] === undefined || headers['if-range'] === tag;
  return isSameFile ? parseRange(headers.range, bytes) : undefined;
}

function acceptsGzip({ headers }: IncomingMessage): boolean {
  const accepted = headers['accept-encoding'] ?? '';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted);
}
