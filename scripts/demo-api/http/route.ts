import type { IncomingMessage } from 'node:http';
import type { Body } from './body.ts';
import type { ServedFile } from './send.ts';

export interface RouteCall {
  params: Record<string, string>;
  query: URLSearchParams;
  request: IncomingMessage;
}

/** `value` is wrapped as `{"response": …}`; the other two are sent unchanged. */
export type RouteResult = { value: unknown } | { body: Body } | { file: ServedFile };

export interface Route {
  method: 'GET' | 'POST';
  /** A path of hono: `/news/:id` matches one segment, `:name{.+}` all remaining ones. */
  path: string;
  handle: (call: RouteCall) => RouteResult | Promise<RouteResult>;
}

export const API_PREFIX = '/frontend/v1';

/** A GET call of the contract whose reply depends only on the content, its parameters and its query. */
export const get = (path: string, answer: (call: Omit<RouteCall, 'request'>) => unknown): Route => ({
  method: 'GET',
  path: `${API_PREFIX}/${path}`,
  handle: (call) => ({ value: answer(call) }),
});
