import { once } from 'node:events';
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { listen } from './listen.ts';
import { createSiteServer } from './site-server.ts';

/** Serves a folder that holds `robots.txt`. */
async function startServer() {
  const dir = temporaryFolder();
  writeFileSync(path.join(dir, 'robots.txt'), 'abcd');
  const server = createSiteServer(dir, { api: 'https://api.test', files: [] });
  const origin = await listen(server, 0);
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  return { dir, origin };
}

it.each([
  ['bytes=1-2', 206, 'bc'],
  ['bytes=2-1', 200, 'abcd'],
])('the range %s is answered with %i', async (range, status, text) => {
  const { origin } = await startServer();
  const reply = await fetch(`${origin}/robots.txt`, { headers: { range } });
  expect([reply.status, await reply.text()]).toEqual([status, text]);
});

it('a file that cannot be read ends its own connection only', async () => {
  const { dir, origin } = await startServer();
  // Can be opened, but nothing is mapped at its beginning.
  symlinkSync('/proc/self/mem', path.join(dir, 'memory.txt'));
  await expect(fetch(`${origin}/memory.txt`).then((reply) => reply.text())).rejects.toThrow();
  expect((await fetch(`${origin}/robots.txt`)).status).toBe(200);
});

it('a name that is too long for a file has no page', async () => {
  const { origin } = await startServer();
  expect((await fetch(`${origin}/${'a'.repeat(300)}`)).status).toBe(404);
});
