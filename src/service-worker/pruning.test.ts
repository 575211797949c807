import { describe, expect, it } from 'vitest';
import { excessEntries, unusedAssets } from './pruning.ts';

describe('unusedAssets', () => {
  const assets = new Map([
    ['/assets/main-aaaaaaaa.js', 'import"./start-aaaaaaaa.js"'],
    ['/assets/start-aaaaaaaa.js', 'const f=["assets/NewsPage-aaaaaaaa.js"];import("./NewsPage-aaaaaaaa.js")'],
    ['/assets/NewsPage-aaaaaaaa.js', 'import"./start-aaaaaaaa.js"'],
    ['/assets/style-C--bZ_a-.css', 'url(/assets/text-ffffffff.woff2)'],
    ['/assets/text-ffffffff.woff2', ''],
    ['/assets/main-bbbbbbbb.js', 'import("./NewsPage-bbbbbbbb.js")'],
    ['/assets/NewsPage-bbbbbbbb.js', 'url(/assets/text-ffffffff.woff2)'],
    ['/assets/sprite-cccccccc.svg', '<svg>'],
  ]);
  const OLD =
    '<link href="/assets/style-C--bZ_a-.css"><script src="/assets/main-aaaaaaaa.js"><use href="/assets/sprite-cccccccc.svg#x">';
  const NEW = '<script src="/assets/main-bbbbbbbb.js"></script>';

  it('keeps a chunk while a cached document needs it, directly or through other chunks', () => {
    expect(unusedAssets([OLD, NEW], assets)).toEqual([]);
  });

  it('lists a chunk that no document needs, with the chunks that only it needs', () => {
    expect(unusedAssets([NEW], assets)).toEqual([
      '/assets/main-aaaaaaaa.js',
      '/assets/start-aaaaaaaa.js',
      '/assets/NewsPage-aaaaaaaa.js',
      '/assets/style-C--bZ_a-.css',
      '/assets/sprite-cccccccc.svg',
    ]);
    expect(unusedAssets([], assets)).toEqual([...assets.keys()]);
  });
});

it('excessEntries lists the oldest entries above the limit', () => {
  expect(excessEntries(['a', 'b', 'c'], 2)).toEqual(['a']);
  expect(excessEntries(['a', 'b'], 2)).toEqual([]);
});
