import { TZDateMini } from '@date-fns/tz';
import { lightFormat } from 'date-fns/lightFormat';
import { memoize } from '../data/memoize.ts';
import { type Day, ISO_DAY_FORMAT } from './calendar-day.ts';

/** An instant whose fields are in Moscow's time zone. */
export const inMoscow = (instant: Date | string) => new TZDateMini(Number(new Date(instant)), 'Europe/Moscow');

/** The day of an instant in Moscow. @throws {RangeError} when it is not an instant. */
export const dayInMoscow: (instant: Date | string) => Day = memoize(
  (instant) => lightFormat(inMoscow(instant), ISO_DAY_FORMAT),
  String,
);

export function todayInMoscow(): Day {
  return dayInMoscow(new Date());
}
