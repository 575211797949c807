import { expect, it } from 'vitest';
import { displayDate } from './display-date.ts';

it.each([
  ['2026-11-12T10:00:00+03:00', '2026-11-12', '12\u00a0ноября 2026'],
  ['2025-12-31T22:30:00Z', '2026-01-01', '1\u00a0января 2026'],
])('%s is formatted as the day in Moscow', (instant, iso, text) => {
  expect(displayDate(instant)).toEqual({ iso, text });
});
