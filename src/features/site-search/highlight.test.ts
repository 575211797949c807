import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

/** Matches in square brackets. */
const marked = (text: string, query: string) =>
  highlight(text, query)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test.each([
  ['Канальная секция «Сфера К-6000»', 'секци', 'Канальная [секция] «Сфера К-6000»'],
  ['Канальная секция «Сфера К-6000»', 'k-6000 канальная', '[Канальная] секция «Сфера [К-6000]»'],
  ['УФ-\u2060лампа', 'уф-лампа', '[УФ-\u2060лампа]'],
  ['Приёмная ёмкость', 'емкость', 'Приёмная [ёмкость]'],
  ['Секция', 'секция', '[Секция]'],
  ['Насос', 'секция', 'Насос'],
  ['Насос', '', 'Насос'],
  ['Насос', '«»', 'Насос'],
])('in «%s» the words of «%s» are highlighted', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});
