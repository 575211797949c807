import { describe, expect, it } from 'vitest';
import type { EquipmentData } from './data.ts';
import { readSelection, select, selectionQuery } from './selection.ts';

const item = (slug: string, type: string, medium: 'air' | 'water'): EquipmentData['items'][number] => ({
  slug,
  type,
  medium,
  name: slug,
  lead: '',
  image: undefined,
  highlights: [],
});
const items = [item('a', 'ozone', 'air'), item('b', 'uv', 'water'), item('c', 'osmosis', 'water')];

describe('the selection of the catalogue', () => {
  it.each([
    ['', ['a', 'b', 'c']],
    ['?medium=water', ['b', 'c']],
    ['?medium=water&type=uv', ['b']],
    ['?medium=fire', ['a', 'b', 'c']],
    ['?type=none', []],
  ])('%s shows %j', (query, slugs) => {
    expect(select(items, readSelection(new URLSearchParams(query))).map(({ slug }) => slug)).toEqual(slugs);
  });

  it('comes back from the address it was put into', () => {
    const selection = { medium: 'water', type: 'uv' } as const;
    expect(readSelection(new URLSearchParams(selectionQuery(selection)))).toEqual(selection);
    expect(selectionQuery({})).toBe('');
  });
});
