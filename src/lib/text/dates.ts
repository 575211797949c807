// By module: the index of the package would load all 250 of its functions into a build.
import { isValid } from 'date-fns/isValid';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';

/** A day without time or zone, as ISO 8601 writes it: `2026-11-18`. */
export type Day = string;

export const ISO_DAY_FORMAT = 'yyyy-MM-dd';
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day as a visitor reads it, dd.MM.yyyy; a text that is not a day of the calendar is returned unchanged. */
export function formatDay(day: Day): string {
  return isDay(day) ? lightFormat(parseISO(day), 'dd.MM.yyyy') : day;
}

/** Whether the calendar has this day: 2026-02-31 has the right form but is not a day. */
export function isDay(text: string): boolean {
  return ISO_DAY.test(text) && isValid(parseISO(text));
}

/** The visitor's day. Only for code that runs in the browser: a server would give its own day. */
export function todayInBrowser(): Day {
  return lightFormat(new Date(), ISO_DAY_FORMAT);
}
