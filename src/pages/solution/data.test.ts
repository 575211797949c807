import { expect, test } from 'vitest';
import type { IndustrySolution } from '../../api/resources/industry-solution.ts';
import { load as loadList } from '../solutions/data.ts';
import { load as loadIndustries } from '../industries/data.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { document, documentUrls, equipmentItem, equipmentTypes, ref } from '../testing/fixtures.ts';
import { ancestors, head, load } from './data.ts';

const solution: IndustrySolution = {
  id: 1,
  slug: 'operatsionnaya',
  title: 'Операционная',
  lead: 'Ламинарный поток.',
  industry: ref(7, 'meditsina', 'Медицина'),
  blocks: [],
  equipment: [ref(1, 'sfera-1', 'Сфера 1')],
  projects: [],
  documents: [document(5, 1, '2026-03-13T22:00:00+00:00')],
};
const api = fakeApi({
  industrySolutions: { get: async () => solution, all: async () => [solution] },
  industries: {
    all: async () => [
      { id: 7, slug: 'meditsina', title: 'Медицина', lead: 'Нормы' },
      { id: 8, slug: 'basseyny', title: 'Бассейны', lead: 'Вода' },
    ],
  },
  documents: documentUrls,
  equipment: { byIds: async () => [equipmentItem(1, 3)] },
  equipmentTypes: { all: async () => equipmentTypes },
});
const context = { api, page: 1, today: '2026-11-21' };
const data = await load({ ...context, params: { slug: 'operatsionnaya' } });

test('a solution is listed under its industry', () => {
  expect(ancestors(data).map(({ href }) => href)).toEqual(['/industry', '/industry/meditsina']);
  expect(head(data)).toMatchObject({ title: 'Операционная — готовое решение', breadcrumb: 'Операционная' });
});

test('its documents are downloadable', () => {
  expect(data.documents).toMatchObject([{ id: 5, date: '14.03.2026', downloadHref: '/document/5/download' }]);
});

test('the list of solutions has no industry without solutions', async () => {
  const { items } = await loadList({ ...context, params: {} });
  expect(items.map(({ industry }) => industry.title)).toEqual(['Медицина']);
});

test('the list of industries has all of them, with the number of their solutions', async () => {
  const { items } = await loadIndustries({ ...context, params: {} });
  expect(items.map(({ slug, solutions }) => [slug, solutions])).toEqual([
    ['meditsina', 1],
    ['basseyny', 0],
  ]);
});

test('its models have the figures and the medium of the catalogue', () => {
  expect(data.equipment).toMatchObject([{ slug: 'sfera-1', medium: 'water', highlights: [{}, {}, {}] }]);
});
