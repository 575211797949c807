import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import type * as EntryServer from '../../src/app/entry-server.tsx';
import { ROOT_ID } from '../../src/app/loaded-page.ts';
import type * as Registry from '../../src/pages/index.ts';
import type { Drawing } from '../build/draw.ts';
import { drawAddress, type DrawnAddress } from '../build/draw-address.ts';
import { reasonOf } from '../build/failure.ts';
import type { Settings } from '../build/settings.ts';
import { loadShell, sourceFor } from '../build/shell.ts';

const APP = 'development';
/** The pictures of the kit's examples are the demo API's. */
const KIT_MEDIA = '/ui-kit/media/';
const PAYLOAD = /\/payload\.json$/;
const ASSETS = { entry: '/src/app/client/main.tsx', styles: [], modules: [], fonts: [] };

/** Draws one address with the code and the API as they are at this moment. A failure is shown in the page, with its file. */
export async function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  vite: ViteDevServer,
  settings: Settings,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  try {
    if (pathname === '/ui-kit') return await send(response, 200, await vite.transformIndexHtml(pathname, kitDocument));
    if (pathname.startsWith(KIT_MEDIA)) {
      response.writeHead(302, { Location: `${settings.API_BASE_URL}/media/${pathname.slice(KIT_MEDIA.length)}` }).end();
      return;
    }
    const isPayload = PAYLOAD.test(pathname);
    const address = pathname.replace(PAYLOAD, '') || '/';
    const answer = await draw(address, vite, settings);
    if (isPayload && answer.payload) return await send(response, 200, answer.payload, 'application/json');
    await send(response, answer.status, isPayload ? '' : await vite.transformIndexHtml(pathname, answer.html));
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    await send(response, 500, await vite.transformIndexHtml(pathname, errorDocument(error)));
  }
}

async function draw(address: string, vite: ViteDevServer, settings: Settings): Promise<DrawnAddress> {
  const { createRenderer } = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as typeof EntryServer;
  const { pages } = (await vite.ssrLoadModule('/src/pages/index.ts')) as typeof Registry;
  const source = sourceFor(settings, { concurrency: 8, retries: 0 });
  const shell = await loadShell(source.api, settings);
  const drawing: Drawing = { appId: APP, shell, renderer: await createRenderer(shell), assets: ASSETS, preview: false };
  return drawAddress(address, { pages, api: source.api, drawing });
}

async function send(
  response: ServerResponse,
  status: number,
  body: string,
  type = 'text/html; charset=utf-8',
): Promise<void> {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  await Promise.resolve();
}

const kitDocument = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Компоненты</title></head><body><div id="${ROOT_ID}"></div><script type="module" src="/src/app/kit/main.tsx"></script></body></html>`;

function errorDocument(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const text = `${reasonOf(error)}\n\n${stack}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Ошибка страницы</title></head><body><pre>${text}</pre></body></html>`;
}
