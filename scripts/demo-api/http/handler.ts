import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { ApiError, ERROR_CODES } from './api-error.ts';
import { jsonBody } from './body.ts';
import type { Body } from './body.ts';
import { matchingRoutes } from './router.ts';
import type { RouteResult, Route } from './router.ts';
import { sendBody, sendFile, sendOnce } from './send.ts';

const MAX_CACHED_REPLIES = 2000;

/** Answers requests from one state of the content; a new state gets a new handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function createHandler(routes: readonly Route[]): Handler {
  // Content does not change under a handler, so each GET is worked out and serialised once.
  const kept = new LRUCache<string, Body>({ max: MAX_CACHED_REPLIES });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.url ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const known = isRead ? kept.get(address) : undefined;
    if (known) return sendBody(request, response, known);

    const reply = await routed(routes, request, address);
    if ('file' in reply) return sendFile(request, response, reply.file);
    if ('body' in reply) return sendBody(request, response, reply.body);
    const value = { response: reply.value };
    if (!isRead) return sendOnce(response, 200, value);
    const body = jsonBody(value);
    kept.set(address, body);
    return sendBody(request, response, body);
  }

  return async (request, response) => {
    allowOtherOrigins(response);
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { 'Access-Control-Max-Age': 600 }).end();
      return;
    }
    try {
      await answer(request, response);
    } catch (error) {
      sendFailure(request, response, error);
    }
  };
}

function routed(
  routes: readonly Route[],
  request: IncomingMessage,
  address: string,
): RouteResult | Promise<RouteResult> {
  const [pathname = '/'] = address.split('?', 1);
  const query = new URLSearchParams(address.slice(pathname.length + 1));
  const matches = matchingRoutes(routes, pathname);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const match = matches.find(({ route }) => route.method === method);
  if (match) return match.route.handle({ params: match.params, query, request });
  if (matches.length > 0)
    throw new ApiError(ERROR_CODES.unknown, `Метод ${request.method} здесь не\u00a0поддерживается`, 405);
  throw new ApiError(ERROR_CODES.unknown, `Нет адреса ${pathname}`, 404);
}

/** The site and an editor's preview run on other origins. */
function allowOtherOrigins(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, OPTIONS');
  response.setHeader(
    'Access-Control-Allow-Headers',
    'Authorization, Content-Type, If-None-Match, Range, X-Requested-With',
  );
  response.setHeader('Access-Control-Expose-Headers', 'Content-Disposition, Content-Range, ETag');
}

function sendFailure(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const isGone = response.destroyed || request.destroyed;
  if (!(error instanceof ApiError) && !isGone) console.error(`${request.method} ${request.url}:`, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { code, detail, status } =
    error instanceof ApiError ? error : new ApiError(ERROR_CODES.unknown, 'Внутренняя ошибка сервера', 500);
  sendOnce(response, status, { error: { code, message: detail } });
}
