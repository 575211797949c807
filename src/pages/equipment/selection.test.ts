import { describe, expect, it } from 'vitest';
import type { CatalogueGroup } from './data.ts';
import { countModels, numberIn, selectGroups } from './selection.ts';

const model = (name: string, value: string, label = 'Расход'): CatalogueGroup['items'][number] => ({
  slug: name,
  name,
  lead: '',
  image: undefined,
  medium: 'air',
  highlights: [{ label, value }],
});
const groups: CatalogueGroup[] = [
  { slug: 'ozone', title: 'Озон', description: '', medium: 'air', items: [model('а-10', '10 г/ч')] },
  {
    slug: 'uv',
    title: 'УФ',
    description: '',
    medium: 'water',
    items: [
      model('В-90', '90\u00a0м³/ч'),
      model('лампы', '36 Вт', 'Мощность'),
      model('В-250', '2,5 м³/ч'),
      model('В-5', '5,5 м³/ч'),
    ],
  },
];
const slugs = (query: Parameters<typeof selectGroups>[1]) =>
  selectGroups(groups, query).map(({ items }) => items.map(({ slug }) => slug));

describe('the selection of the catalogue', () => {
  it.each([
    [{}, [['а-10'], ['В-90', 'лампы', 'В-250', 'В-5']]],
    [{ medium: 'water' }, [['В-90', 'лампы', 'В-250', 'В-5']]],
    [{ medium: 'water', type: 'ozone' }, []],
    [{ type: 'uv', sort: 'name' }, [['В-5', 'В-90', 'В-250', 'лампы']]],
    [{ type: 'uv', sort: 'flow' }, [['В-250', 'В-5', 'В-90', 'лампы']]],
  ] as const)('%j shows %j', (query, expected) => {
    expect(slugs(query)).toEqual(expected);
  });

  it('counts the models of all groups', () => {
    expect(countModels(groups)).toBe(5);
  });
});

describe('the number in a measure', () => {
  it.each([
    ['1\u00a0200 м³/ч', 1200],
    ['до 0,6 МПа', 0.6],
    ['HEPA H14', 14],
    ['нет', Infinity],
  ])('%s is %d', (measure, expected) => {
    expect(numberIn(measure)).toBe(expected);
  });
});
