import { expect, test } from 'vitest';
import type { Article } from '../../api/resources/article.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { ancestors, head, load } from './data.ts';

const article: Article = {
  id: 1,
  slug: 'doza',
  title: 'Как рассчитать дозу',
  lead: 'Какие данные запросить.',
  section: { id: 1, slug: 'vozdukh', title: 'Воздух' },
  industries: [{ value: 'ofisy', label: 'Офисы' }],
  publishedAt: '2026-11-12T22:30:00+00:00',
  updatedAt: '2026-11-14T10:00:00+03:00',
  html: '<h2 id="h-dannye">Данные</h2><p>…</p><h3 id="h-raskhod">Расход</h3><h2 id="h-formula">Формула</h2>',
  author: 'Мария Ковалёва, ведущий инженер',
  equipment: [],
  related: [{ id: 2, slug: 'lampy', title: 'Когда менять лампы', lead: 'Ресурс и учёт' }],
};
const listed = {
  ...article,
  id: 2,
  slug: 'lampy',
  title: 'Когда менять лампы',
  section: { id: 3, slug: 'uf', title: 'Ультрафиолет' },
};
const api = fakeApi({
  articles: { get: async () => article, byIds: async (ids) => [listed].filter(({ id }) => ids.includes(id)) },
});
const data = await load({ api, params: { slug: 'doza' }, page: 1, today: '2026-11-21' });

test('the table of contents lists chapters only', () => {
  expect(data.contents.map(({ id }) => id)).toEqual(['h-dannye', 'h-formula']);
});

test('the date of publication is the day in Moscow', () => {
  expect(data.date).toEqual({ iso: '2026-11-13', text: '13\u00a0ноября 2026' });
});

test('cards of further articles equal those of their list', () => {
  expect(data.related).toMatchObject([
    { slug: 'lampy', title: 'Когда менять лампы', section: 'Ультрафиолет', date: { iso: '2026-11-13' } },
  ]);
});

test('the structured data of an article has its author and section', () => {
  expect(head(data).structuredData?.[0]).toMatchObject({
    '@type': 'Article',
    articleSection: 'Воздух',
    datePublished: '2026-11-13',
    dateModified: '2026-11-14',
    author: { name: 'Мария Ковалёва', jobTitle: 'ведущий инженер' },
  });
});

test('the structured data of an article without a lead has no empty description', () => {
  expect(head({ ...data, lead: '' }).structuredData?.[0]).not.toHaveProperty('description');
});

test('an author without a position has only a name', () => {
  const [known] = head({ ...data, author: 'Редакция' }).structuredData ?? [];
  expect(known).toMatchObject({ author: { '@type': 'Person', name: 'Редакция' } });
  expect(known).not.toHaveProperty('author.jobTitle');
});

test('the breadcrumbs of an article lead through its section', () => {
  expect(ancestors(data).map(({ href }) => href)).toEqual(['/articles', '/articles/section/vozdukh']);
});
