import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { SERVICE_WORKER_PATH } from '../../../src/lib/browser/offline-cache.ts';
import { unregisterWorker } from '../../build/bundle/service-worker.ts';
import { allowedHosts, type Settings } from '../../build/options/settings.ts';
import { contentType } from '../content-type.ts';
import { responseHeaders } from '../headers.ts';
import { requestPathname } from '../request-pathname.ts';
import { ROBOTS_TXT } from '../robots.ts';
import { staticFiles } from '../static-files.ts';
import { BANNER_STYLES, bannerStyles } from './preview-banner.ts';
import type { PreviewRenderer } from './preview-renderer.ts';
import { reasonOf } from '../../setup/reason-of.ts';

const PAYLOAD = /\/payload\.json$/;

/** Serves every page of the site on demand, rendered from the API; replies must be neither indexed nor cached. */
export function createPreviewServer(root: string, renderer: PreviewRenderer, settings: Settings): Server {
  const assets = staticFiles(renderer.bundle.clientDir);
  const files = staticFiles(path.join(root, 'public'));
  const hosts = allowedHosts(settings);
  const sendPage = async (response: ServerResponse, pathname: string) => {
    try {
      const file = await renderer.file(pathname);
      if (file !== undefined) return send(response, 200, pathname, file);
      const { status, html, payload } = await renderer.render(pathname.replace(PAYLOAD, '') || '/');
      if (!PAYLOAD.test(pathname)) send(response, status, 'index.html', html);
      else send(response, status, 'payload.json', payload ?? '{}');
    } catch (error) {
      send(response, 500, 'error.txt', reasonOf(error));
    }
  };
  const onRequest: RequestListener = (request, response) => {
    const pathname = requestPathname(request);
    const headers = { ...responseHeaders(pathname, hosts), 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (pathname === BANNER_STYLES) return send(response, 200, BANNER_STYLES, bannerStyles());
    if (pathname === SERVICE_WORKER_PATH)
      return send(response, 200, 'service-worker.js', unregisterWorker(renderer.bundle));
    if (pathname === '/robots.txt') return send(response, 200, 'robots.txt', ROBOTS_TXT);
    return assets(request, response, () => files(request, response, () => void sendPage(response, pathname)));
  };
  return createServer(onRequest);
}

function send(response: ServerResponse, status: number, file: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'Content-Type': contentType(file) }).end(body);
}
