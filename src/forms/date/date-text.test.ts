import { expect, test } from 'vitest';
import { hasInvalidDay, rangeText } from './date-text.ts';

test.each([
  ['2026-11-10', '2026-11-18', '10.11.2026\u00a0– 18.11.2026'],
  ['2026-11-10', null, 'с\u00a010.11.2026'],
  [null, '2026-11-18', 'по\u00a018.11.2026'],
  [null, null, ''],
])('a range from %s to %s is shown as «%s»', (from, to, text) => {
  expect(rangeText({ from, to })).toBe(text);
});

test('a day that is not in the calendar is detected, alone and in a range', () => {
  expect(hasInvalidDay('2026-02-31')).toBe(true);
  expect(hasInvalidDay({ from: null, to: '2026-02-31' })).toBe(true);
  expect(hasInvalidDay('2026-02-28')).toBe(false);
  expect(hasInvalidDay('')).toBe(false);
  expect(hasInvalidDay({ from: null, to: null })).toBe(false);
});
