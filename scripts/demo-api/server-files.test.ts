import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startDemoApi } from './server.ts';
import type { DemoApi } from './server.ts';
import { createClient } from './testing/client.ts';
import { createFixture } from './testing/fixture.ts';
import type { Fixture } from './testing/fixture.ts';

let fixture: Fixture;
let api: DemoApi;

beforeAll(async () => {
  fixture = await createFixture();
  api = await startDemoApi({ ...fixture, port: 0 });
});
afterAll(() => api.close());

const bytesOf = async (path: string) => Buffer.from(await (await fetch(`${api.url}${path}`)).arrayBuffer());

test.each([
  ['/media/_thumb/unit.jpg', 320, 240],
  ['/media/_small/unit.jpg', 640, 480],
  ['/media/_medium/unit.jpg', 1280, 960],
  ['/media/_raw/unit.jpg', 1600, 1200],
  ['/media/unit.jpg', 1600, 1200],
])('%s is %i by %i', async (path, width, height) => {
  const { format, ...size } = await sharp(await bytesOf(path)).metadata();
  expect({ format, width: size.width, height: size.height }).toEqual({ format: 'jpeg', width, height });
});

test('a picture is never enlarged, and keeps its format', async () => {
  const { format, width } = await sharp(await bytesOf('/media/_thumb/mark.png')).metadata();
  expect({ format, width }).toEqual({ format: 'png', width: 200 });
});

test('a preset of a picture is created once, even for simultaneous requests', async () => {
  await Promise.all(Array.from({ length: 5 }, () => bytesOf('/media/_small/unit.jpg')));
  expect(readdirSync(join(fixture.dataDir, 'pictures', '_small'))).toHaveLength(1);
});

test.each([
  '/media/_huge/unit.jpg',
  '/media/gone.jpg',
  '/media/index.yaml',
  '/media/_thumb/tour.mp4',
  '/media/..%2fcontent%2fsettings.yaml',
  '/media/',
  '/documents/101/other.pdf',
  '/uploads/x.pdf',
])('%s is not served', async (path) => {
  expect((await fetch(`${api.url}${path}`)).status).toBe(404);
});

test('a document is served at the URL of its file object, and not at an outdated one', async () => {
  const file = z.object({
    host: z.string(),
    origin: z.string(),
    relativeUrl: z.string(),
    size: z.object({ bytes: z.number() }),
  });
  const { items } = await createClient(api.url).get('document', z.object({ items: z.array(z.object({ file })) }));
  for (const {
    file: { host, origin, relativeUrl, size },
  } of items) {
    const reply = await fetch(`${host}/${origin}/${relativeUrl}`);
    expect(reply.headers.get('content-disposition')).toMatch(/^inline/);
    expect((await reply.arrayBuffer()).byteLength).toBe(size.bytes);
  }
});

test('a zip has the documents of a category under their names', async () => {
  const zip = await bytesOf('/frontend/v1/document/download-zip?category=3');
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.includes('Паспорт «Сфера А-1200».pdf')).toBe(true);
  expect(zip.includes('Презентация')).toBe(false);
});

test.each(['ids[]=101&ids[]=501', 'ids[0]=101&ids[1]=501&ids[2]=101'])('a zip of %s has both, once', async (query) => {
  const zip = await bytesOf(`/frontend/v1/document/download-zip?${query}`);
  expect(zip.toString('latin1').split('PK\x01\x02')).toHaveLength(3);
});

test('a zip of nothing is a validation error', async () => {
  expect(await createClient(api.url).failure('document/download-zip')).toMatchObject({ code: 2 });
});
