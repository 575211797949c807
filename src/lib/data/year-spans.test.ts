import { expect, test } from 'vitest';
import { yearSpans } from './year-spans.ts';

test('two years that meet on a page both include it', () => {
  expect(yearSpans([2026, 2026, 2026, 2025, 2025, 2024], 2)).toEqual([
    { year: 2026, count: 3, from: 1, to: 2 },
    { year: 2025, count: 2, from: 2, to: 3 },
    { year: 2024, count: 1, from: 3, to: 3 },
  ]);
});

test('an item in another position extends the span of its year', () => {
  expect(yearSpans([2025, 2026, 2025], 1)).toEqual([
    { year: 2026, count: 1, from: 2, to: 2 },
    { year: 2025, count: 2, from: 1, to: 3 },
  ]);
});

test('an empty list has no years', () => {
  expect(yearSpans([], 12)).toEqual([]);
});
