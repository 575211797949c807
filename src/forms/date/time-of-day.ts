/** A time of day: `09:30`, always of 24 hours, or an empty text. */
export type Time = string;

export type Half = 'AM' | 'PM';

export interface ClockFace {
  /** Two digits, or nothing while no time is chosen. */
  hour: string;
  minute: string;
  half: Half;
}

const two = (number: number) => String(number).padStart(2, '0');

/** What a clock of 24 or of 12 hours shows of a time. Midnight is 12 AM, noon 12 PM. */
export function faceOf(time: Time, halves: boolean): ClockFace {
  const [hours = '', minute = ''] = time.split(':');
  const half = Number(hours) >= 12 ? 'PM' : 'AM';
  return { hour: halves && hours !== '' ? two(Number(hours) % 12 || 12) : hours, minute, half };
}

/** The time a face shows; what is not chosen yet counts as the beginning of its hour or day. */
export function timeOf({ hour, minute, half }: ClockFace, halves: boolean): Time {
  const shown = Number(hour || (halves ? '12' : '0'));
  const hours = halves ? (shown % 12) + (half === 'PM' ? 12 : 0) : shown;
  return `${two(hours)}:${minute || '00'}`;
}

/** «09:30», «09:30 PM». */
export function timeText(time: Time, halves: boolean): string {
  const { hour, minute, half } = faceOf(time, halves);
  if (time === '') return '';
  return halves ? `${hour}:${minute}\u00a0${half}` : time;
}

/** The rows of the hour column; a clock of 12 hours begins with 12. */
export function hourRows(halves: boolean): string[] {
  return halves
    ? ['12', ...Array.from({ length: 11 }, (_, index) => two(index + 1))]
    : Array.from({ length: 24 }, (_, index) => two(index));
}

/** The rows of the minute column; a minute between two rows, where the value has one, gets its own. */
export function minuteRows(step: number, chosen: string): string[] {
  const rows = Array.from({ length: Math.ceil(60 / step) }, (_, index) => two(index * step));
  return chosen === '' || rows.includes(chosen) ? rows : [...rows, chosen].toSorted();
}
