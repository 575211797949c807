import { expect, it } from 'vitest';
import { withFullStop, breakableMeasures, nestQuotes } from './typography.ts';

it('nested quotes have the inner form', () => {
  expect(nestQuotes('Как устроена «Сфера А-1200»: разбор')).toBe('Как устроена „Сфера А-1200“: разбор');
  expect(nestQuotes('Экскурсия')).toBe('Экскурсия');
});

it('dimensions may wrap after their signs', () => {
  expect(breakableMeasures('1\u00a0320\u00a0×\u00a0300\u00a0мм')).toBe('1\u00a0320\u00a0× 300\u00a0мм');
});

it.each([
  ['Поле неизвестно', 'Поле неизвестно.'],
  ['Код не найден. ', 'Код не найден.'],
  ['Что это?', 'Что это?'],
  [' Не более 1.5 МПа', 'Не более 1.5 МПа.'],
])('«%s» before further text becomes «%s»', (text, sentence) => {
  expect(withFullStop(text)).toBe(sentence);
});
