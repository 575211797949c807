import { expect, test } from 'vitest';
import { changedQuery, withQuery } from './use-query-params.ts';

test('a change keeps what it does not name', () => {
  const query = changedQuery(new URLSearchParams('industry=ofisy&page=3'), { page: '', find: 'доза' });
  expect([...query]).toEqual([
    ['industry', 'ofisy'],
    ['find', 'доза'],
  ]);
});

test('the given query stays as it was', () => {
  const query = new URLSearchParams('year=2025');
  changedQuery(query, { year: '' });
  expect(query.get('year')).toBe('2025');
});

test('an empty query leaves no question mark', () => {
  expect(withQuery('/news', new URLSearchParams())).toBe('/news');
  expect(withQuery('/news', new URLSearchParams({ year: '2025' }))).toBe('/news?year=2025');
});
