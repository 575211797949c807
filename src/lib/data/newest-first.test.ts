import { expect, test } from 'vitest';
import { newestFirst } from './newest-first.ts';

test('dates are compared as times, not as texts', () => {
  const items = [
    { id: 1, publishedAt: '2026-11-12T23:00:00+00:00' },
    { id: 2, publishedAt: '2026-11-13T01:00:00+03:00' },
  ];
  expect(Array.from(newestFirst(items), ({ id }) => id)).toEqual([1, 2]);
});

test('of two items with the same date the later one comes first', () => {
  const publishedAt = '2026-11-12T10:00:00+03:00';
  expect(Array.from(newestFirst([1, 3, 2].map((id) => ({ id, publishedAt }))), ({ id }) => id)).toEqual([3, 2, 1]);
});
