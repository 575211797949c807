import { expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { project, ref } from '../testing/fixtures.ts';
import { load } from './data.ts';

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
