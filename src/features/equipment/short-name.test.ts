import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Рециркулятор «Сфера А-1200», белый', '«Сфера А-1200»'],
  ['«» «Сфера»', '«Сфера»'],
  ['Лампа', 'Лампа'],
  ['»Сфера«', '»Сфера«'],
])('the short name of %s is %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});

it('opening marks that are never closed are searched at once', () => {
  // A quadratic search takes a minute, longer than the time limit of a test.
  const name = '«'.repeat(100_000);
  expect(shortName(name)).toBe(name);
});
