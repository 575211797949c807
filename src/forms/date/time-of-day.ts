/** A time of day: `09:30` on a 24-hour clock, or an empty text. */
export type Time = string;

export type DayPeriod = 'AM' | 'PM';

export interface TimeParts {
  /** Two digits, or empty while no time is selected. */
  hour: string;
  minute: string;
  dayPeriod: DayPeriod;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A time on a 24-hour or 12-hour clock. Midnight is 12 AM, noon 12 PM. */
export function timeParts(time: Time, hour12: boolean): TimeParts {
  const [hours = '', minute = ''] = time.split(':');
  const dayPeriod = Number(hours) >= 12 ? 'PM' : 'AM';
  return { hour: hour12 && hours !== '' ? twoDigits(Number(hours) % 12 || 12) : hours, minute, dayPeriod };
}

/** The time of these parts; missing ones are 00. */
export function timeFromParts({ hour, minute, dayPeriod }: TimeParts, hour12: boolean): Time {
  const shown = Number(hour || (hour12 ? '12' : '0'));
  const hours = hour12 ? (shown % 12) + (dayPeriod === 'PM' ? 12 : 0) : shown;
  return `${twoDigits(hours)}:${minute || '00'}`;
}

/** «09:30», «09:30 PM». */
export function timeText(time: Time, hour12: boolean): string {
  const { hour, minute, dayPeriod } = timeParts(time, hour12);
  if (time === '') return '';
  return hour12 ? `${hour}:${minute}\u00a0${dayPeriod}` : time;
}

/** The rows of the hour column; with the 12-hour clock they begin with 12. */
export function hourRows(hour12: boolean): string[] {
  return hour12
    ? ['12', ...Array.from({ length: 11 }, (_, index) => twoDigits(index + 1))]
    : Array.from({ length: 24 }, (_, index) => twoDigits(index));
}

/** The rows of the minute column; the selected minute gets an additional row if it is between two rows. */
export function minuteRows(step: number, chosen: string): string[] {
  const rows = Array.from({ length: Math.ceil(60 / step) }, (_, index) => twoDigits(index * step));
  return chosen === '' || rows.includes(chosen) ? rows : [...rows, chosen].toSorted();
}
