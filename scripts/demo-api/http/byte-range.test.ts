import { expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=-', undefined],
  ['lines=1-2', undefined],
  [undefined, undefined],
])('the range %s of a file of ten bytes', (header, expected) => {
  expect(parseRange(header, 10)).toEqual(expected);
});
