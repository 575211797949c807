import { describe, expect, it } from 'vitest';
import type { Block } from '../../api/resources/block.ts';
import { bandsOf } from './bands.ts';

const blocks = (...types: Block['type'][]) =>
  types.map((type) => ({ type, html: '<p>', items: [{}], images: [{}] }) as unknown as Block);
const tonesOf = (...types: Block['type'][]) => bandsOf(blocks(...types)).map(({ tone }) => tone);

describe('the bands of a page', () => {
  it('puts neighbouring pictures with text into one band', () => {
    expect(bandsOf(blocks('text', 'imageText', 'imageText', 'features')).map(({ blocks: b }) => b.length)).toEqual([
      1, 2, 1,
    ]);
  });

  it('gives each block its background', () => {
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

  it('puts no two coloured bands next to each other', () => {
    expect(tonesOf('imageText', 'steps', 'quote')).toEqual(['mist', 'white', 'mist']);
    expect(bandsOf(blocks('quote'), 'ink').map(({ tone }) => tone)).toEqual(['white']);
  });

  it('makes no band without blocks', () => {
    expect(bandsOf([])).toEqual([]);
  });
});
