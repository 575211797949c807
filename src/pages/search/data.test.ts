import { expect, test } from 'vitest';
import type { ArticleSummary } from '../../api/resources/article.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { document, equipmentItem, equipmentTypes, ref } from '../testing/fixtures.ts';
import { head, load } from './data.ts';

const article: ArticleSummary = {
  id: 5,
  slug: 'dozy',
  title: 'Дозы',
  lead: '',
  section: ref(1, 'vozdukh', 'Воздух'),
  industries: [],
  publishedAt: '2026-03-13T10:00:00+03:00',
};
const apiWith = (models: number) =>
  fakeApi({
    equipmentTypes: { all: async () => equipmentTypes },
    equipment: { all: async () => Array.from({ length: models }, (_, index) => equipmentItem(index + 1, 1)) },
    industrySolutions: {
      all: async () => [
        { id: 1, slug: 'basseyn', title: 'Бассейн', lead: '', industry: ref(8, 'basseyny', 'Бассейны') },
      ],
    },
    articles: { all: async () => [article] },
    documents: { all: async () => [document(9, 1)] },
  });
const loadWith = async (models: number) => load({ api: apiWith(models), params: {}, page: 1, today: '2026-11-21' });

test('the index for an unreachable API links to pages and files', async () => {
  expect((await loadWith(1)).index).toEqual([
    { title: 'Установка «Сфера 1»', href: '/equipment/sfera-1', tab: 1 },
    { title: 'Бассейн', href: '/industry-solution/basseyn', tab: 2 },
    { title: 'Дозы', href: '/articles/dozy', tab: 4 },
    { title: 'Документ 9', href: 'https://files.test/9.pdf', tab: 3 },
  ]);
});

test('the index stays small on a large site, and has entries of each kind', async () => {
  const { index } = await loadWith(700);
  expect(index).toHaveLength(500);
  expect(new Set(index.map(({ tab }) => tab))).toEqual(new Set([1, 2, 3, 4]));
});

test('results have the medium of each kind of equipment', async () => {
  expect((await loadWith(1)).media).toEqual({ 1: 'air', 2: 'air', 3: 'water' });
});

test('the page is kept out of search engines', () => {
  expect(head()).toMatchObject({ noindex: true });
});
