import { expect, test } from 'vitest';
import {
  createShortlist,
  hasItems,
  mergeShortlists,
  MAX_QUANTITY,
  MAX_SHORTLIST_SIZE,
  quantityOf,
  shortlistSize,
  withFormerItems,
  withQuantity,
  withoutItems,
} from './shortlist.ts';

const folder = createShortlist(['sfera-a-300', 'sfera-k-6000'], [101, 102]);

test('a shortlist takes each valid name once', () => {
  const products = ['sfera-a-300', '', '../admin', 'a/b', '.', 7, null, {}, 'sfera-a-300'];
  const documents = [101, '102', 0, -1, 1.5, NaN, Infinity, undefined, 101];
  expect(createShortlist(products, documents)).toEqual({ products: ['sfera-a-300'], documents: [101] });
});

test('a shortlist drops items above its limit', () => {
  const many = Array.from({ length: 80 }, (_, index) => index + 1);
  const full = createShortlist(
    many.map((number) => `model-${number}`),
    many,
  );
  expect(shortlistSize(full)).toBe(MAX_SHORTLIST_SIZE);
  expect(full.products).toHaveLength(80);
});

test('a shortlist keeps quantities above one, of its own models only', () => {
  const counted = createShortlist(['a', 'b', 'c'], [], { a: 3, b: 1, c: 1000, gone: 5 });
  expect(counted).toEqual({ products: ['a', 'b', 'c'], documents: [], quantities: { a: 3 } });
  expect([quantityOf(counted, 'a'), quantityOf(counted, 'b'), quantityOf(counted, 'toString')]).toEqual([3, 1, 1]);
  expect(quantityOf(createShortlist(['a'], [], { a: MAX_QUANTITY }), 'a')).toBe(MAX_QUANTITY);
  expect(withQuantity(counted, 'b', 2).quantities).toEqual({ a: 3, b: 2 });
  expect(withQuantity(counted, 'a', 1)).toEqual({ products: ['a', 'b', 'c'], documents: [] });
  expect(withoutItems(counted, createShortlist(['a'], []))).toEqual({ products: ['b', 'c'], documents: [] });
  expect(mergeShortlists(counted, createShortlist(['a', 'd'], [], { a: 4, d: 2 })).quantities).toEqual({ a: 4, d: 2 });
});

test('two shortlists merge without duplicates, the first one first', () => {
  expect(mergeShortlists(folder, createShortlist(['sfera-v-5', 'sfera-a-300'], [7, 101]))).toEqual({
    products: ['sfera-a-300', 'sfera-k-6000', 'sfera-v-5'],
    documents: [101, 102, 7],
  });
});

test('a removal keeps the order of the rest', () => {
  expect(withoutItems(folder, createShortlist(['sfera-a-300'], [102]))).toEqual({
    products: ['sfera-k-6000'],
    documents: [101],
  });
});

test('removed items return to their places, and the others keep their quantities', () => {
  const before = createShortlist(['a', 'b', 'c'], [101, 102], { a: 2, b: 3 });
  const changed = withQuantity(withoutItems(before, createShortlist(['a'], [101])), 'b', 1);
  expect(withFormerItems(withQuantity(changed, 'c', 5), before)).toEqual({
    products: ['a', 'b', 'c'],
    documents: [101, 102],
    quantities: { a: 2, c: 5 },
  });
});

test('a shortlist contains another one if it has every item of it', () => {
  expect(hasItems(folder, createShortlist(['sfera-a-300'], [101]))).toBe(true);
  expect(hasItems(folder, createShortlist(['sfera-a-300'], [7]))).toBe(false);
});
