import { dayOf } from './dates.ts';

/** A day for a `time` element: as machines read it and as it is printed. */
export interface DisplayDate {
  /** `2026-11-12` */
  iso: string;
  /** `12 ноября 2026`, the day and the month held together. */
  text: string;
}

const dayAndMonth = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' });

/** The day of an instant in Moscow, wherever it is printed: server and browser must not differ. */
export function displayDate(instant: string): DisplayDate {
  const iso = dayOf(instant);
  const text = dayAndMonth.format(new Date(instant)).replace(' ', '\u00a0');
  return { iso, text: `${text} ${iso.slice(0, 4)}` };
}
