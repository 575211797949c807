import { expect, test } from 'vitest';
import type { ArticleSummary } from '../../api/resources/article.ts';
import { routes } from '../../routes.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { equipmentItem, project } from '../testing/fixtures.ts';
import { pages } from '../index.ts';
import { siteMap } from './data.ts';

const article = (id: number, day: string): ArticleSummary => ({
  id,
  slug: `article-${id}`,
  title: `Статья ${id}`,
  lead: '',
  section: { id: 1, slug: 'voda', title: 'Вода' },
  industries: [],
  publishedAt: `${day}T10:00:00+03:00`,
});
const apiWith = (models: number) =>
  fakeApi({
    equipment: { all: async () => Array.from({ length: models }, (_, index) => equipmentItem(index + 1, 1)) },
    industries: { all: async () => [] },
    industrySolutions: { all: async () => [] },
    projects: { all: async () => [project(1, 2025)] },
    documentCategories: {
      all: async () => [
        { id: 1, title: 'Сертификаты', kind: 'certificate', count: 1, description: '' },
        { id: 3, title: 'Паспорта', kind: 'technical', count: 1, description: '' },
      ],
    },
    documents: { all: async () => [] },
    articleSections: {
      all: async () => [{ id: 1, slug: 'voda', title: 'Вода', description: '', articlesCount: 2 }],
    },
    articles: { all: async () => [article(1, '2026-01-10'), article(2, '2026-02-10')] },
    news: { all: async () => [] },
  });
const loadWith = async (models: number) =>
  siteMap(pages).load({ api: apiWith(models), params: {}, page: 1, today: '2026-11-21' });
const linksOf = async (models: number) => (await loadWith(models)).groups.flatMap(({ links }) => links);

test('the map lists every page without parameters except itself and the planners’ search results', async () => {
  const listed = new Set((await linksOf(1)).map(({ href }) => href));
  const fixed = Object.values(routes).filter(({ path }) => !path.includes(':'));
  const absent = fixed.filter(({ path }) => !listed.has(path)).map(({ path }) => path);
  expect(absent).toEqual(['/planners/by-search', '/map']);
});

test('the map lists entities in their groups, and no category of certificates among the sets', async () => {
  const links = (await linksOf(1)).map(({ href }) => href);
  expect(links).toEqual(
    expect.arrayContaining(['/equipment/sfera-1', '/project/project-1', '/planners/technical-documentation/3']),
  );
  expect(links).not.toContain('/planners/technical-documentation/1');
});

test('no group of the map is empty', async () => {
  const { groups } = await loadWith(0);
  expect(groups.filter(({ links }) => links.length === 0)).toEqual([]);
});

test('sections of articles come before the articles, the newest article first', async () => {
  const { groups } = await loadWith(1);
  expect(groups.find(({ title }) => title === 'Статьи')?.links).toEqual([
    { label: 'Статьи', href: '/articles' },
    { label: 'Раздел «Вода»', href: '/articles/section/voda' },
    { label: 'Статья 2', href: '/articles/article-2' },
    { label: 'Статья 1', href: '/articles/article-1' },
  ]);
});

test('no two links of the map have the same label', async () => {
  const labels = (await linksOf(1)).map(({ label }) => label);
  expect(labels.filter((label, position) => labels.indexOf(label) !== position)).toEqual([]);
});

test('a group of more than 200 entities has its list only', async () => {
  const links = (await linksOf(201)).map(({ href }) => href);
  expect(links).toContain('/equipment');
  expect(links.filter((href) => href.startsWith('/equipment/'))).toEqual([]);
});
