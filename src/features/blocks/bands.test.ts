import { describe, expect, it } from 'vitest';
import type { Block } from '../../api/resources/block.ts';
import { bandsOf } from './bands.ts';

const blocks = (...types: Block['type'][]) => types.map((type) => ({ type }) as Block);
const tonesOf = (...types: Block['type'][]) => bandsOf(blocks(...types)).map(({ tone }) => tone);

describe('the bands of a page', () => {
  it('lets neighbouring pictures with text share one', () => {
    expect(bandsOf(blocks('text', 'imageText', 'imageText', 'features')).map(({ blocks: b }) => b.length)).toEqual([
      1, 2, 1,
    ]);
  });

  it('gives each block its ground', () => {
    expect(tonesOf('text', 'imageText', 'features', 'steps', 'gallery', 'quote', 'video')).toEqual([
      'white',
      'mist',
      'white',
      'ink',
      'white',
      'mist',
      'white',
    ]);
  });

  it('never lets two coloured ones touch', () => {
    expect(tonesOf('imageText', 'steps', 'quote')).toEqual(['mist', 'white', 'mist']);
    expect(bandsOf(blocks('quote'), 'ink').map(({ tone }) => tone)).toEqual(['white']);
  });

  it('leaves no band for no block', () => {
    expect(bandsOf([])).toEqual([]);
  });
});
