import { expect, it } from 'vitest';
import { copyMark, dateOfCopy, isKeepMessage, timingIn } from './offline-cache.ts';

it('reads from a copy when it was made', () => {
  const date = 'Sat, 21 Nov 2026 17:53:09 GMT';
  expect(dateOfCopy(timingIn(copyMark(date)))).toEqual(new Date(date));
});

it('knows a copy whose host has told no time', () => {
  expect(dateOfCopy(timingIn(copyMark('')))?.getTime()).toBeNaN();
});

it.each([null, '', 'db;dur=53', 'cdn-cache; desc=HIT, edge; dur=1', 'origin;desc="x"'])(
  'takes an answer of a host with the header %j for no copy',
  (header) => {
    expect(dateOfCopy(timingIn(header))).toBeUndefined();
  },
);

it('takes only lists of addresses for a wish to keep', () => {
  expect(isKeepMessage({ keep: ['/news'] })).toBe(true);
  for (const other of [null, 'keep', {}, { keep: '/news' }, { keep: [7] }]) expect(isKeepMessage(other)).toBe(false);
});
