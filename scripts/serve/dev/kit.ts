import type { IncomingMessage, ServerResponse } from 'node:http';
import { ROOT_ID } from '../../../src/app/router/page-state.ts';
import { requestPathname } from '../request-pathname.ts';

/** The page with the kit of components. */
export const KIT_DOCUMENT = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Компоненты</title></head><body><div id="${ROOT_ID}"></div><script type="module" src="/src/app/kit/main.tsx"></script></body></html>`;

/** The pictures of the kit's examples come from the demo API. */
const MEDIA_PREFIX = '/ui-kit/media/';

/** Redirects a picture of the kit to the API. @returns whether the request is for one */
export function redirectKitMedia(request: IncomingMessage, response: ServerResponse, api: string): boolean {
  const pathname = requestPathname(request);
  if (!pathname.startsWith(MEDIA_PREFIX)) return false;
  response.writeHead(302, { Location: `${api}/media/${pathname.slice(MEDIA_PREFIX.length)}` }).end();
  return true;
}
