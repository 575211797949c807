import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { BUNDLES_KEPT, removeOldBundles, markAsUsed } from './bundle-cache.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 60 * 60 * 1000;

/** Bundles last used so many hours ago. */
function bundlesOf(ages: number[]): string {
  const folder = temporaryFolder();
  for (const age of ages) {
    const bundle = path.join(folder, `${age}h`);
    mkdirSync(bundle);
    writeFileSync(path.join(bundle, 'done.json'), '{}');
    markAsUsed(bundle, new Date(NOW - age * HOUR));
  }
  return folder;
}

test('the most recently used bundles are kept', () => {
  const ages = Array.from({ length: BUNDLES_KEPT + 3 }, (_, index) => index + 2);
  const folder = bundlesOf(ages);
  removeOldBundles(folder, NOW);
  const left = readdirSync(folder).map((name) => Number.parseInt(name, 10));
  expect(left.toSorted((a, b) => a - b)).toEqual(ages.slice(0, BUNDLES_KEPT));
});

test('a bundle that another build may be using is kept, however many are newer', () => {
  const folder = bundlesOf(Array.from({ length: BUNDLES_KEPT * 2 }, (_, index) => index / 100));
  removeOldBundles(folder, NOW);
  expect(readdirSync(folder)).toHaveLength(BUNDLES_KEPT * 2);
});
