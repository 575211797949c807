import { expect, test } from 'vitest';
import { queryVariants } from './query-variants.ts';

test.each([
  ['фильтр', ['фильтр', 'abkmnh']],
  ['ёмкость', ['ёмкость', 'емкость', '`vrjcnm']],
  ['`vrjcnm', ['`vrjcnm', 'ёмкость', 'емкость']],
  ['А-1200 hepa', ['А-1200 hepa']],
])('the variants of «%s» are %j', (typed, meant) => {
  expect(queryVariants(typed)).toEqual(expect.arrayContaining(meant));
  expect(queryVariants(typed)[0]).toBe(typed);
});

test('variants have no duplicates', () => {
  expect(queryVariants('1200')).toEqual(['1200']);
});
