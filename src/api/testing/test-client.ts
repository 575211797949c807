import { onTestFinished } from 'vitest';
import { entityId } from '../schema/entity-id.ts';
import { fetchInNode } from '../client/fetch-in-node.ts';
import type { Fetch, FetchResponse } from '../client/http.ts';
import { startScriptedServer, type Script, type ScriptedServer } from './scripted-server.ts';
import type { ApiClientOptions } from '../client/api-client-options.ts';
import { createApiClient } from '../client/create-api-client.ts';
import { z } from '../schema/zod.ts';

export const item = z.object({ id: entityId('equipment'), name: z.string() });
export const itemReply = { id: 17, name: 'Сфера' };

/** Reads as a build does; sends as a browser does. */
export const testFetch: Fetch = async (url, { body, ...request }) =>
  body ? globalThis.fetch(url, { ...request, body }) : nodeFetch(url, request);
const nodeFetch = fetchInNode(8);

/** A reply as returned by any `fetch`. */
export function jsonResponse(body: string): FetchResponse {
  const bytes = new TextEncoder().encode(body);
  return {
    status: 200,
    url: '',
    headers: { get: (name) => (name === 'content-type' ? 'application/json' : null) },
    arrayBuffer: async () => bytes.buffer,
  };
}

/** A server of one test, closed after it. */
export async function startServer(script: Script): Promise<ScriptedServer> {
  const server = await startScriptedServer(script);
  onTestFinished(() => server.close());
  return server;
}

/** A client of such a server. */
export async function createTestClient(script: Script, options: Partial<ApiClientOptions> = {}) {
  const server = await startServer(script);
  return { server, client: createApiClient({ baseUrl: server.origin, fetch: testFetch, timeoutMs: 2000, ...options }) };
}

/** The error that the promise rejects with. @throws when it does not reject. */
export async function rejectionOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    (value) => Promise.reject(new Error(`expected a failure, got ${JSON.stringify(value)}`)),
    (error: unknown) => error,
  );
}
