import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApi } from './server.ts';
import type { DemoApi } from './server.ts';
import { createFixture } from './testing/fixture.ts';

let api: DemoApi;

beforeAll(async () => {
  api = await startDemoApi({ ...(await createFixture()), port: 0 });
});
afterAll(() => api.close());

/** A GET without compression, unlike `fetch`. */
async function plainGet(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const [reply] = await once(get(`${api.url}${path}`, { headers, method }), 'response');
  return { status: reply.statusCode, headers: reply.headers, bytes: await buffer(reply) };
}

const paths = [
  '/frontend/v1/equipment/1',
  '/frontend/v1/document/101/download',
  '/frontend/v1/document/download-zip?category=3',
  '/media/_thumb/unit.jpg',
  '/media/tour.mp4',
];

test.each(paths)('%s is not sent again to a client that has it', async (path) => {
  const first = await plainGet(path);
  const { etag } = first.headers;
  expect(etag).toMatch(/^"[\w-]+"$/);
  const second = await plainGet(path, { 'If-None-Match': `"other", ${etag}` });
  expect([second.status, second.bytes.length, second.headers.etag]).toEqual([304, 0, etag]);
  expect((await plainGet(path, { 'If-None-Match': '"other"' })).status).toBe(200);
});

test.each(paths)('HEAD of %s has the headers of the GET and no body', async (path) => {
  const { headers, bytes } = await plainGet(path);
  const head = await plainGet(path, {}, 'HEAD');
  expect(head.bytes).toHaveLength(0);
  expect(head.headers['content-length']).toBe(String(bytes.length));
  expect(head.headers.etag).toBe(headers.etag);
});

test('JSON is compressed for clients that accept it, with a tag of its own', async () => {
  const path = '/frontend/v1/equipment/1';
  const plain = await plainGet(path);
  const compressed = await plainGet(path, { 'Accept-Encoding': 'br, gzip' });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(compressed.bytes).equals(plain.bytes)).toBe(true);
  expect(compressed.headers.etag).not.toBe(plain.headers.etag);
  const known = { 'Accept-Encoding': 'gzip', 'If-None-Match': String(compressed.headers.etag) };
  expect((await plainGet(path, known)).status).toBe(304);
  expect((await plainGet(path, { 'Accept-Encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined();
});

test('a range of a video is sent alone', async () => {
  const part = await plainGet('/media/tour.mp4', { Range: 'bytes=2-4' });
  expect([part.status, part.bytes.toString(), part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
  expect((await plainGet('/media/tour.mp4', { Range: 'bytes=10-' })).status).toBe(416);
  const stale = await plainGet('/media/tour.mp4', { Range: 'bytes=2-4', 'If-Range': '"old"' });
  expect([stale.status, stale.bytes.toString()]).toEqual([200, '0123456789']);
});

test('pages of other origins may call, send forms and read the headers that they need', async () => {
  const preflight = await plainGet(
    '/frontend/v1/application/create',
    { 'Access-Control-Request-Method': 'POST' },
    'OPTIONS',
  );
  expect(preflight.status).toBe(204);
  expect(preflight.headers['access-control-allow-methods']).toContain('POST');
  for (const path of ['/frontend/v1/settings', '/frontend/v1/news/999', '/nothing', '/media/unit.jpg']) {
    const { headers } = await plainGet(path);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toContain('Content-Disposition');
  }
});

test('a download keeps its Cyrillic name', async () => {
  const { headers } = await plainGet('/frontend/v1/document/101/download');
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('Паспорт 101.pdf')}`);
});
