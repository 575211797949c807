import { expect, test } from 'vitest';
import { entries, plain } from '../../../../scripts/demo-api/testing/real-entries.ts';
import { mainProperty, readProperties, readProperty } from './read-properties.ts';

const models = entries.equipment.items.map(({ slug, highlights, specifications }) => ({
  slug,
  stated: readProperties(specifications),
  highlights: highlights.map(({ label, value }) => readProperty({ name: label, value })),
}));
const figures = (slug: string, key: string) =>
  models
    .find((model) => model.slug === slug)
    ?.stated.filter((property) => property.key === key)
    .map(({ value, series, unit, condition }) => [series ?? value, unit, condition && plain(condition)]);

test('every name of the demo content is in the table', () => {
  const all = models.flatMap(({ slug, stated, highlights }) =>
    [...stated, ...highlights].map((one) => ({ slug, ...one })),
  );
  expect(all.length).toBeGreaterThan(400);
  expect(all.filter(({ isKnown }) => !isKnown).map(({ slug, name }) => `${slug}: ${name}`)).toEqual([]);
});

test('a highlight repeats one of the figures of its model', () => {
  const differing = models.flatMap(({ slug, stated, highlights }) =>
    highlights
      .filter(({ value }) => value !== undefined)
      .filter(
        ({ key, value }) =>
          stated.some((one) => one.key === key && one.value !== undefined) &&
          !stated.some((one) => one.key === key && (one.value === value || one.range?.to === value)),
      )
      .map(({ name }) => `${slug}: ${name}`),
  );
  expect(differing).toEqual([]);
});

test('the flows of a reactor differ by their condition', () => {
  expect(figures('sfera-v-90', 'flow')).toEqual([
    [90, 'м³/ч', undefined],
    [144, 'м³/ч', 'при дозе 25 мДж/см²'],
    [60, 'м³/ч', 'при дозе 60 мДж/см²'],
  ]);
});

test('flow and noise of a recirculator are series by speed', () => {
  expect(figures('sfera-a-600', 'flow')).toEqual([
    [600, 'м³/ч', undefined],
    [[250, 400, 600], 'м³/ч', 'на скорости 1 / 2 / 3'],
  ]);
  expect(figures('sfera-a-600', 'noise')).toEqual([[[28, 33, 38], 'дБ(А)', 'на скорости 1 / 2 / 3']]);
});

test.each([
  ['flow', 20],
  ['roomVolume', 6],
  ['noise', 8],
  ['power', 17],
  ['mass', 22],
] as const)('%s has one unit in all models', (key, least) => {
  const stated = models.flatMap(({ stated: properties }) => mainProperty(properties, key) ?? []);
  const counted = stated.filter(({ value, range }) => value !== undefined || range !== undefined);
  expect(counted.length).toBeGreaterThanOrEqual(least);
  expect(new Set(counted.map(({ unit }) => unit)).size).toBe(1);
});
