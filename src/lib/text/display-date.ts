import { format } from 'date-fns/format';
import { ru } from 'date-fns/locale/ru';
import { memoize } from '../data/memoize.ts';
import { dayInMoscow, inMoscow } from './moscow-day.ts';

/** A day for a `time` element: in ISO format and as text. */
export interface DisplayDate {
  /** `2026-11-12` */
  iso: string;
  /** `12 ноября 2026`, with a non-breaking space between day and month. */
  text: string;
}

/**
 * The day of an instant in Moscow, so that server and browser render the same text. Memoized, because formatting is slow and
 * a build formats the date of an article for each of its cards.
 */
export const displayDate: (instant: string) => DisplayDate = memoize(
  (instant) => ({ iso: dayInMoscow(instant), text: format(inMoscow(instant), 'd\u00a0MMMM yyyy', { locale: ru }) }),
  String,
);
