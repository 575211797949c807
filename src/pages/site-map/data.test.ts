import { expect, test } from 'vitest';
import { routes } from '../../routes.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { equipmentItem, project } from '../testing/fixtures.ts';
import { load } from './data.ts';

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
    articleSections: { all: async () => [] },
    articles: { all: async () => [] },
    news: { all: async () => [] },
  });
const loadWith = async (models: number) => load({ api: apiWith(models), params: {}, page: 1, today: '2026-11-21' });
const linksOf = async (models: number) => (await loadWith(models)).groups.flatMap(({ links }) => links);

test('every page without parameters stands in it, but the map itself', async () => {
  const listed = new Set((await linksOf(1)).map(({ href }) => href));
  const fixed = Object.values(routes).filter(({ path }) => !path.includes(':'));
  const absent = fixed.filter(({ path }) => !listed.has(path)).map(({ path }) => path);
  expect(absent).toEqual(['/planners/by-search', '/map']);
});

test('entities stand under their sections, categories of certificates not among the sets', async () => {
  const links = (await linksOf(1)).map(({ href }) => href);
  expect(links).toEqual(
    expect.arrayContaining(['/equipment/sfera-1', '/project/project-1', '/planners/technical-documentation/3']),
  );
  expect(links).not.toContain('/planners/technical-documentation/1');
});

test('no two pages stand in it under one name', async () => {
  const labels = (await linksOf(1)).map(({ label }) => label);
  expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([]);
});

test('a section of thousands is shown by its list alone', async () => {
  const links = (await linksOf(201)).map(({ href }) => href);
  expect(links).toContain('/equipment');
  expect(links.filter((href) => href.startsWith('/equipment/'))).toEqual([]);
});
