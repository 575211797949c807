import { expect, test } from 'vitest';
import type { Block } from '../../api/resources/block.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { equipmentItem, equipmentTypes, vacancies } from '../testing/fixtures.ts';
import { head, load } from './data.ts';

const steps: Block = { type: 'steps', title: 'Инженер на связи', items: [{ title: 'Подбор', text: '' }] };
const quote: Block = { type: 'quote', text: 'Нужен фланец.', author: 'Андрей Лебедев' };
const text: Block = { type: 'text', title: 'Исходные данные', html: '<p>…</p>' };
const api = (blocks: Block[]) =>
  fakeApi({
    pages: { get: async () => ({ slug: 'planners', title: 'Всё для проекта', lead: 'Чертежи', blocks }) },
    equipmentTypes: { all: async () => equipmentTypes },
    equipment: { all: async () => models },
    documentCategories: {
      all: async () => [
        { id: 3, title: 'Паспорта', kind: 'technical', count: 23, description: 'По моделям' },
        { id: 1, title: 'Сертификаты', kind: 'certificate', count: 4, description: '' },
      ],
    },
  });
const models = Array.from({ length: 13 }, (_, id) => equipmentItem(id + 1, 2));
const loaded = async (blocks: Block[]) => load({ api: api(blocks), params: {}, page: 1, today: '2026-11-21' });

test('the first steps and the first quote are the section of support, the other blocks keep their order', async () => {
  const data = await loaded([text, steps, quote, { ...quote, author: 'Другой' }]);
  expect(data.support).toEqual({ steps, quote });
  expect(data.blocks).toEqual([text, { ...quote, author: 'Другой' }]);
});

test('a page without them has no section of support', async () => {
  expect((await loaded([text])).support).toEqual({ steps: undefined, quote: undefined });
});

test('models are grouped by kind with their short names; a kind has at most twelve models and the total number', async () => {
  const { kinds } = await loaded([]);
  expect(kinds.map(({ slug, count }) => [slug, count])).toEqual([['kanalnye', 13]]);
  expect(kinds[0]?.models).toHaveLength(12);
  expect(kinds[0]?.models[0]).toEqual({ slug: 'sfera-1', name: '«Сфера 1»' });
});

test('certificates are not listed as documentation for planners', async () => {
  expect((await loaded([])).sets.map(({ id }) => id)).toEqual([3]);
});

test('the page keeps its short name in the breadcrumbs', async () => {
  expect(head(await loaded([]))).toMatchObject({ title: 'Всё для проекта', breadcrumb: 'Проектировщикам' });
});

test('the vacancies of the page are structured data', async () => {
  expect(head(await loaded([vacancies])).structuredData).toEqual([expect.objectContaining({ '@type': 'JobPosting' })]);
});
