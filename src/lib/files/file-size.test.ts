import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '0\u00a0Байт'],
  [532, '532\u00a0Байт'],
  [1023, '1023\u00a0Байт'],
  [1024, '1\u00a0Кб'],
  [1536, '1,5\u00a0Кб'],
  [1024 * 1023.97, '1\u00a0Мб'],
  [1.8 * 1024 ** 2, '1,8\u00a0Мб'],
  [50 * 1024 ** 2, '50\u00a0Мб'],
  [1024 ** 3, '1\u00a0Гб'],
  [12 * 1024 ** 4, '12\u00a0288\u00a0Гб'],
  [5 * 1024 ** 4, '5120\u00a0Гб'],
])('%d bytes are formatted as «%s»', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
