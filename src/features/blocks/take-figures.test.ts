import { expect, test } from 'vitest';
import type { Block } from '../../api/resources/block.ts';
import { takeFigures } from './take-figures.ts';

const figure = { value: '310', label: 'медицинских объектов' };
const numbers: Block = { type: 'numbers', items: [figure] };
const text: Block = { type: 'text', html: '<p>Норма</p>' };

test('the first figures go into the picture and leave the blocks', () => {
  const second: Block = { type: 'numbers', items: [{ value: '14', label: 'лет' }] };
  expect(takeFigures([text, numbers, second])).toEqual({ figures: [figure], blocks: [text, second] });
});

test.each<[string, Block]>([
  ['with a title of their own', { ...numbers, title: 'За год' }],
  ['that are too many for a picture', { ...numbers, items: [figure, figure, figure, figure] }],
  ['of none', { ...numbers, items: [] }],
])('figures %s stay where they are', (_, block) => {
  expect(takeFigures([block, text])).toEqual({ figures: [], blocks: [block, text] });
});
