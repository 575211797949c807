import { describe, expect, it } from 'vitest';
import { type Query, queryString } from './query-string.ts';

describe('queryString', () => {
  it.each<[Query, string]>([
    [{}, ''],
    [{ a: null, b: undefined }, ''],
    [{ page: NaN, ids: [5, NaN] }, 'ids[0]=5'],
    [{ page: 2, perPage: 100 }, 'page=2&perPage=100'],
    [{ search: '' }, 'search='],
    [{ zero: 0, yes: true, no: false }, 'zero=0&yes=1&no=0'],
    [{ ids: [5, 7] }, 'ids[0]=5&ids[1]=7'],
    [{ ids: [] }, ''],
    [{ ids: [5, null, 7] }, 'ids[0]=5&ids[2]=7'],
    [{ filter: { year: [2026], town: null } }, 'filter[year][0]=2026'],
  ])('serializes %j as %j', (query, expected) => {
    expect(decodeURIComponent(queryString(query).replace(/^\?/, ''))).toBe(expected);
  });

  it('encodes names and values', () => {
    expect(queryString({ 'a&b': 'йод & 100%', 'c[d]': '#?' })).toBe(
      '?a%26b=%D0%B9%D0%BE%D0%B4+%26+100%25&c%5Bd%5D=%23%3F',
    );
  });
});
