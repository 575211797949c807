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
  /** A path of hono: `/news/:id` binds one segment, `:name{.+}` all that are left. */
  path: string;
  handle: (call: RouteCall) => RouteResult | Promise<RouteResult>;
}

export const API_PREFIX = '/frontend/v1';

/** A GET call of the contract whose reply depends on nothing but the content, its parameters and its query. */
export const get = (path: string, answer: (call: Omit<RouteCall, 'request'>) => unknown): Route => ({
  method: 'GET',
  path: `${API_PREFIX}/${path}`,
  handle: (call) => ({ value: answer(call) }),
});
