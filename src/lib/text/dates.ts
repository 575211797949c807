/** A day without time or zone, as ISO 8601 writes it: `2026-11-18`. */
export type Day = string;

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day as a visitor reads it, dd.MM.yyyy; a text that is no day comes back as it is. */
export function formatDay(day: Day): string {
  return day.replace(ISO_DAY, '$3.$2.$1');
}

/** Whether the calendar has this day: 2026-02-31 is well written, but no day. */
export function isDay(text: string): boolean {
  const [, year, month, day] = ISO_DAY.exec(text) ?? [];
  if (!year || !month || !day) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(text);
}

/** The day an instant falls on in a time zone, Moscow's unless another is named. */
export function dayOf(instant: Date | string, timeZone = 'Europe/Moscow'): Day {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(instant),
  );
}

/** The day it is where the visitor is. Only for what happens in the browser: a server would print its own day. */
export function todayInBrowser(): Day {
  return dayOf(new Date(), new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
