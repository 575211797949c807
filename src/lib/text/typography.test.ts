import { expect, it } from 'vitest';
import { withFullStop, breakableMeasures, nestQuotes } from './typography.ts';

it('quotes within quotes have another form', () => {
  expect(nestQuotes('Как устроена «Сфера А-1200»: разбор')).toBe('Как устроена „Сфера А-1200“: разбор');
  expect(nestQuotes('Экскурсия')).toBe('Экскурсия');
});

it('measures break behind their signs', () => {
  expect(breakableMeasures('1\u00a0320\u00a0×\u00a0300\u00a0мм')).toBe('1\u00a0320\u00a0× 300\u00a0мм');
});

it.each([
  ['Поле неизвестно', 'Поле неизвестно.'],
  ['Код не найден. ', 'Код не найден.'],
  ['Что это?', 'Что это?'],
])('«%s» followed by others is «%s»', (text, sentence) => {
  expect(withFullStop(text)).toBe(sentence);
});
