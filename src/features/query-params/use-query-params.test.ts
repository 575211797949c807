import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { changedQuery, useQueryParams, withQuery } from './use-query-params.ts';

test.each(['/news', '/news/page/3', '/articles/section/obzory'])('the prerendered %s is without its query', (path) => {
  expect(prerendered(`${path}?year=2024`)).toBe('0 parameters');
});

test('a page whose route does not declare a query is not rendered with one', () => {
  expect(() => prerendered('/contacts')).toThrow('/contacts uses the query of its URL: set usesQuery in its route');
});

function prerendered(url: string): string {
  const Count = () => `${useQueryParams()[0].size} parameters`;
  return renderToString(createElement(MemoryRouter, { initialEntries: [url] }, createElement(Count)));
}

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
