import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../serve/listen.ts';
import { notify } from './notify.ts';

it('posts the text as JSON, and does not print the URL when the request is refused', async () => {
  const told: unknown[] = [];
  const server = createServer(async (request, response) => {
    told.push(await json(request));
    response.writeHead(request.url === '/refused-k3y' ? 403 : 200).end();
  });
  onTestFinished(() => void server.close());
  const url = await listen(server, 0);
  await notify('сбой', `${url}/hook`);
  expect(told).toEqual([{ text: 'сбой' }]);
  const error: unknown = await notify('сбой', `${url}/refused-k3y`).catch((reason: unknown) => reason);
  expect(String(error)).toContain('status 403');
  expect(String(error)).not.toContain('k3y');
});
