import { expect, it } from 'vitest';
import { chooseLocale } from './choose-locale.ts';

it.each([
  ['the cookie', 'kk-KZ', ['ru-RU'], 'kk-KZ'],
  ['the browser, where the cookie names no locale of ours', 'xx-XX', ['ru-RU', 'kk-KZ'], 'kk-KZ'],
  ['the browser', undefined, ['kk-KZ', 'en-US'], 'kk-KZ'],
  ['the browser’s language without a country', undefined, ['kk'], 'kk-KZ'],
  ['the default, where nothing fits', undefined, ['ru-RU', 'de'], 'en-US'],
  ['the default, where nothing is said', undefined, [], 'en-US'],
])('the locale follows %s', (_, cookie, languages, locale) => {
  expect(chooseLocale(cookie, languages, ['kk-KZ'])).toBe(locale);
});
