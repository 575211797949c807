import { expect, test } from 'vitest';
import type { ArticleSummary } from '../../api/resources/article.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { entries, head, load } from './data.ts';

const sections = [
  { id: 1, slug: 'vozdukh', title: 'Воздух', description: 'Дозы и фильтры', articlesCount: 11 },
  { id: 2, slug: 'voda', title: 'Вода', description: '', articlesCount: 1 },
];
const article = (id: number, section: (typeof sections)[number]): ArticleSummary => ({
  id,
  slug: `article-${id}`,
  title: `Статья ${id}`,
  lead: '',
  section: { id: section.id, slug: section.slug, title: section.title },
  industries: [],
  publishedAt: `2026-01-${String(id).padStart(2, '0')}T10:00:00+03:00`,
});
const [air, water] = sections as [(typeof sections)[0], (typeof sections)[0]];
const articles = [...Array.from({ length: 11 }, (_, index) => article(index + 1, air)), article(12, water)];
const api = fakeApi({
  articles: { all: async () => articles, industries: async () => [{ value: 'ofisy', label: 'Офисы' }] },
  articleSections: { all: async () => sections },
});
const context = { api, today: '2026-11-21' };

test('the number of pages of a section depends on its own articles', async () => {
  const planned = await entries({ api });
  expect(planned.map(({ params, pages }) => [params.slug, pages])).toEqual([
    ['vozdukh', 2],
    ['voda', 1],
  ]);
});

test('a page has the articles of its section only, and the counts of all sections', async () => {
  const data = await load({ ...context, params: { slug: 'vozdukh' }, page: 2 });
  expect(data.items.map(({ slug }) => slug)).toEqual(['article-1']);
  expect(data).toMatchObject({ count: 11, total: 12, lastPage: 2 });
});

test('a section that the API no longer has is named in the error', async () => {
  await expect(load({ ...context, params: { slug: 'ozon' }, page: 1 })).rejects.toThrow('«ozon»');
});

test('the description of a section without one is its name', async () => {
  const { description } = head(await load({ ...context, params: { slug: 'voda' }, page: 1 }));
  expect(description).toContain('«Вода»');
});
