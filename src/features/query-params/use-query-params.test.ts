import { expect, test } from 'vitest';
import { changedQuery, withQuery } from './use-query-params.ts';

test('a change keeps the other parameters', () => {
  const query = changedQuery(new URLSearchParams('industry=ofisy&page=3'), { page: '', find: 'доза' });
  expect([...query]).toEqual([
    ['industry', 'ofisy'],
    ['find', 'доза'],
  ]);
});

test('a change does not modify the given query', () => {
  const query = new URLSearchParams('year=2025');
  changedQuery(query, { year: '' });
  expect(query.get('year')).toBe('2025');
});

test('an empty query leaves no question mark', () => {
  expect(withQuery('/news', new URLSearchParams())).toBe('/news');
  expect(withQuery('/news', new URLSearchParams({ year: '2025' }))).toBe('/news?year=2025');
});
