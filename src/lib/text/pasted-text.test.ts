import { expect, test } from 'vitest';
import { visibleLines, visibleText } from './pasted-text.ts';

test.each([
  [' Ольга\u00a0\u00a0Петрова\n', 'Ольга Петрова'],
  ['\u202a+7 999\u202c', '+7 999'],
  ['olga@\u200bgkb.ru\ufeff', 'olga@gkb.ru'],
  ['Андреи\u0306', 'Андрей'],
])('%j is cleaned to %j', (text, visible) => {
  expect(visibleText(text)).toBe(visible);
});

test.each([
  ['первая\u000bвторая\r\nтретья\u2029', 'первая\nвторая\nтретья'],
  ['из\u001eза, мяг\u00adкий пере\u001fнос', 'из-за, мягкий перенос'],
  ['- один\t1\u00a0м³ ', '- один\t1\u00a0м³'],
  ['\u200b \ufeff', ''],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ['Андреи\u0306', 'Андрей'],
])('%j becomes %j in a text of several lines', (text, visible) => {
  expect(visibleLines(text)).toBe(visible);
});
