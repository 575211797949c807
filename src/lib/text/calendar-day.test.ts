import { afterEach, expect, test, vi } from 'vitest';
import { formatDay, isDay, todayInBrowser } from './calendar-day.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a day is formatted as dd.MM.yyyy', () => {
  expect(formatDay('2026-11-08')).toBe('08.11.2026');
});

test.each(['2026-02-31', 'завтра', ''])('«%s», which is not a day, is shown unchanged', (text) => {
  expect(formatDay(text)).toBe(text);
});

test("the browser's day is that of its own clock", () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 59) });
  expect(todayInBrowser()).toBe('2026-11-20');
});

test.each([
  ['2026-11-18', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['18.11.2026', false],
  ['', false],
])('«%s» is a valid day: %s', (text, answer) => {
  expect(isDay(text)).toBe(answer);
});
