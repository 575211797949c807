import { afterEach, expect, it, vi } from 'vitest';
import { displayDate } from './display-date.ts';
import { dayInMoscow, todayInMoscow } from './moscow-day.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('an instant has the day of Moscow', () => {
  expect(dayInMoscow('2026-11-20T20:59:59Z')).toBe('2026-11-20');
  expect(dayInMoscow('2026-11-20T21:00:00Z')).toBe('2026-11-21');
  expect(dayInMoscow(new Date('2026-11-20T22:30:00-05:00'))).toBe('2026-11-21');
});

it('Moscow kept daylight saving time until 2011', () => {
  expect(dayInMoscow('2010-07-01T20:30:00Z')).toBe('2010-07-02');
  expect(dayInMoscow('2010-12-01T20:30:00Z')).toBe('2010-12-01');
});

it('today in Moscow begins at 21:00 UTC', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T21:00:00Z') });
  expect(todayInMoscow()).toBe('2027-01-01');
});

it('a text that is not an instant throws', () => {
  expect(() => dayInMoscow('вчера')).toThrow(RangeError);
});

// Each formatter uses some 200 KB outside of the heap, which the garbage collector does not count.
it('a thousand days are formatted with a shared formatter', () => {
  const constructed = vi.spyOn(Intl, 'DateTimeFormat');
  for (let day = 1; day <= 1000; day++) displayDate(new Date(Date.UTC(2026, 0, day)).toISOString());
  expect(constructed.mock.calls.length).toBeLessThanOrEqual(1);
});
