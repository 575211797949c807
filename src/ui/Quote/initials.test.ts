import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Сергей Ильин', 'СИ'],
  ['  ольга   петровна семёнова ', 'ОП'],
  ['Ринат', 'Р'],
  ['', ''],
])('the initials of «%s» are «%s»', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
