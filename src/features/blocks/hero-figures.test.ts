import { expect, test } from 'vitest';
import type { Block } from '../../api/resources/block.ts';
import { splitOffHeroFigures } from './hero-figures.ts';

const figure = { value: '310', label: 'медицинских объектов' };
const numbers: Block = { type: 'numbers', items: [figure] };
const text: Block = { type: 'text', html: '<p>Норма</p>' };

test('the first figures move from the blocks to the picture', () => {
  const second: Block = { type: 'numbers', items: [{ value: '14', label: 'лет' }] };
  expect(splitOffHeroFigures([text, numbers, second])).toEqual({ figures: [figure], blocks: [text, second] });
});

test.each<[string, Block]>([
  ['with a title', { ...numbers, title: 'За год' }],
  ['too many for the picture', { ...numbers, items: [figure, figure, figure, figure] }],
])('figures stay in the blocks: %s', (_, block) => {
  expect(splitOffHeroFigures([block, text])).toEqual({ figures: [], blocks: [block, text] });
});
