import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { readSettings } from '../../build/options/settings.ts';
import { listen } from '../listen.ts';
import type { PreviewRenderer } from './preview-renderer.ts';
import { createPreviewServer } from './preview-server.ts';

/** The preview of a site that has this file and no page. */
async function startPreview() {
  const dir = temporaryFolder();
  writeFileSync(path.join(dir, 'file.txt'), 'abcd');
  const renderer = {
    bundle: { clientDir: dir },
    file: async () => undefined,
    render: async (pathname: string) => ({ status: 404, html: `no ${pathname}` }),
  } as unknown as PreviewRenderer;
  const server = createPreviewServer(dir, renderer, readSettings({}));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return listen(server, 0);
}

it('an address with nothing but slashes is a page that the site does not have', async () => {
  const origin = await startPreview();
  // `fetch` would change the address.
  const sent = request(origin, { path: '//' }).end();
  const [reply] = await once(sent, 'response');
  expect(reply.statusCode).toBe(404);
  expect(await text(reply)).toBe('no //');
});

it('a range that ends before it starts is ignored', async () => {
  const reply = await fetch(`${await startPreview()}/file.txt`, { headers: { range: 'bytes=2-1' } });
  expect([reply.status, await reply.text()]).toEqual([200, 'abcd']);
});
