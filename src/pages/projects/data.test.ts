import { describe, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { project, ref } from '../testing/fixtures.ts';
import { entries, head, load } from './data.ts';
import { chosenProjects } from './project-facets.ts';

const medicine = ref(7, 'meditsina', 'Медицина');
const api = fakeApi({
  projects: {
    all: async () => [
      project(1, 2023, { industry: medicine }),
      project(2, 2025),
      project(3, 2025, { industry: medicine }),
      project(4, 2024, { industry: ref(8, 'basseyny', 'Бассейны') }),
    ],
  },
});
const data = await load({ api, params: {}, page: 1, today: '2026-11-21' });

test('the newest projects come first, within a year the latest added', () => {
  expect(data.items.map(({ slug }) => slug)).toEqual(['project-3', 'project-2', 'project-4', 'project-1']);
});

test('each year and each industry with projects is an option of the filter', () => {
  expect(data.years).toEqual([2025, 2024, 2023]);
  expect(data.industries).toEqual([
    { slug: 'meditsina', title: 'Медицина' },
    { slug: 'basseyny', title: 'Бассейны' },
  ]);
});

test('a project without an industry is in the list', () => {
  expect(data.items[1]).toMatchObject({ slug: 'project-2', industry: undefined });
});

describe('a list of several pages', () => {
  /** Sixty projects, twenty of each of three years; every seventh one is of medicine. */
  const many = Array.from({ length: 60 }, (_, index) =>
    project(index + 1, 2025 - Math.floor(index / 20), { industry: index % 7 === 0 ? medicine : undefined }),
  );
  const longApi = fakeApi({ projects: { all: async () => many } });
  const pageOf = async (page: number) => load({ api: longApi, params: {}, page, today: '2026-11-21' });

  test('is split, and each page continues the one before', async () => {
    expect(await entries({ api: longApi })).toEqual([{ params: {}, label: 'Проекты', pages: 3 }]);
    const pages = await Promise.all([1, 2, 3].map(pageOf));
    expect(pages.map(({ items }) => items.length)).toEqual([22, 22, 16]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ slug }) => slug))).size).toBe(60);
    expect(pages.map((page) => head(page).title)).toEqual(['Проекты', 'Проекты, страница 2', 'Проекты, страница 3']);
  });

  test('has the number of the chosen projects and their pages', async () => {
    const { facets, total } = await pageOf(2);
    expect(chosenProjects(facets, { industry: null, year: null })).toEqual({ count: total, pages: [1, 2, 3] });
    expect(chosenProjects(facets, { industry: null, year: '2024' })).toEqual({ count: 20, pages: [1, 2] });
    expect(chosenProjects(facets, { industry: 'meditsina', year: null })).toEqual({ count: 9, pages: [1, 2, 3] });
    expect(chosenProjects(facets, { industry: 'meditsina', year: '2023' })).toEqual({ count: 3, pages: [2, 3] });
    expect(chosenProjects(facets, { industry: 'voda', year: null })).toEqual({ count: 0, pages: [] });
  });

  test('names the pages that have the projects', async () => {
    const chosen = { industry: 'meditsina', year: '2023' };
    const { facets } = await pageOf(1);
    const { pages } = chosenProjects(facets, chosen);
    const found = (await Promise.all(pages.map(pageOf))).map(({ items }) =>
      items.filter((item) => item.industry === chosen.industry && String(item.year) === chosen.year),
    );
    expect(found.map((items) => items.length > 0)).toEqual(pages.map(() => true));
    expect(found.flat()).toHaveLength(3);
  });
});
