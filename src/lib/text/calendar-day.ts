// Single modules, because the index of the package would load all 250 functions into a build.
import { isValid } from 'date-fns/isValid';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';

/** A day without time and zone in ISO 8601: `2026-11-18`. */
export type Day = string;

export const ISO_DAY_FORMAT = 'yyyy-MM-dd';
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Formats a day as dd.MM.yyyy; another text is returned unchanged. */
export function formatDay(day: Day): string {
  return isDay(day) ? lightFormat(parseISO(day), 'dd.MM.yyyy') : day;
}

/** Whether the text is a day of the calendar: 2026-02-31 has the right form but is not. */
export function isDay(text: string): boolean {
  return ISO_DAY.test(text) && isValid(parseISO(text));
}

/** The visitor's current day. Only for the browser: on a server it would be the server's day. */
export function todayInBrowser(): Day {
  return lightFormat(new Date(), ISO_DAY_FORMAT);
}
