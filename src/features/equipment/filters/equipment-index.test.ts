import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createEquipmentIndex, isEquipmentIndex } from './equipment-index.ts';

const facts = { slug: 'a', core: [], unknownNames: [] };

test('an index has a column for each facet, in the order of the models', () => {
  const index = createEquipmentIndex([
    { ...facts, type: 'air', figures: { flow: [300], uvDose: [25, 40] }, classes: ['HEPA H14'] },
    { ...facts, type: 'water', figures: {}, classes: [] },
    { ...facts, type: 'air', figures: { noise: [38] }, classes: ['ISO 5', 'HEPA H14'] },
  ]);
  expect(index).toEqual({
    version: 1,
    types: ['air', 'water'],
    type: [0, 1, 0],
    figures: {
      flow: [300, null, null],
      roomVolume: [null, null, null],
      noise: [null, null, 38],
      uvDose: [[25, 40], null, null],
      power: [null, null, null],
    },
    classes: ['HEPA H14', 'ISO 5'],
    class: [0, null, [1, 0]],
  });
  expect(isEquipmentIndex(JSON.parse(JSON.stringify(index)))).toBe(true);
});

test('a file of another version is not an index', () => {
  expect([{ version: 2 }, {}, null, '', []].some(isEquipmentIndex)).toBe(false);
});

test('a file of an earlier build, without a facet of this one, is not an index', () => {
  const { figures, ...index } = createEquipmentIndex([]);
  const { power: _, ...earlier } = figures;
  expect(isEquipmentIndex({ ...index, figures: earlier })).toBe(false);
});

test('the index of 2,000 models of many figures is at most 40 KB compressed', () => {
  const figure = (id: number, step: number, most: number) => [Math.round(((id * step) % 7919) * (most / 791.9)) / 10];
  const index = createEquipmentIndex(
    Array.from({ length: 2000 }, (_, id) => ({
      ...facts,
      type: `type-${(id * 31) % 17}`,
      figures: {
        flow: figure(id, 37, 5000),
        roomVolume: figure(id, 53, 900),
        noise: figure(id, 71, 60),
        uvDose: [25, ...figure(id, 97, 100)],
        power: figure(id, 113, 9000),
      },
      classes: [`HEPA H${10 + (id % 5)}`],
    })),
  );
  expect(gzipSync(JSON.stringify(index)).length).toBeLessThanOrEqual(40 * 1024);
});
