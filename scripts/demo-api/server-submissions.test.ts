import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startDemoApi } from './server.ts';
import type { DemoApi } from './server.ts';
import { DATABASE_FILE } from './storage/database.ts';
import { createClient } from './testing/client.ts';
import type { Client } from './testing/client.ts';
import { createFixture } from './testing/fixture.ts';
import type { Fixture } from './testing/fixture.ts';

const uploaded = z.object({
  response: z.strictObject({
    id: z.number(),
    originalName: z.string(),
    host: z.string(),
    origin: z.string(),
    relativeUrl: z.string(),
    extension: z.string(),
    width: z.number().optional(),
    height: z.number().optional(),
    size: z.strictObject({ bytes: z.number() }),
  }),
});

const application = {
  type: '1',
  userName: 'Анна',
  userPhone: '79161234567',
  text: 'Нужен расчёт',
  personalDataProcessingConsent: '1',
  pageUrl: 'http://localhost:4173/contacts',
};

let fixture: Fixture;
let api: DemoApi;
let client: Client;

async function start() {
  api = await startDemoApi({ ...fixture, port: 0 });
  client = createClient(api.url);
}

async function upload(file: File) {
  const reply = await client.send('storage/upload-one', { file });
  return uploaded.parse(await reply.json()).response;
}

const filesOnDisk = () => readdirSync(join(fixture.dataDir, 'uploads'));

beforeAll(async () => {
  fixture = await createFixture();
  await start();
});
afterAll(() => api.close());

test('an application and its file survive a restart of the server', async () => {
  const { id, ...file } = await upload(new File(['%PDF-1.4 резюме'], 'Резюме Анны.pdf'));
  expect(file).toMatchObject({ originalName: 'Резюме Анны.pdf', extension: 'pdf', size: { bytes: 21 } });
  const reply = await client.send('application/create', { ...application, fileId: String(id) });
  expect(await reply.json()).toEqual({ response: { success: true } });

  await api.close();
  await start();

  const served = await fetch(`${api.url}/${file.origin}/${file.relativeUrl}`);
  expect(await served.text()).toBe('%PDF-1.4 резюме');
  expect(served.headers.get('content-security-policy')).toBe('sandbox');
  const database = new DatabaseSync(join(fixture.dataDir, DATABASE_FILE), { readOnly: true });
  const rows = database.prepare('SELECT * FROM applications').all();
  database.close();
  const { type: _number, personalDataProcessingConsent: _given, ...sent } = application;
  expect(rows).toMatchObject([{ ...sent, type: 1, userEmail: null, fileId: id }]);
});

test('the URL of an upload cannot be guessed', async () => {
  const [first, second] = [await upload(new File(['a'], 'a.doc')), await upload(new File(['a'], 'a.doc'))];
  expect(first.relativeUrl).toMatch(/^[0-9a-f-]{36}\.doc$/);
  expect(first.relativeUrl).not.toBe(second.relativeUrl);
});

test('an uploaded picture has a size and presets', async () => {
  const bytes = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const file = await upload(new File([new Uint8Array(bytes)], 'Фото.JPG'));
  expect(file).toMatchObject({ width: 800, height: 400, extension: 'jpg' });
  const thumb = await fetch(`${api.url}/uploads/_thumb/${file.relativeUrl}`);
  expect((await sharp(await thumb.arrayBuffer()).metadata()).width).toBe(320);
});

test('an invalid picture is stored without presets', async () => {
  const file = await upload(new File(['not a picture'], 'broken.png'));
  expect(file.width).toBeUndefined();
  expect((await fetch(`${api.url}/uploads/_thumb/${file.relativeUrl}`)).status).toBe(404);
});

test.each(['page.html', 'run.exe', 'picture.svg', 'noextension', '.jpg.'])('%s is not accepted', async (name) => {
  const before = filesOnDisk();
  const failure = await client.sendAndFail('storage/upload-one', { file: new File(['x'], name) });
  expect(failure).toMatchObject({ code: 2, message: { file: [expect.stringContaining('.docx')] } });
  expect(filesOnDisk()).toEqual(before);
});

test('a file above the limit is refused and deleted', async () => {
  const before = filesOnDisk();
  const large = new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'large.zip');
  const failure = await client.sendAndFail('storage/upload-one', { file: large });
  expect(failure).toEqual({ code: 2, message: { file: ['Файл больше 50\u00a0Мб'] } });
  expect(filesOnDisk()).toEqual(before);
});

const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
const sendRaw = (body: string) =>
  client.fetch('storage/upload-one', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body,
  });

test.each([
  ['in the middle of the file', `${head}half of it`],
  ['after the file', `${head}all of it\r\n--x\r\nContent-Disposition: form-data; name="more"\r\n\r\nand`],
])('a form that ends %s gets a 400 and stores nothing', async (_where, body) => {
  const before = filesOnDisk();
  expect((await sendRaw(body)).status).toBe(400);
  expect(filesOnDisk()).toEqual(before);
});

test('a malformed body gets its reply before it ends', async () => {
  expect((await sendRaw(`--x\r\n\0\r\n\r\n${'x'.repeat(20_000_000)}`)).status).toBe(400);
});

test('an aborted upload is deleted', async () => {
  const before = filesOnDisk();
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  socket.write('POST /frontend/v1/storage/upload-one HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\n');
  socket.write(`Content-Type: multipart/form-data; boundary=x\r\n\r\n${head}half of it`);
  await vi.waitFor(() => expect(filesOnDisk()).not.toEqual(before), { timeout: 30_000 });
  socket.destroy();
  await vi.waitFor(() => expect(filesOnDisk()).toEqual(before), { timeout: 30_000 });
});

test('an upload without a file is an error', async () => {
  const failure = { code: 2, message: { file: ['Выберите файл'] } };
  expect(await client.sendAndFail('storage/upload-one', {})).toEqual(failure);
  expect(await client.sendAndFail('storage/upload-one', { other: new File(['x'], 'a.pdf') })).toEqual(failure);
});

test('errors are reported by field', async () => {
  expect(await client.sendAndFail('application/create', { ...application, userName: '', userPhone: '8' })).toEqual({
    code: 2,
    message: { userName: ['Заполните поле'], userPhone: ['Введите 11\u00a0цифр номера, первая\u00a0— 7'] },
  });
});

test('a captcha failure can be simulated', async () => {
  const failure = await client.sendAndFail('application/create', { ...application, captchaToken: 'fail' });
  expect(failure).toMatchObject({ code: 2, message: { captchaToken: [expect.any(String)] } });
});

test.each([
  ['application/json', '{"type":1}'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="type"\r\n\r\n1'],
])('a body of %s that is not a form gets a 400, and the server keeps running', async (type, body) => {
  const reply = await client.fetch('application/create', { method: 'POST', headers: { 'Content-Type': type }, body });
  expect(reply.status).toBe(400);
  expect((await client.fetch('settings')).status).toBe(200);
});
