import { expect, test } from 'vitest';
import { articleRequest } from './article-request.ts';

const requested = (query: string, section?: string) => articleRequest(new URLSearchParams(query), section);

test('a URL without a filter makes no request', () => {
  expect(requested('')).toBeUndefined();
  expect(requested('page=2&utm_source=vk')).toBeUndefined();
});

test("industry, query and page have the API's names in the request", () => {
  expect(requested('industry=ofisy&find= доза &page=2', 'vozdukh')).toEqual({
    section: 'vozdukh',
    query: { industry: 'ofisy', search: 'доза', page: 2, perPage: 10 },
  });
});

test('a query of two letters is ignored, the industry is not', () => {
  expect(requested('find=уф')).toBeUndefined();
  expect(requested('industry=ofisy&find=уф')?.query).toEqual({ industry: 'ofisy', page: 1, perPage: 10 });
});

test('a page that is no number counts as the first', () => {
  for (const page of ['0', '-1', '1.5', 'x']) expect(requested(`find=доза&page=${page}`)?.query.page).toBe(1);
});
