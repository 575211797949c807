import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { LRUCache } from 'lru-cache';
import { ApiError, ERROR_CODES } from './api-error.ts';
import { type Body, jsonBody } from './body.ts';
import type { Route } from './route.ts';
import { bodyResponse, fileResponse, uncachedResponse } from './send.ts';

const MAX_CACHED_REPLIES = 2000;

/** Handles requests with one version of the content; a new version gets a new handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type ApiContext = Context<{ Bindings: HttpBindings }>;

export function createHandler(routes: readonly Route[]): Handler {
  const app = new Hono<{ Bindings: HttpBindings }>();
  // The site and an editor's preview run on other origins.
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
      allowHeaders: ['Authorization', 'Content-Type', 'If-None-Match', 'Range', 'X-Requested-With'],
      exposeHeaders: ['Content-Disposition', 'Content-Range', 'ETag'],
      maxAge: 600,
    }),
  );
  // The content of a handler does not change, so the reply to each GET is cached.
  const cache = new LRUCache<string, Body>({ max: MAX_CACHED_REPLIES });
  for (const route of routes) app.on(route.method, route.path, (context) => answer(route, context, cache));
  for (const { path } of routes)
    app.all(path, ({ req }) => {
      throw new ApiError(ERROR_CODES.unknown, `Метод ${req.method} здесь не\u00a0поддерживается`, 405);
    });
  app.notFound(({ req }) => failureResponse(new ApiError(ERROR_CODES.unknown, `Нет адреса ${req.path}`, 404)));
  app.onError((error, { req, env }) => {
    if (error instanceof ApiError) return failureResponse(error);
    if (!env.incoming.destroyed) console.error(`${req.method} ${req.url}:`, error);
    return failureResponse(new ApiError(ERROR_CODES.unknown, 'Внутренняя ошибка сервера', 500));
  });
  return getRequestListener(app.fetch, { autoCleanupIncoming: false });
}

async function answer(route: Route, { req, env }: ApiContext, cache: LRUCache<string, Body>): Promise<Response> {
  const isRead = route.method === 'GET';
  const known = isRead ? cache.get(req.url) : undefined;
  if (known) return bodyResponse(req.raw.headers, known);
  const query = new URL(req.url).searchParams;
  const reply = await route.handle({ params: req.param(), query, request: env.incoming });
  if ('file' in reply) return fileResponse(req.raw, reply.file);
  if ('body' in reply) return bodyResponse(req.raw.headers, reply.body);
  const value = { response: reply.value };
  if (!isRead) return uncachedResponse(200, value);
  const body = jsonBody(value);
  cache.set(req.url, body);
  return bodyResponse(req.raw.headers, body);
}

const failureResponse = ({ code, detail, status }: ApiError) =>
  uncachedResponse(status, { error: { code, message: detail } });
