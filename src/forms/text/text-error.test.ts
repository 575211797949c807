import { expect, test } from 'vitest';
import { textError } from './text-error.ts';

test('below the limit there is nothing to say', () => {
  expect(textError({ maxLength: 500 }, 499)).toBeUndefined();
  expect(textError({}, 10_000)).toBeUndefined();
});

test('at the limit the field says how much fits', () => {
  expect(textError({ maxLength: 500 }, 500)).toBe('Не\u00a0более 500\u00a0символов');
  expect(textError({ maxLength: 500 }, 501)).toBe('Не\u00a0более 500\u00a0символов');
});

test('an error of its own comes first', () => {
  expect(textError({ maxLength: 5, error: 'Укажите имя' }, 5)).toBe('Укажите имя');
});
