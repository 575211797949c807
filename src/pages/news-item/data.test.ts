import { expect, test } from 'vitest';
import type { NewsItem } from '../../api/resources/news.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { picture, ref } from '../testing/fixtures.ts';
import { entries, head, load } from './data.ts';

const item: NewsItem = {
  id: 1,
  slug: 'pusk',
  title: 'Пуск в Казани',
  lead: 'Шесть операционных.',
  image: picture('cover'),
  publishedAt: '2026-11-12T22:30:00+00:00',
  updatedAt: '2026-11-14T10:00:00+03:00',
  html: '<p>Текст</p>',
  gallery: [picture('cover'), picture('hall')],
  related: [{ ...ref(2, 'lampy', 'Новые лампы'), lead: 'Ресурс' }],
};
const listed = { ...item, id: 2, slug: 'lampy', title: 'Новые лампы', publishedAt: '2026-10-01T10:00:00+03:00' };
const api = fakeApi({
  news: {
    get: async () => item,
    all: async () => [item],
    byIds: async (ids) => [listed].filter(({ id }) => ids.includes(id)),
  },
});
const data = await load({ api, params: { slug: 'pusk' }, page: 1, today: '2026-11-21' });

test('a feed item has lead and date', async () => {
  expect([...(await entries({ api }))]).toMatchObject([
    { label: 'Пуск в Казани', feedItem: { publishedAt: item.publishedAt, lead: 'Шесть операционных.' } },
  ]);
});

test('the cover is not repeated in the gallery', () => {
  expect(data.gallery.map(({ path }) => path)).toEqual(['hall.jpg']);
});

test('cards of further news equal those of their list; an item that is not in it has a title only', async () => {
  expect(data.related).toMatchObject([{ slug: 'lampy', title: 'Новые лампы', date: { iso: '2026-10-01' } }]);
  const related = [ref(7, 'propala', 'Пропала')];
  const other = fakeApi({ news: { get: async () => ({ ...item, related }), byIds: async () => [] } });
  const { related: cards } = await load({ api: other, params: { slug: 'pusk' }, page: 1, today: '2026-11-21' });
  expect(cards).toEqual([{ slug: 'propala', title: 'Пропала', image: undefined }]);
});

test('the structured data has publication date, modification date and author', () => {
  expect(head(data)).toMatchObject({
    type: 'article',
    structuredData: [
      {
        '@type': 'NewsArticle',
        headline: 'Пуск в Казани',
        datePublished: '2026-11-13',
        dateModified: '2026-11-14',
        publisher: { '@type': 'Organization', name: 'Чистосфера' },
        image: 'https://files.test/media/_medium/cover.jpg',
      },
    ],
  });
});
