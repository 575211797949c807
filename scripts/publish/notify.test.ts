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

it('fails when the request is redirected and its text would be lost, and otherwise posts it to the target', async () => {
  const posted: unknown[] = [];
  const server = createServer(async (request, response) => {
    const [, status] = /^\/moved-(\d+)$/.exec(request.url ?? '') ?? [];
    if (status !== undefined) return void response.writeHead(Number(status), { location: '/hook' }).end();
    if (request.method === 'POST') posted.push(await json(request));
    return response.end();
  });
  onTestFinished(() => void server.close());
  const url = await listen(server, 0);
  for (const status of [301, 302])
    await expect(notify('сбой', `${url}/moved-${status}`)).rejects.toThrow(`answered with status ${status}`);
  expect(posted).toEqual([]);
  await notify('сбой', `${url}/moved-308`);
  expect(posted).toEqual([{ text: 'сбой' }]);
});

it('names the reason when there is no reply', async () => {
  const server = createServer();
  const url = await listen(server, 0);
  await new Promise((closed) => server.close(closed));
  await expect(notify('сбой', url)).rejects.toThrow('NOTIFY_URL does not answer (ECONNREFUSED)');
});
