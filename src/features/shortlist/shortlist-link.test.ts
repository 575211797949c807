import { expect, test } from 'vitest';
import { createShortlist } from './shortlist.ts';
import { shortlistHref, parseShortlistLink } from './shortlist-link.ts';

/** The value that the page reads from the URL. */
const valueIn = (address: string) => new URL(address, 'https://site.test').searchParams.get('folder') ?? '';

test('the URL names models and documents and stays readable', () => {
  const folder = createShortlist(['sfera-a-300', 'sfera-k-6000'], [101, 102]);
  expect(shortlistHref(folder)).toBe('/planners?folder=sfera-a-300,sfera-k-6000/101,102');
});

test('the URL without a shortlist is that of the visitor’s own shortlist', () => {
  expect(shortlistHref()).toBe('/planners?folder');
  expect(shortlistHref(createShortlist([], []))).toBe('/planners?folder');
});

test('quantities come back, and a URL without them stays as it was', () => {
  const folder = createShortlist(['sfera-a-300', 'a:2'], [101], { 'sfera-a-300': 12, 'a:2': 3 });
  expect(shortlistHref(folder)).toBe('/planners?folder=sfera-a-300:12,a%253A2:3/101');
  expect(parseShortlistLink(valueIn(shortlistHref(folder)))).toEqual(folder);
  expect(parseShortlistLink('a:0,b:1000,c:x')).toEqual({ products: ['a', 'b:1000', 'c:x'], documents: [] });
});

test.each([
  ['models without documents', ['sfera-a-300'], []],
  ['documents without models', [], [5]],
  ['names that need an escape in a URL', ['сфера-а', 'a,b', '50%', 'a&b=c', 'a+b', '%2C'], [1]],
])('%s survive a round trip', (_, products, documents) => {
  const folder = createShortlist(products, documents);
  expect(parseShortlistLink(valueIn(shortlistHref(folder)))).toEqual(folder);
});

test.each([
  [',,,/,,', [], []],
  ['/1e3,0x10,-5,4.0, 7,8', [], [8]],
  ['%E0%A4%A,..%2Fetc,%2e%2e,ok/9/10', ['ok'], [9]],
  ['javascript:alert(1)/2', ['javascript:alert(1)'], [2]],
])('only valid names of «%s» are kept', (value, products, documents) => {
  expect(parseShortlistLink(value)).toEqual({ products, documents });
});

test('a link names no more items than a shortlist holds', () => {
  const value = Array.from({ length: 5000 }, (_, index) => `m${index}`).join();
  expect(parseShortlistLink(value).products).toHaveLength(100);
});
