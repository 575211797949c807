import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { readSettings } from '../../build/options/settings.ts';
import { listen } from '../listen.ts';
import type { PreviewRenderer } from './preview-renderer.ts';
import { createPreviewServer } from './preview-server.ts';

it('an address with nothing but slashes is a page that the site does not have', async () => {
  const dir = temporaryFolder();
  const renderer = {
    bundle: { clientDir: dir },
    file: async () => undefined,
    render: async (pathname: string) => ({ status: 404, html: `no ${pathname}` }),
  } as unknown as PreviewRenderer;
  const server = createPreviewServer(dir, renderer, readSettings({}));
  const origin = await listen(server, 0);
  // `fetch` would change the address.
  const sent = request(origin, { path: '//' }).end();
  const [reply] = await once(sent, 'response');
  expect(reply.statusCode).toBe(404);
  expect(await text(reply)).toBe('no //');
  server.close();
  server.closeAllConnections();
});
