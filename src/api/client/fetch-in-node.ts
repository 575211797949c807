import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import nodeFetch, { FetchError } from 'node-fetch';
import type { Fetch } from './http.ts';

/** Node's own agent keeps an idle connection as long. A proxy in between may drop it silently, and the next call would hang. */
const IDLE_MS = 5000;

const DECODERS = { gzip: promisify(gunzip), br: promisify(brotliDecompress) };

/**
 * node-fetch over kept connections. Redirects are shown and not followed; no body is sent, because no caller in Node has one.
 * @param connections at once, at most
 * @param idleMs how long an idle connection is kept
 */
export function fetchInNode(connections: number, idleMs = IDLE_MS): Fetch {
  const agentOptions = { keepAlive: true, maxSockets: connections, timeout: idleMs };
  const agents = { http: new HttpAgent(agentOptions), https: new HttpsAgent(agentOptions) };
  return async (url, { method, headers, signal, size }) => {
    const response = await nodeFetch(url, {
      method,
      headers: { 'accept-encoding': Object.keys(DECODERS).join(', '), ...headers },
      agent: ({ protocol }) => (protocol === 'https:' ? agents.https : agents.http),
      redirect: 'manual',
      signal,
      size,
      // node-fetch would pass a gzip body that is cut off as the text it has so far.
      compress: false,
    }).catch((error: unknown) => Promise.reject(withReason(error)));
    const encoding = response.headers.get('content-encoding')?.toLowerCase() ?? 'identity';
    return {
      status: response.status,
      url: response.url,
      headers: response.headers,
      arrayBuffer: () => withinSize(size, async () => decode(await response.arrayBuffer(), encoding, size)),
    };
  };
}

/** Where every address of a host fails, node-fetch gives the code of the failure and an empty reason. */
function withReason(error: unknown): unknown {
  if (!(error instanceof FetchError) || !error.message.endsWith('reason: ')) return error;
  return new Error(`${error.message}${error.code}`, { cause: error });
}

async function decode(body: ArrayBuffer, encoding: string, size: number): Promise<ArrayBuffer> {
  if (encoding === 'identity' || encoding === '' || body.byteLength === 0) return body;
  if (encoding !== 'gzip' && encoding !== 'br')
    throw new Error(`a body in the encoding ${encoding}, which was not asked for`);
  return new Uint8Array(await DECODERS[encoding](body, { maxOutputLength: size })).buffer;
}

/** node-fetch and zlib each have their own words for a body that is too large. */
async function withinSize<T>(size: number, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const isTooLarge =
      (error instanceof FetchError && error.type === 'max-size') ||
      (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE');
    throw isTooLarge ? new Error(`a body over ${size} bytes`, { cause: error }) : error;
  }
}
