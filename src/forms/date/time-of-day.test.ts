import { expect, test } from 'vitest';
import { timeParts, hourRows, minuteRows, timeFromParts, timeText } from './time-of-day.ts';

test.each([
  ['00:00', '12:00\u00a0AM'],
  ['09:30', '09:30\u00a0AM'],
  ['12:05', '12:05\u00a0PM'],
  ['13:30', '01:30\u00a0PM'],
  ['23:59', '11:59\u00a0PM'],
])('%s is %s on a 12-hour clock, and back', (time, text) => {
  expect(timeText(time, true)).toBe(text);
  expect(timeFromParts(timeParts(time, true), true)).toBe(time);
});

test('a 24-hour clock shows the time as it is', () => {
  expect(timeText('13:30', false)).toBe('13:30');
  expect(timeFromParts(timeParts('13:30', false), false)).toBe('13:30');
});

test('an empty time has no text, and the first choice completes the rest', () => {
  expect(timeText('', true)).toBe('');
  expect(timeFromParts({ ...timeParts('', false), hour: '09' }, false)).toBe('09:00');
  expect(timeFromParts({ ...timeParts('', true), dayPeriod: 'PM' }, true)).toBe('12:00');
  expect(timeFromParts({ ...timeParts('', false), minute: '30' }, false)).toBe('00:30');
});

test('the hours of a 12-hour clock begin with 12, of a 24-hour clock with 00', () => {
  expect(hourRows(true).slice(0, 3)).toEqual(['12', '01', '02']);
  expect(hourRows(true)).toHaveLength(12);
  expect(hourRows(false)).toHaveLength(24);
});

test('a minute between two rows gets an additional row', () => {
  expect(minuteRows(10, '30')).toEqual(['00', '10', '20', '30', '40', '50']);
  expect(minuteRows(30, '07')).toEqual(['00', '07', '30']);
});
