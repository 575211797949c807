import { describe, expect, it } from 'vitest';
import type { CatalogueType, Model } from './data.ts';
import { countModels, groupModels, filterTypes } from './catalogue-groups.ts';

const model = (type: string, name: string, value: number, key = 'flow'): Model => ({
  type,
  slug: name,
  name,
  lead: '',
  image: undefined,
  medium: 'air',
  highlights: [],
  figure: { key, value },
});
const kinds: CatalogueType[] = [
  { slug: 'ozone', title: 'Озон', description: '', medium: 'air', count: 1, from: 1, to: 1 },
  { slug: 'uv', title: 'УФ', description: '', medium: 'water', count: 4, from: 1, to: 1 },
];
const models = [
  model('ozone', 'а-10', 10, 'ozoneOutput'),
  model('uv', 'В-90', 90),
  model('uv', 'лампы', 36, 'power'),
  model('uv', 'В-250', 2.5),
  model('uv', 'В-5', 5.5),
];
const slugs = (query: Parameters<typeof filterTypes>[1] & { sort?: 'name' | 'flow' }) =>
  groupModels(filterTypes(kinds, query), models, query.sort).map(({ items }) => items.map(({ slug }) => slug));

describe('the selection of the catalogue', () => {
  it.each([
    [{}, [['а-10'], ['В-90', 'лампы', 'В-250', 'В-5']]],
    [{ medium: 'water' }, [['В-90', 'лампы', 'В-250', 'В-5']]],
    [{ medium: 'water', type: 'ozone' }, []],
    [{ type: 'uv', sort: 'name' }, [['В-5', 'В-90', 'В-250', 'лампы']]],
    [{ type: 'uv', sort: 'flow' }, [['В-250', 'В-5', 'В-90', 'лампы']]],
  ] as const)('for %j is %j', (query, expected) => {
    expect(slugs(query)).toEqual(expected);
  });

  it('leaves out kinds whose models are on other pages, but counts their models', () => {
    expect(groupModels(kinds, models.slice(1), undefined).map(({ slug }) => slug)).toEqual(['uv']);
    expect(countModels(kinds)).toBe(5);
  });
});
