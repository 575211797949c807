import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import type { ViteDevServer } from 'vite';
import type * as EntryServer from '../../../src/app/server/entry-server.tsx';
import type * as Registry from '../../../src/pages/index.ts';
import { fileOnDemand } from '../file-on-demand.ts';
import { renderOnDemand, type RenderedResponse } from '../../build/render/render-on-demand.ts';
import type { Settings } from '../../build/options/settings.ts';
import { loadShell } from '../../build/api/load-shell.ts';
import { contentType } from '../content-type.ts';
import { requestPathname } from '../request-pathname.ts';
import { ROBOTS_TXT } from '../robots.ts';
import { KIT_DOCUMENT, redirectKitMedia } from './kit.ts';
import { reasonOf } from '../../setup/reason-of.ts';
import { createSource } from '../../build/api/source.ts';

const DEV_APP_ID = 'development';
const PAYLOAD_SUFFIX = /\/payload\.json$/;
const CALLS = { concurrency: 8, retries: 0 };
const ASSETS = { entry: '/src/app/client/main.ts', styles: [], modules: [] };

/** Renders one pathname with the current code and the API. A failure is shown in the page, with its file. */
export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  vite: ViteDevServer,
  settings: Settings,
): Promise<void> {
  const pathname = requestPathname(request);
  try {
    if (pathname === '/robots.txt') return await send(response, 200, ROBOTS_TXT, contentType(pathname));
    if (pathname === '/ui-kit') return await send(response, 200, await vite.transformIndexHtml(pathname, KIT_DOCUMENT));
    if (redirectKitMedia(request, response, settings.API_BASE_URL)) return;
    const file = await fileOnDemand(pathname, createSource(settings, CALLS).api);
    if (file !== undefined) return await send(response, 200, file, contentType(pathname));
    const isPayload = PAYLOAD_SUFFIX.test(pathname);
    const requested = pathname.replace(PAYLOAD_SUFFIX, '') || '/';
    const answer = await renderPathname(requested, vite, settings);
    if (isPayload && answer.payload) return await send(response, 200, answer.payload, 'application/json');
    await send(response, answer.status, isPayload ? '' : await vite.transformIndexHtml(pathname, answer.html));
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    const text = errorText(error);
    console.error(text);
    await send(response, 500, await vite.transformIndexHtml(pathname, errorDocument(text)));
  }
}

async function renderPathname(pathname: string, vite: ViteDevServer, settings: Settings): Promise<RenderedResponse> {
  const source = createSource(settings, CALLS);
  const [{ createRenderer, pages }, shell] = await Promise.all([
    loadAppModules(vite),
    loadShell(source.api, { ...settings, SERVICE_WORKER: 'off' }),
  ]);
  const renderer = createRenderer(shell);
  return renderOnDemand(pathname, {
    pages,
    api: source.api,
    renderContext: { appId: DEV_APP_ID, shell, renderer, assets: ASSETS },
  });
}

/** The current code that renders pages. @throws its error, with the file */
export async function loadAppModules(vite: ViteDevServer) {
  const entry = (await vite.ssrLoadModule('/src/app/server/entry-server.tsx')) as typeof EntryServer;
  const registry = (await vite.ssrLoadModule('/src/pages/index.ts')) as typeof Registry;
  return { ...entry, ...registry };
}

async function send(
  response: ServerResponse,
  status: number,
  body: string | Uint8Array,
  type = 'text/html; charset=utf-8',
): Promise<void> {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  await Promise.resolve();
}

/** Removes the terminal colours of compiler messages. */
function errorText(error: unknown): string {
  const reason = reasonOf(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stripVTControlCharacters(stack.includes(reason) ? stack : `${reason}\n\n${stack}`);
}

function errorDocument(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Ошибка страницы</title></head><body><pre>${escaped}</pre></body></html>`;
}
