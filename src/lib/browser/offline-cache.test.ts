import { expect, it } from 'vitest';
import { cachedAtValue, cachedAt, isCacheMessage, parseServerTiming } from './offline-cache.ts';

it('reads from a copy when it was made', () => {
  const date = 'Sat, 21 Nov 2026 17:53:09 GMT';
  expect(cachedAt(parseServerTiming(cachedAtValue(date)))).toEqual(new Date(date));
});

it('knows a copy whose host has told no time', () => {
  expect(cachedAt(parseServerTiming(cachedAtValue('')))?.getTime()).toBeNaN();
});

it.each([null, '', 'db;dur=53', 'cdn-cache; desc=HIT, edge; dur=1', 'origin;desc="x"'])(
  'takes an answer of a host with the header %j for no copy',
  (header) => {
    expect(cachedAt(parseServerTiming(header))).toBeUndefined();
  },
);

it('takes only lists of addresses for a wish to keep', () => {
  expect(isCacheMessage({ urls: ['/news'] })).toBe(true);
  for (const other of [null, 'urls', {}, { urls: '/news' }, { urls: [7] }]) expect(isCacheMessage(other)).toBe(false);
});
