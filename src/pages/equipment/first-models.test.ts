import { afterEach, expect, it, vi } from 'vitest';
import type { CatalogueGroup } from './catalogue-groups.ts';
import { modelsAbove } from './first-models.ts';

afterEach(() => vi.unstubAllGlobals());

function onScreen(isPhone: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
}

/** Kinds with these numbers of models. */
function kinds(counts: number[], highlights: number): CatalogueGroup[] {
  const model = { highlights: Array.from({ length: highlights }, () => ({ label: 'Расход', value: '600 м³/ч' })) };
  return counts.map((count) => ({ items: Array.from({ length: count }, () => model) }) as CatalogueGroup);
}

it('a phone shows a model for each 150 px below the head, or for each 100 if the models have no figures', () => {
  onScreen(true);
  expect(modelsAbove(823, kinds([60], 3), true)).toBe(3);
  expect(modelsAbove(823, kinds([60], 0), true)).toBe(4);
  expect(modelsAbove(400, kinds([60], 3), true)).toBe(0);
});

it('a wider screen shows whole rows', () => {
  onScreen(false);
  expect(modelsAbove(900, kinds([60], 3), true)).toBe(9);
  expect(modelsAbove(900, kinds([4], 3), true)).toBe(4);
});

it('the models that a kind folds take no room, so the next kind can be seen', () => {
  onScreen(true);
  expect(modelsAbove(1440, kinds([20, 20, 20], 3), true)).toBe(7);
  expect(modelsAbove(1440, kinds([20, 20, 20], 3), false)).toBe(41);
  onScreen(false);
  expect(modelsAbove(900, kinds([20, 20, 20], 3), false)).toBe(43);
});
