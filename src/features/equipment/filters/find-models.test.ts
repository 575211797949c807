import { expect, test } from 'vitest';
import { createEquipmentIndex } from './equipment-index.ts';
import type { Filters } from './facets.ts';
import { findModels } from './find-models.ts';
import type { ModelFacts } from './model-facts.ts';

const model = (type: string, figures: ModelFacts['figures'], classes: string[] = []): ModelFacts => ({
  slug: '',
  type,
  figures,
  classes,
  core: [],
  unknownNames: [],
});
// The API alternates the media; the catalogue has air first.
const index = createEquipmentIndex([
  model('water', { flow: [5], uvDose: [40] }),
  model('air', { flow: [300], noise: [34] }),
  model('water', { flow: [90], uvDose: [25, 40, 60] }),
  model('air', { flow: [1200], noise: [44] }, ['HEPA H14']),
  model('air', { flow: [1500], noise: [48] }, ['HEPA H14', 'ISO 5']),
]);
const kinds = [
  { slug: 'air', count: 3 },
  { slug: 'water', count: 2 },
];
const find = (filters: Filters, wanted = kinds) => findModels(index, kinds, wanted, filters);
const counts = (filters: Filters, facet: string, wanted = kinds) =>
  find(filters, wanted)
    ?.facets.find((one) => one.facet === facet)
    ?.options.map(({ value, count }) => [value, count]);

test('without a filter every model of the wanted kinds matches, in the order of the catalogue', () => {
  expect(find({})?.positions).toEqual([0, 1, 2, 3, 4]);
  expect(find({}, kinds.slice(1))?.positions).toEqual([3, 4]);
});

test('a model matches with one of the chosen values of each facet', () => {
  expect(find({ flow: ['100-500', '1000-5000'] })?.positions).toEqual([0, 1, 2]);
  expect(find({ flow: ['100-500', '1000-5000'], noise: ['-35'] })?.positions).toEqual([0]);
  expect(find({ class: ['ISO 5'] })?.positions).toEqual([2]);
  expect(find({ uvDose: ['60-'] })?.positions).toEqual([4]);
});

test('a model without a figure does not match a filter by it', () => {
  expect(find({ noise: ['-35', '35-40', '40-50', '50-'] })?.positions).toEqual([0, 1, 2]);
});

test('the count of an option respects the choices of other facets only', () => {
  expect(counts({}, 'noise')).toEqual([
    ['-35', 1],
    ['40-50', 2],
  ]);
  expect(counts({ class: ['ISO 5'], noise: ['-35'] }, 'noise')).toEqual([
    ['-35', 0],
    ['40-50', 1],
  ]);
  // A model that two facets exclude counts for neither.
  expect(counts({ class: ['ISO 5'], noise: ['-35'] }, 'class')).toEqual([
    ['HEPA H14', 0],
    ['ISO 5', 0],
  ]);
  expect(counts({ noise: ['40-50'] }, 'class')).toEqual([
    ['HEPA H14', 2],
    ['ISO 5', 1],
  ]);
});

test('a facet without a difference between the wanted models is not offered', () => {
  expect(find({}, kinds.slice(0, 1))?.facets.map(({ facet }) => facet)).toEqual(['flow', 'noise', 'class']);
});

test('a chosen value stays an option where no wanted model has it, so that it can be removed', () => {
  const dose = find({ uvDose: ['60-'] }, kinds.slice(0, 1))?.facets.find(({ facet }) => facet === 'uvDose');
  expect(dose?.options).toEqual([{ value: '60-', isChosen: true, count: 0 }]);
});

test('a range that only the URL has becomes an option, and an invalid one matches nothing', () => {
  expect(find({ flow: ['120-'] })?.positions).toEqual([0, 1, 2]);
  expect(counts({ flow: ['120-'] }, 'flow')?.at(-1)).toEqual(['120-', 3]);
  expect(find({ flow: ['вода'] })?.positions).toEqual([]);
});

test('an index of another build than the catalogue is rejected', () => {
  expect(
    findModels(
      index,
      [
        { slug: 'air', count: 4 },
        { slug: 'water', count: 1 },
      ],
      kinds,
      {},
    ),
  ).toBeUndefined();
  expect(findModels(index, kinds.with(1, { slug: 'water', count: 3 }), kinds, {})).toBeUndefined();
  expect(findModels(index, kinds.slice(0, 1), kinds, {})).toBeUndefined();
});
