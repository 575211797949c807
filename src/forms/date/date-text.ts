import { formatDay, isDay, type Day } from '../../lib/text/calendar-day.ts';
import type { DateRange } from '../field-definition.ts';
import { fieldTexts } from '../field-texts.ts';

export function isRange(value: Day | DateRange): value is DateRange {
  return typeof value === 'object';
}

/** «10.11.2026 – 18.11.2026», «с 10.11.2026», «по 18.11.2026», or nothing for a range that is open on both sides. */
export function rangeText({ from, to }: DateRange): string {
  if (from && to) return fieldTexts().date.range(formatDay(from), formatDay(to));
  if (from) return fieldTexts().date.from(formatDay(from));
  return to ? fieldTexts().date.to(formatDay(to)) : '';
}

/** Whether the value has a day that is not in the calendar, such as 31.02.2026. Stored or shared data may contain one. */
export function hasInvalidDay(value: Day | DateRange): boolean {
  const days = isRange(value) ? [value.from, value.to] : [value];
  return days.some((day) => day !== null && day !== '' && !isDay(day));
}
