import { expect, it } from 'vitest';
import { chooseLocale } from './choose-locale.ts';

it.each([
  ['the cookie', 'kk-KZ', ['ru-RU'], 'kk-KZ'],
  ['the browser, if the cookie has an unknown locale', 'xx-XX', ['ru-RU', 'kk-KZ'], 'kk-KZ'],
  ['the browser', undefined, ['kk-KZ', 'en-US'], 'kk-KZ'],
  ['the browser’s language without a country', undefined, ['kk'], 'kk-KZ'],
  ['the default, if nothing matches', undefined, ['ru-RU', 'de'], 'en-US'],
  ['the default, without cookie and languages', undefined, [], 'en-US'],
])('the locale follows %s', (_, cookie, languages, locale) => {
  expect(chooseLocale(cookie, languages, ['kk-KZ'])).toBe(locale);
});
