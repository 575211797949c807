import { expect, test } from 'vitest';
import { sentLength } from '../../forms/text/text-length.ts';
import { truncated, withPrefilledText } from './prefilled-text.ts';

const text = 'Подбор: воздух.\nИсходные данные: площадь 40 м².';
const earlier = 'Подбор: воздух.\nИсходные данные: площадь 18 м².';

test('a form without a prefilled text keeps the draft', () => {
  expect(withPrefilledText('')).toBe('');
  expect(withPrefilledText('', 'Добрый день')).toBe('Добрый день');
  expect(withPrefilledText('', `${earlier}\nНужно к маю`, earlier)).toBe(`${earlier}\nНужно к маю`);
});

test('the prefilled text comes first and the typed text follows whole', () => {
  expect(withPrefilledText(text)).toBe(text);
  const own = `Компания: ещё выбираем. Нужно:\n1. Обследование\n2. Монтаж\n${'а'.repeat(500)}`;
  expect(withPrefilledText(text, own)).toBe(`${text}\n\n${own}`);
});

test('an earlier prefilled text is replaced, what the visitor has typed around it stays', () => {
  expect(withPrefilledText(text, `${earlier}\nНужно к маю`, earlier)).toBe(`${text}\n\nНужно к маю`);
  expect(withPrefilledText(text, `Добрый день!\n\n${earlier}\n\nНужно к маю`, earlier)).toBe(
    `${text}\n\nДобрый день!\n\nНужно к маю`,
  );
  expect(withPrefilledText('Подбор: воздух.', `${earlier}\nНужно к маю`, earlier)).toBe(
    'Подбор: воздух.\n\nНужно к маю',
  );
});

test('a prefilled text that the visitor has changed stays, above it only another one is added', () => {
  const changed = 'Подбор: воздух.\nПлощадь 19 м².';
  expect(withPrefilledText(text, changed, earlier)).toBe(`${text}\n\n${changed}`);
  expect(withPrefilledText(earlier, changed, earlier)).toBe(changed);
  expect(withPrefilledText(earlier, '', earlier)).toBe(earlier);
});

test('a prefilled text is truncated at the limit of the request, in which a line break counts as two characters', () => {
  expect(truncated(text)).toBe(text);
  expect(sentLength(truncated('Строка\n'.repeat(70)))).toBe(500);
});
