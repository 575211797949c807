import { expect, test } from 'vitest';
import { arrowStep, readCount, within } from './counter-value.ts';

test('a count stays within its limits', () => {
  expect(within(0, { min: 1, max: 5 })).toBe(1);
  expect(within(6, { min: 1, max: 5 })).toBe(5);
  expect(within(6, { min: 1, max: Infinity })).toBe(6);
});

test('only digits are a count', () => {
  expect(readCount('12')).toBe(12);
  expect(readCount('')).toBeUndefined();
  expect(readCount('1e3')).toBeUndefined();
});

test('arrows step by one, page keys by ten, letters not at all', () => {
  expect(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'a'].map(arrowStep)).toEqual([1, -1, 10, -10, 0]);
});
