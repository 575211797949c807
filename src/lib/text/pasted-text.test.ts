import { expect, test } from 'vitest';
import { visibleText } from './pasted-text.ts';

test.each([
  [' Ольга\u00a0\u00a0Петрова\n', 'Ольга Петрова'],
  ['\u202a+7 999\u202c', '+7 999'],
  ['olga@\u200bgkb.ru\ufeff', 'olga@gkb.ru'],
  ['Андреи\u0306', 'Андрей'],
])('%j is cleaned to %j', (text, visible) => {
  expect(visibleText(text)).toBe(visible);
});
