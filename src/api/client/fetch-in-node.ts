import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Fetch } from './http.ts';

/** An import would ask the module for all that it has, its WebSocket too, which takes a sixth of the start of a build. */
const { Agent: HttpAgent, request: requestHttp } = process.getBuiltinModule('node:http');

/** As long as node's own agent keeps one: what lies between may forget it and tells nobody, and the next call waits in vain. */
const IDLE_MS = 5000;

const DECODERS: Record<string, () => Transform> = { gzip: createGunzip, br: createBrotliDecompress };
const ENCODINGS = Object.keys(DECODERS).join(', ');

/**
 * As much of `fetch` as the API needs, over kept connections: node's own `fetch` takes twice the processor time for a call, and
 * a build makes thousands. Bodies are read as they come and only up to the size that is asked for; redirects are
 * shown and not followed; a request sends no body, because nothing that runs in Node sends one.
 * @param connections at once, at most
 * @param idleMs how long a connection is kept on which nothing is asked
 */
export function fetchInNode(connections: number, idleMs = IDLE_MS): Fetch {
  const agentOptions = { keepAlive: true, maxSockets: connections, timeout: idleMs };
  const agents = { http: new HttpAgent(agentOptions), https: new HttpsAgent(agentOptions) };
  return async (url, { method, headers, signal, size }) => {
    const isSecure = url.startsWith('https:');
    const options: RequestOptions = {
      method,
      headers: { 'accept-encoding': ENCODINGS, ...headers },
      agent: isSecure ? agents.https : agents.http,
      signal,
    };
    const response = await responseTo((isSecure ? requestHttps : requestHttp)(url, options));
    return {
      status: response.statusCode ?? 0,
      url,
      headers: { get: (name) => headerOf(response, name) },
      arrayBuffer: async () => readBody(response, size),
    };
  };
}

async function responseTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', (error) => reject(withReasons(error)));
    request.end();
  });
}

/** Several addresses of one host have failed: node tells what each has said, and nothing in one piece. */
function withReasons(error: Error): Error {
  if (!(error instanceof AggregateError)) return error;
  const reasons = error.errors.map((one: unknown) => (one instanceof Error ? one.message : String(one)));
  return new Error(reasons.join('; '), { cause: error });
}

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? null);
}

const INCOMPLETE_BODY = 'the connection was closed in the middle of the body';

/** @throws when it does not come whole, or is larger than `limit` bytes. */
async function readBody(response: IncomingMessage, limit: number): Promise<ArrayBuffer> {
  // What has ended already tells it to nobody who listens only now.
  if (response.destroyed) throw new Error(INCOMPLETE_BODY);
  const body = decompress(response);
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    body.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) body.destroy(new Error(`a body over ${limit} bytes`));
      else chunks.push(chunk);
    });
    body.on('end', () => resolve(concatenate(chunks, length)));
    body.on('error', reject);
    body.on('close', () => reject(new Error(INCOMPLETE_BODY)));
  });
}

function decompress(response: IncomingMessage): Readable {
  const encoding = headerOf(response, 'content-encoding') ?? '';
  if (/^(?:identity)?$/i.test(encoding)) return response;
  const createDecoder = DECODERS[encoding.toLowerCase()];
  if (!createDecoder) throw new Error(`a body in the encoding ${encoding}, which nobody has asked for`);
  // What goes wrong with either of them ends the decoder, whose reader is told.
  return pipeline(response, createDecoder(), () => {});
}

function concatenate(chunks: Buffer[], length: number): ArrayBuffer {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes.buffer;
}
