import { expect, it } from 'vitest';
import { pageList } from './page-list.ts';

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 4, '1 2 3 4'],
  [1, 8, '1 2 3 gap 8'],
  [2, 8, '1 2 3 gap 8'],
  [3, 8, '1 2 3 4 gap 8'],
  [4, 8, '1 2 3 4 5 gap 8'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [5, 8, '1 gap 4 5 6 7 8'],
  [7, 8, '1 gap 6 7 8'],
  [8, 8, '1 gap 6 7 8'],
])('page %d of %d has the list %s', (current, last, expected) => {
  expect(pageList(current, last).join(' ')).toBe(expected);
});
