import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { listParameter, paginate } from './paging.ts';

const numbers = Array.from({ length: 205 }, (_, index) => index + 1);
const page = (query: string) => paginate(numbers, new URLSearchParams(query), (number) => number);

test.each([
  ['', 12, 1, 18],
  ['page=18', 1, 18, 18],
  ['page=19', 0, 19, 18],
  ['perPage=100', 100, 1, 3],
  ['perPage=1000', 100, 1, 3],
  ['page=3&perPage=100', 5, 3, 3],
])('«%s» returns %i items, page %i of %i', (query, length, currentPage, lastPage) => {
  expect(page(query)).toMatchObject({ currentPage, lastPage });
  expect(page(query).items).toHaveLength(length);
});

test('an empty list has one empty page', () => {
  expect(paginate([], new URLSearchParams(), String)).toEqual({ items: [], currentPage: 1, lastPage: 1 });
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=two', 'perPage=0'])('«%s» is a validation error', (query) => {
  expect(() => page(query)).toThrow(ApiError);
});

test.each(['ids[]=1&ids[]=2', 'ids[0]=1&ids[1]=2', 'ids=1&ids=2'])('«%s» is parsed as a list', (query) => {
  expect(listParameter(new URLSearchParams(query), 'ids')).toEqual(['1', '2']);
});
