import { createServer, type ServerResponse } from 'node:http';
import { afterAll, afterEach, expect, it } from 'vitest';
import { listen } from '../../../serve/listen.ts';
import { createPhotoLoader } from './photo-loader.ts';

const PHOTO = Buffer.from('photo');
const CHUNK = Buffer.alloc(1 << 20);
let poured = 0;
const server = createServer((request, response) => {
  if (request.url === '/endless.jpg') pour(response);
  else if (request.url === '/gone.jpg') response.writeHead(404).end('no');
  else if (request.url === '/away.jpg') response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end();
  else response.end(PHOTO);
});
const host = await listen(server, 0);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  poured = 0;
});

function pour(response: ServerResponse): void {
  while (!response.destroyed && response.write(CHUNK)) poured++;
  poured++;
  if (!response.destroyed) response.once('drain', () => pour(response));
}

it('a photo is fetched', async () => {
  expect(await createPhotoLoader().get(`${host}/there.jpg`)).toEqual(PHOTO);
});

it('B36 a photo that never ends is aborted', async () => {
  const photos = createPhotoLoader();
  expect(await photos.get(`${host}/endless.jpg`)).toBeUndefined();
  expect(photos.omitted).toEqual([`${host}/endless.jpg: more than 20000000 bytes`]);
  expect(poured).toBeLessThan(100);
  expect(await photos.get(`${host}/there.jpg`)).toEqual(PHOTO);
});

it('a missing photo and a redirecting host are reported, and the host is requested once', async () => {
  const photos = createPhotoLoader();
  expect(await photos.get(`${host}/gone.jpg`)).toBeUndefined();
  expect(await photos.get(`${host}/away.jpg`)).toBeUndefined();
  expect(await photos.get(`${host}/there.jpg`)).toBeUndefined();
  expect(photos.omitted).toEqual([`${host}/gone.jpg: status 404`, expect.stringMatching(new RegExp(`^${host}: `))]);
});
