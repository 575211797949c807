import { format } from 'date-fns/format';
import { ru } from 'date-fns/locale/ru';
import { memoize } from '../data/memoize.ts';
import { dayInMoscow, inMoscow } from './moscow-day.ts';

/** A day for a `time` element: as machines read it and as it is printed. */
export interface DisplayDate {
  /** `2026-11-12` */
  iso: string;
  /** `12 ноября 2026`, the day and the month held together. */
  text: string;
}

/**
 * The day of an instant in Moscow, wherever it is printed: server and browser must give the same text. Formatting is slow, and
 * a build prints the day of an article wherever its card stands.
 */
export const displayDate: (instant: string) => DisplayDate = memoize(
  (instant) => ({ iso: dayInMoscow(instant), text: format(inMoscow(instant), 'd\u00a0MMMM yyyy', { locale: ru }) }),
  String,
);
