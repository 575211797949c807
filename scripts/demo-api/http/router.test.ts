import { expect, test } from 'vitest';
import { matchingRoutes } from './router.ts';
import type { Route } from './router.ts';

const route = (path: string): Route => ({ method: 'GET', path, handle: () => ({ value: path }) });
const routes = ['/news', '/news/:id', '/section/:id/items', '/media/*address'].map(route);
const first = (pathname: string) => {
  const match = matchingRoutes(routes, pathname)[0];
  return match && [match.route.path, match.params];
};

test.each([
  ['/news', ['/news', {}]],
  ['/news/7', ['/news/:id', { id: '7' }]],
  ['/news/%D0%B2%D0%BE%D0%B4%D0%B0', ['/news/:id', { id: 'вода' }]],
  ['/section/all/items', ['/section/:id/items', { id: 'all' }]],
  ['/media/_thumb/a.jpg', ['/media/*address', { address: '_thumb/a.jpg' }]],
  ['/news/', undefined],
  ['/news/7/more', undefined],
  ['/news/%E0%A4%A', undefined],
  ['/', undefined],
])('%s', (pathname, expected) => {
  expect(first(pathname)).toEqual(expected);
});
