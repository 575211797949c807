import { expect, test } from 'vitest';
import { sentLength, textError, typedLimit } from './text-length.ts';

test('below the limit there is no message', () => {
  expect(textError({ maxLength: 500 }, 499)).toBeUndefined();
  expect(textError({}, 10_000)).toBeUndefined();
});

test('at the limit the message names it', () => {
  expect(textError({ maxLength: 500 }, 500)).toBe('Не\u00a0более 500\u00a0символов');
  expect(textError({ maxLength: 500 }, 501)).toBe('Не\u00a0более 500\u00a0символов');
});

test("the field's own error takes precedence", () => {
  expect(textError({ maxLength: 5, error: 'Укажите имя' }, 5)).toBe('Укажите имя');
});

test.each([
  ['', 0],
  ['строка', 6],
  ['а\nб', 4],
  ['а\r\nб', 4],
  ['а\rб', 4],
  ['\n\nа\n\n', 1],
  ['а\u2028б\u2029в', 7],
  ['а\u000bб\u0085в', 7],
  ['мяг\u00adкий\u200b', 6],
  ['и\u0306', 1],
])('%j is sent as %d characters', (text, length) => {
  expect(sentLength(text)).toBe(length);
});

test('a message of 497 characters and 41 line breaks is sent as 538 and exceeds the limit', () => {
  const text = `${'я'.repeat(455)}${'\n'.repeat(41)}я`;
  expect(text).toHaveLength(497);
  expect(sentLength(text)).toBe(538);
  expect(typedLimit(text, 500)).toBe(459);
});

test.each(['я'.repeat(490), `${'я'.repeat(480)}\n`, 'я\u2028'.repeat(160), `\u200b${'и\u0306'.repeat(100)} `])(
  'a field with %j accepts what fits the limit, and no more',
  (text) => {
    const rest = Math.max(0, typedLimit(text, 500) - text.length);
    expect(sentLength(`${text}${'я'.repeat(rest)}`)).toBe(Math.max(500, sentLength(text)));
  },
);
