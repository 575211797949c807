import type { IncomingMessage } from 'node:http';
import type { Body } from './body.ts';
import type { ServedFile } from './send.ts';

export interface RouteCall {
  params: Record<string, string>;
  query: URLSearchParams;
  request: IncomingMessage;
}

/** `value` is wrapped as `{"response": …}`; the other two go out as they are. */
export type RouteResult = { value: unknown } | { body: Body } | { file: ServedFile };

export interface Route {
  method: 'GET' | 'POST';
  /** `/news/:id` binds one segment, a last `*name` all that are left. */
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

export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

/** The routes whose path fits, whatever their method. The first route that fits wins within a method. */
export function matchingRoutes(routes: readonly Route[], pathname: string): RouteMatch[] {
  const segments = decodeSegments(pathname);
  if (!segments) return [];
  return routes.flatMap((route) => {
    const params = matchParams(route.path.split('/'), segments);
    return params ? [{ route, params }] : [];
  });
}

function decodeSegments(pathname: string): string[] | undefined {
  try {
    return pathname.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function matchParams(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    if (part.startsWith('*')) {
      params[part.slice(1)] = segments.slice(index).join('/');
      return params;
    }
    const segment = segments[index];
    if (segment === undefined) return undefined;
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return pattern.length === segments.length ? params : undefined;
}
