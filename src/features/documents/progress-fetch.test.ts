import { afterEach, expect, it, vi } from 'vitest';
import type { FetchRequest } from '../../api/client/http.ts';
import { progressFetch } from './progress-fetch.ts';

const request: FetchRequest = {
  method: 'GET',
  headers: {},
  signal: new AbortController().signal,
  redirect: 'follow',
  size: 100,
};

/** A server that sends two chunks of five bytes. */
function serve(headers: Record<string, string>) {
  const body = new ReadableStream({
    start(controller) {
      for (const part of ['12345', '67890']) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, { headers }));
}

afterEach(() => vi.unstubAllGlobals());

async function sharesOf(headers: Record<string, string>) {
  serve(headers);
  const shares: (number | undefined)[] = [];
  const response = await progressFetch((share) => shares.push(share))('https://api.test/file', request);
  const text = new TextDecoder().decode(await response.arrayBuffer());
  return { shares, text };
}

it('reports the share of the body after each chunk', async () => {
  expect(await sharesOf({ 'content-length': '10' })).toEqual({ shares: [0.5, 1], text: '1234567890' });
});

it('never reports more than 1, though a compressed body is longer than announced', async () => {
  expect((await sharesOf({ 'content-length': '5' })).shares).toEqual([1, 1]);
});

it('reports chunks of a body whose length is unknown', async () => {
  expect((await sharesOf({})).shares).toEqual([undefined, undefined]);
});
