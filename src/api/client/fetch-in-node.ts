import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import nodeFetch, { FetchError, type RequestInit, type Response } from 'node-fetch';
import type { Fetch } from './http.ts';

/** Node's own agent keeps an idle connection as long. A proxy in between may drop it silently, and the next call would hang. */
const IDLE_MS = 5000;

/** The code of a failure on a kept connection that the host has closed, when no answer had begun. */
const STALE_CONNECTION = 'STALE_CONNECTION';

const DECODERS = { gzip: createGunzip, br: createBrotliDecompress };

/**
 * node-fetch over kept connections. Redirects are shown and not followed; no body is sent, because no caller in Node has one.
 * @param connections at once, at most
 * @param idleMs how long an idle connection is kept
 */
export function fetchInNode(connections: number, idleMs = IDLE_MS): Fetch {
  const agentOptions = { keepAlive: true, maxSockets: connections, timeout: idleMs };
  const agents = {
    http: markStaleConnections(new HttpAgent(agentOptions)),
    https: markStaleConnections(new HttpsAgent(agentOptions)),
  };
  return async (url, { method, headers, signal, size }) => {
    const response = await overLiveConnection(url, {
      method,
      headers: { 'accept-encoding': Object.keys(DECODERS).join(', '), ...headers },
      agent: ({ protocol }) => (protocol === 'https:' ? agents.https : agents.http),
      redirect: 'manual',
      signal,
      size,
      // node-fetch would pass a gzip body that is cut off as the text it has so far.
      compress: false,
    });
    const encoding = response.headers.get('content-encoding')?.toLowerCase() ?? 'identity';
    return {
      status: response.status,
      url: response.url,
      headers: response.headers,
      arrayBuffer: async () =>
        isPlain(response, encoding) ? readPlain(response, size) : unpack(response, encoding, size),
    };
  };
}

/**
 * A host may close an idle connection in the moment in which it is used again. Nothing has been answered then, so the call is
 * made over another one, as a browser does.
 */
async function overLiveConnection(url: string, options: RequestInit): Promise<Response> {
  for (;;) {
    try {
      return await nodeFetch(url, options);
    } catch (error) {
      if (!(error instanceof FetchError) || error.code !== STALE_CONNECTION) throw withReason(error);
    }
  }
}

/** Tells a failure on a used connection from one on a new connection: node-fetch hands on nothing but its code. */
function markStaleConnections<Agent extends HttpAgent>(agent: Agent): Agent {
  const reuse = agent.reuseSocket.bind(agent);
  agent.reuseSocket = (socket, request) => {
    reuse(socket, request);
    request.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') error.code = STALE_CONNECTION;
    });
  };
  return agent;
}

/** Where every address of a host fails, node-fetch gives the code of the failure and an empty reason. */
function withReason(error: unknown): unknown {
  if (!(error instanceof FetchError) || !error.message.endsWith('reason: ')) return error;
  return new Error(`${error.message}${error.code}`, { cause: error });
}

/** A 304 names the encoding of the body that it does not have. */
function isPlain({ status }: Response, encoding: string): boolean {
  return encoding === 'identity' || encoding === '' || status === 304 || status === 204;
}

async function readPlain(response: Response, size: number): Promise<ArrayBuffer> {
  try {
    return await response.arrayBuffer();
  } catch (error) {
    throw error instanceof FetchError && error.type === 'max-size' ? tooLarge(size, error) : error;
  }
}

/** Unpacks while the body arrives: a small body may unpack to an endless one. */
async function unpack({ body }: Response, encoding: string, size: number): Promise<ArrayBuffer> {
  if (encoding !== 'gzip' && encoding !== 'br')
    throw new Error(`a body in the encoding ${encoding}, which was not asked for`);
  const chunks: Buffer[] = [];
  let length = 0;
  await pipeline(body ?? [], DECODERS[encoding](), async (unpacked: AsyncIterable<Buffer>) => {
    for await (const chunk of unpacked) {
      length += chunk.length;
      if (length > size) throw tooLarge(size);
      chunks.push(chunk);
    }
  });
  return Uint8Array.from(Buffer.concat(chunks)).buffer;
}

function tooLarge(size: number, cause?: unknown): Error {
  return new Error(`a body over ${size} bytes`, { cause });
}
