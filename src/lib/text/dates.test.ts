import { expect, test } from 'vitest';
import { dayOf, formatDay, isDay } from './dates.ts';

test('a day reads dd.MM.yyyy', () => {
  expect(formatDay('2026-11-08')).toBe('08.11.2026');
});

test.each([
  ['2026-11-18', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['18.11.2026', false],
  ['', false],
])('«%s» as a day of the calendar: %s', (text, answer) => {
  expect(isDay(text)).toBe(answer);
});

test('an instant falls on the day of its time zone', () => {
  expect(dayOf('2026-11-20T22:30:00Z')).toBe('2026-11-21');
  expect(dayOf('2026-11-20T22:30:00Z', 'America/New_York')).toBe('2026-11-20');
});
