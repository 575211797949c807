import { expect, test } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

test.each([
  [
    [1000, 6000],
    [0, 2000, 4000, 6000],
  ],
  [
    [80, 98],
    [80, 84, 88, 92, 96, 100],
  ],
  [
    [15, 34],
    [0, 10, 20, 30, 40],
  ],
  [
    [0.5, 11.5],
    [0, 2.5, 5, 7.5, 10, 12.5],
  ],
  [
    [7, 7],
    [7, 8],
  ],
])('the ticks for %j are round and include all values', (values, ticks) => {
  const found = axisTicks(values);
  expect(found[0]).toBeLessThanOrEqual(Math.min(...values));
  expect(found.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
  expect(found.length).toBeLessThanOrEqual(7);
  if (ticks[0] === 0) expect(found[0]).toBe(0);
});

test.each([[[0, 0]], [[1e-12, 2e-12]], [[-1e-320, 0]], [[1e9, 1e9 + 1e-6]], [[-1e9, 1e9]]])(
  'the ticks for %j are a few different numbers',
  (values) => {
    const found = axisTicks(values);
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThanOrEqual(7);
    expect(new Set(found).size).toBe(found.length);
    expect(found.every(Number.isFinite)).toBe(true);
  },
);
