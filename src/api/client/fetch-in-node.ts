import { type ClientRequest, type ClientRequestArgs, Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import nodeFetch, { FetchError, type RequestInit, type Response } from 'node-fetch';
import type { Fetch } from './http.ts';
import { proxyEnv } from './proxy-env.ts';
import { ENCODINGS, tooLarge, unpack } from './unpack-body.ts';

/**
 * Equal to the idle time of Node's own agent. A proxy in between may drop an idle connection silently, and the next call would
 * hang.
 */
const IDLE_MS = 5000;

/** The error code when the host closes a kept connection before its reply has begun. */
const STALE_CONNECTION = 'STALE_CONNECTION';

/**
 * node-fetch over keep-alive connections. Redirects are returned and not followed. No body is sent, because no caller in Node
 * has one.
 * @param connections maximum of simultaneous connections
 * @param idleMs how long an idle connection is kept
 */
export function fetchInNode(connections: number, idleMs = IDLE_MS): Fetch {
  const agentOptions = { keepAlive: true, maxSockets: connections, timeout: idleMs, proxyEnv: proxyEnv() };
  const agents = {
    http: markStaleConnections(new HttpAgent(agentOptions)),
    https: markStaleConnections(new HttpsAgent(agentOptions)),
  };
  return async (url, { method, headers, signal, size }) => {
    const response = await overLiveConnection(url, {
      method,
      headers: { 'accept-encoding': ENCODINGS.join(', '), ...headers },
      agent: ({ protocol }) => (protocol === 'https:' ? agents.https : agents.http),
      redirect: 'manual',
      signal,
      size,
      // node-fetch would return the first part of a truncated gzip body as its text.
      compress: false,
    });
    const encoding = response.headers.get('content-encoding')?.toLowerCase() ?? 'identity';
    return {
      status: response.status,
      url: response.url,
      headers: response.headers,
      arrayBuffer: async () => {
        const reading = isPlain(response, encoding)
          ? readPlain(response, size)
          : unpack(response.body as Readable, encoding, size);
        return reading.catch((error: unknown) => {
          throw isBroken(error) ? new Error('the connection was closed in the middle of the body') : error;
        });
      },
    };
  };
}

/**
 * A host may close an idle connection at the moment when it is used again. No reply has begun then, so the call is repeated
 * over another connection, as in browsers.
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

/**
 * Marks a failure on a reused connection. node-fetch passes on the error code only. A call that waits for a connection gets a
 * freed one without `reuseSocket`.
 */
function markStaleConnections<Agent extends HttpAgent>(agent: Agent): Agent {
  const reuse = agent.reuseSocket.bind(agent);
  agent.reuseSocket = (socket, request) => {
    reuse(socket, request);
    markStaleConnection(request);
  };
  // Before the agent's own listener, which takes the call from the queue. A new connection is announced to it in the same way.
  agent.prependListener('free', (socket: Socket, options: ClientRequestArgs) => {
    const waiting = agent.requests[agent.getName(options)]?.[0];
    if (waiting && socket.writable && socket.bytesRead > 0) markStaleConnection(waiting);
  });
  return agent;
}

function markStaleConnection(request: ClientRequest): void {
  // Before the listener of node-fetch.
  request.prependOnceListener('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') error.code = STALE_CONNECTION;
  });
}

/**
 * Only the reason, because the URL is in the message of the call. When every IP address of a host fails, node-fetch gives the
 * error code and an empty reason.
 */
function withReason(error: unknown): unknown {
  const [, reason] = error instanceof FetchError ? (/ failed, reason: (.*)$/s.exec(error.message) ?? []) : [];
  return reason === undefined ? error : new Error(reason || (error as FetchError).code);
}

/** Their messages are «aborted» and «Premature close». */
const BROKEN = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

function isBroken(error: unknown): boolean {
  return BROKEN.includes((error as NodeJS.ErrnoException).code ?? '');
}

/** A 304 has the encoding header of the body that it does not carry. */
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
