/** A time of day: `09:30`, always of 24 hours, or an empty text. */
export type Time = string;

export type DayPeriod = 'AM' | 'PM';

export interface TimeParts {
  /** Two digits, or nothing while no time is chosen. */
  hour: string;
  minute: string;
  dayPeriod: DayPeriod;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** What a clock of 24 or of 12 hours shows of a time. Midnight is 12 AM, noon 12 PM. */
export function timeParts(time: Time, hour12: boolean): TimeParts {
  const [hours = '', minute = ''] = time.split(':');
  const dayPeriod = Number(hours) >= 12 ? 'PM' : 'AM';
  return { hour: hour12 && hours !== '' ? twoDigits(Number(hours) % 12 || 12) : hours, minute, dayPeriod };
}

/** The time a face shows; what is not chosen yet counts as the beginning of its hour or day. */
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

/** The rows of the hour column; a clock of 12 hours begins with 12. */
export function hourRows(hour12: boolean): string[] {
  return hour12
    ? ['12', ...Array.from({ length: 11 }, (_, index) => twoDigits(index + 1))]
    : Array.from({ length: 24 }, (_, index) => twoDigits(index));
}

/** The rows of the minute column; a minute between two rows, where the value has one, gets its own. */
export function minuteRows(step: number, chosen: string): string[] {
  const rows = Array.from({ length: Math.ceil(60 / step) }, (_, index) => twoDigits(index * step));
  return chosen === '' || rows.includes(chosen) ? rows : [...rows, chosen].toSorted();
}
