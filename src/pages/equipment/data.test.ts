import { expect, test } from 'vitest';
import type { EquipmentSummary } from '../../api/resources/equipment.ts';
import type { EquipmentType } from '../../api/resources/equipment-type.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { entries, head, load } from './data.ts';

const type = (id: number, medium: 'air' | 'water'): EquipmentType => ({
  id,
  slug: `type-${id}`,
  title: `Вид ${id}`,
  description: '',
  medium,
});
const model = (id: number, of: { id: number }): EquipmentSummary => ({
  id,
  slug: `model-${id}`,
  name: `Модель ${id}`,
  lead: '',
  highlights: [],
  type: { id: of.id, slug: `type-${of.id}`, title: `Вид ${of.id}` },
});
const [air, water, unlisted] = [type(1, 'air'), type(2, 'water'), type(9, 'air')];
/** 100 models of air and 30 of water alternating, and one of a kind that is not in the list of kinds. */
const models = [
  ...Array.from({ length: 130 }, (_, id) => model(id, id % 4 === 3 && id < 120 ? water : air)),
  model(200, unlisted),
];
const api = fakeApi({ equipment: { all: async () => models }, equipmentTypes: { all: async () => [air, water] } });
const context = { api, params: {}, today: '2026-11-21' };

test('a catalogue has sixty models per page', async () => {
  expect(await entries({ api })).toEqual([{ params: {}, label: 'Оборудование', pages: 3 }]);
  const pages = await Promise.all([1, 2, 3].map((page) => load({ ...context, page })));
  expect(pages.map(({ items }) => items.length)).toEqual([60, 60, 11]);
  expect(new Set(pages.flatMap(({ items }) => items.map(({ slug }) => slug))).size).toBe(131);
  expect(pages.map((data) => head(data).title)).toEqual([
    'Оборудование для очистки воздуха и воды',
    'Оборудование для очистки воздуха и воды, страница 2',
    'Оборудование для очистки воздуха и воды, страница 3',
  ]);
});

test('models are sorted by kind, and every page has the page numbers of all kinds', async () => {
  const { groups, items } = await load({ ...context, page: 2 });
  expect(groups).toMatchObject([
    { slug: 'type-1', medium: 'air', count: 100, from: 1, to: 2 },
    { slug: 'type-2', medium: 'water', count: 30, from: 2, to: 3 },
    { slug: 'type-9', medium: 'air', count: 1, from: 3, to: 3 },
  ]);
  expect(new Set(items.slice(0, 40).map((item) => item.type))).toEqual(new Set(['type-1']));
  expect(new Set(items.slice(40).map((item) => item.type))).toEqual(new Set(['type-2']));
});

test('a model that refers to its kind by another id is in the group of that slug', async () => {
  const strays = [model(1, air), { ...model(2, air), type: { id: 77, slug: air.slug, title: air.title } }];
  const { groups, items } = await load({
    ...context,
    api: fakeApi({ equipment: { all: async () => strays }, equipmentTypes: { all: async () => [air, water] } }),
    page: 1,
  });
  expect(groups).toMatchObject([{ slug: air.slug, count: 2 }]);
  expect(items.map((item) => item.type)).toEqual([air.slug, air.slug]);
});

test('models are sorted by their first highlight, of a range by its end, in one unit', async () => {
  const highlighted = ['1 200 м³/ч', '500–800 м³/ч', '150 л/с', 'по проекту'].map((value, id) => ({
    ...model(id, air),
    highlights: [{ label: 'Производительность', value }],
  }));
  const { items } = await load({
    ...context,
    api: fakeApi({ equipment: { all: async () => highlighted }, equipmentTypes: { all: async () => [air] } }),
    page: 1,
  });
  expect(items.map(({ figure }) => figure?.value)).toEqual([1200, 800, 540, undefined]);
});
