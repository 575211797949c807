import { expect, it } from 'vitest';
import { addPage, PageList } from './page-list.ts';

const listOf = (...pathnames: string[]) => {
  const list = new PageList();
  for (const pathname of pathnames) list.add(pathname);
  return list;
};

it('up to three pages are named in the order of their names', () => {
  expect(listOf('/video', '/', '/news').toString()).toBe('/, /news, /video');
});

it('of more pages the first three are named, and the others are counted', () => {
  const list = listOf('/p5', '/p1', '/p4', '/p2', '/p3');
  expect(list.toString()).toBe('/p1, /p2, /p3 and 2 more');
  expect(list.size).toBe(5);
});

it('a page with two faults is counted once', () => {
  expect(listOf('/news', '/news', '/video').size).toBe(2);
});

it('each key has a list of its own', () => {
  const lists = new Map<string, PageList>();
  for (const [key, pathname] of ['/a /x', '/b /x', '/a /y'].map((pair) => pair.split(' ') as [string, string]))
    addPage(lists, key, pathname);
  expect(Array.from(lists, ([key, list]) => `${key}: ${list.toString()}`)).toEqual(['/a: /x, /y', '/b: /x']);
});
