import { expect, test } from 'vitest';
import { keyStep, parseCount, clampCount } from './counter-value.ts';

test('a count is clamped to its limits', () => {
  expect(clampCount(0, { min: 1, max: 5 })).toBe(1);
  expect(clampCount(6, { min: 1, max: 5 })).toBe(5);
  expect(clampCount(6, { min: 1, max: Infinity })).toBe(6);
});

test('only digits are a count', () => {
  expect(parseCount('12')).toBe(12);
  expect(parseCount('')).toBeUndefined();
  expect(parseCount('1e3')).toBeUndefined();
});

test.each(['-5', '1,5', '1.5', '2 шт.', '99999999999999999999'])('«%s» is not a count', (text) => {
  expect(parseCount(text)).toBeUndefined();
});

test.each(['1 200', '1\u00a0200', ' 1200 '])('«%s» is parsed as 1200', (text) => {
  expect(parseCount(text)).toBe(1200);
});

test('arrow keys step by one, page keys by ten, letters not at all', () => {
  expect(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'a'].map(keyStep)).toEqual([1, -1, 10, -10, 0]);
});
