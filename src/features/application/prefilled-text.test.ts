import { expect, test } from 'vitest';
import { sentLength } from '../../forms/text/text-length.ts';
import { withPrefilledText } from './prefilled-text.ts';

const text = 'Подбор: воздух.\nИсходные данные: площадь 40 м².';

test('a form without a prefilled text keeps the draft', () => {
  expect(withPrefilledText('')).toBe('');
  expect(withPrefilledText('', 'Добрый день')).toBe('Добрый день');
});

test('the prefilled text comes first and the typed text follows', () => {
  expect(withPrefilledText(text)).toBe(text);
  expect(withPrefilledText(text, 'Добрый день')).toBe(`${text}\n\nДобрый день`);
});

test('the lines of an earlier prefilled text are replaced, the text below them stays', () => {
  const earlier = 'Подбор: воздух.\nИсходные данные: площадь 18 м².\nНужно к маю';
  expect(withPrefilledText(text, earlier)).toBe(`${text}\n\nНужно к маю`);
  expect(withPrefilledText(text, `${text}\nНужно к маю`)).toBe(`${text}\nНужно к маю`);
});

test('the message is truncated at the limit of the request, in which a line break counts as two characters', () => {
  expect(sentLength(withPrefilledText(text, 'а'.repeat(500)))).toBe(500);
  expect(sentLength(withPrefilledText('Строка\n'.repeat(70)))).toBe(500);
});
