import { expect, it } from 'vitest';
import { cachedAtValue, cachedAt, isCacheMessage, parseServerTiming } from './offline-cache.ts';

it('the time of a cached response comes from its header', () => {
  const date = 'Sat, 21 Nov 2026 17:53:09 GMT';
  expect(cachedAt(parseServerTiming(cachedAtValue(date)))).toEqual(new Date(date));
});

it('a cached response without a date is recognized', () => {
  expect(cachedAt(parseServerTiming(cachedAtValue('')))?.getTime()).toBeNaN();
});

it.each([null, '', 'db;dur=53', 'cdn-cache; desc=HIT, edge; dur=1', 'origin;desc="x"'])(
  "a host's response with the header %j is not a cached one",
  (header) => {
    expect(cachedAt(parseServerTiming(header))).toBeUndefined();
  },
);

it('a message must have a list of URLs', () => {
  expect(isCacheMessage({ urls: ['/news'] })).toBe(true);
  for (const other of [null, 'urls', {}, { urls: '/news' }, { urls: [7] }]) expect(isCacheMessage(other)).toBe(false);
});
