import { expect, test } from 'vitest';
import type { NewsSummary } from '../../api/resources/news.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { entries, head, load } from './data.ts';

/** Ten news of 2026 and five of the year before, the oldest first. */
const news = Array.from({ length: 15 }, (_, index): NewsSummary => {
  const [year, month] = index < 5 ? [2025, index + 1] : [2026, index - 4];
  const publishedAt = `${year}-${String(month).padStart(2, '0')}-01T10:00:00+03:00`;
  return { id: index + 1, slug: `news-${index + 1}`, title: `Новость ${index + 1}`, lead: '', publishedAt };
});
const api = fakeApi({ news: { all: async () => news } });
const context = { api, params: {}, today: '2026-11-21' };

test('the number of pages depends on the number of items', async () => {
  expect(await entries({ api })).toEqual([{ params: {}, label: 'Новости', pages: 2 }]);
});

test('the newest news comes first, and each page continues the one before', async () => {
  const first = await load({ ...context, page: 1 });
  const second = await load({ ...context, page: 2 });
  expect(first.items[0]).toMatchObject({ slug: 'news-15', year: 2026, date: { iso: '2026-10-01' } });
  expect(second.items.map(({ slug }) => slug)).toEqual(['news-5', 'news-4', 'news-3', 'news-2', 'news-1']);
});

test('every page has the first page of each year', async () => {
  const { years, total } = await load({ ...context, page: 2 });
  expect(total).toBe(15);
  expect(years).toEqual([
    { year: 2026, count: 10, from: 1, to: 1 },
    { year: 2025, count: 5, from: 2, to: 2 },
  ]);
});

test('a further page has its own title', async () => {
  const titles = await Promise.all([1, 2].map(async (page) => head(await load({ ...context, page })).title));
  expect(titles).toEqual(['Новости', 'Новости, страница 2']);
});
