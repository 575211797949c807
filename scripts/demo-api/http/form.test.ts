import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen } from '../../serve/listen.ts';
import { readForm } from './form.ts';

test.each([
  [3, false],
  [4, false],
  [5, true],
])('of a limit of 4 bytes, a file of %i is truncated: %s', async (bytes, expected) => {
  const truncated: unknown[] = [];
  const server = createServer(async (request, response) => {
    await readForm(request, {
      maximumBytes: 4,
      async onFile({ content }) {
        await buffer(content);
        truncated.push(content.truncated);
      },
    });
    response.end();
  });
  const body = new FormData();
  body.set('file', new File(['x'.repeat(bytes)], 'a.pdf'));
  await fetch(await listen(server, 0), { method: 'POST', body });
  server.close();
  expect(truncated).toEqual([expected]);
});
