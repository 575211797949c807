import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { listen } from './listen.ts';
import { createSiteServer } from './site-server.ts';

it.each([
  ['bytes=1-2', 206, 'bc'],
  ['bytes=2-1', 200, 'abcd'],
])('the range %s is answered with %i', async (range, status, text) => {
  const dir = temporaryFolder();
  writeFileSync(path.join(dir, 'robots.txt'), 'abcd');
  const server = createSiteServer(dir, { api: 'https://api.test', files: [] });
  const origin = await listen(server, 0);
  const reply = await fetch(`${origin}/robots.txt`, { headers: { range } });
  expect([reply.status, await reply.text()]).toEqual([status, text]);
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});
