import { expect, test } from 'vitest';
import { transliterate } from './transliterate.ts';

test.each([
  ['Инженер-конструктор, Обнинск', 'inzhener-konstruktor-obninsk'],
  ['Сварщик АДС (5–6 разряд)', 'svarshchik-ads-5-6-razriad'],
  ['Объёмный ключ № 7', 'obemnyi-kliuch-7'],
  ['Revit-проектировщик', 'revit-proektirovshchik'],
  ['№ !', ''],
])('«%s» is %s in a URL', (text, slug) => {
  expect(transliterate(text)).toBe(slug);
});
