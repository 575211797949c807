import { expect, test } from 'vitest';
import { folderOf } from './shortlist.ts';
import { folderAddress, readFolderLink } from './shortlist-link.ts';

/** What the page reads out of the address. */
const valueIn = (address: string) => new URL(address, 'https://site.test').searchParams.get('folder') ?? '';

test('the address names models and documents, and can be read by people', () => {
  const folder = folderOf(['sfera-a-300', 'sfera-k-6000'], [101, 102]);
  expect(folderAddress(folder)).toBe('/planners?folder=sfera-a-300,sfera-k-6000/101,102');
});

test('without a folder it is the address of the own one', () => {
  expect(folderAddress()).toBe('/planners?folder');
  expect(folderAddress(folderOf([], []))).toBe('/planners?folder');
});

test.each([
  ['models alone', ['sfera-a-300'], []],
  ['documents alone', [], [5]],
  ['names that an address must escape', ['сфера-а', 'a,b', '50%', 'a&b=c', 'a+b', '%2C'], [1]],
])('%s come back as they went', (_, products, documents) => {
  const folder = folderOf(products, documents);
  expect(readFolderLink(valueIn(folderAddress(folder)))).toEqual(folder);
});

test.each([
  [',,,/,,', [], []],
  ['/1e3,0x10,-5,4.0, 7,8', [], [8]],
  ['%E0%A4%A,..%2Fetc,%2e%2e,ok/9/10', ['ok'], [9]],
  ['javascript:alert(1)/2', ['javascript:alert(1)'], [2]],
])('of «%s» only names are left', (value, products, documents) => {
  expect(readFolderLink(value)).toEqual({ products, documents });
});

test('a link names no more than a folder holds', () => {
  const value = Array.from({ length: 5000 }, (_, index) => `m${index}`).join();
  expect(readFolderLink(value).products).toHaveLength(100);
});
