import { expect, test } from 'vitest';
import { spellings } from './query-variants.ts';

test.each([
  ['фильтр', ['фильтр', 'abkmnh']],
  ['ёмкость', ['ёмкость', 'емкость', '`vrjcnm']],
  ['`vrjcnm', ['`vrjcnm', 'ёмкость', 'емкость']],
  ['А-1200 hepa', ['А-1200 hepa']],
])('«%s» may mean %j', (typed, meant) => {
  expect(spellings(typed)).toEqual(expect.arrayContaining(meant));
  expect(spellings(typed)[0]).toBe(typed);
});

test('no spelling is tried twice', () => {
  expect(spellings('1200')).toEqual(['1200']);
});
