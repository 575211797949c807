import { expect, test } from 'vitest';
import { countOf, plural } from './plural.ts';

const results = ['результат', 'результата', 'результатов'] as const;

test.each([
  [1, 'результат'],
  [2, 'результата'],
  [4, 'результата'],
  [5, 'результатов'],
  [11, 'результатов'],
  [12, 'результатов'],
  [21, 'результат'],
  [22, 'результата'],
  [0, 'результатов'],
  [111, 'результатов'],
  [1.5, 'результата'],
])('%s has the form «%s»', (count, form) => {
  expect(plural(count, results)).toBe(form);
});

test('count and noun have a non-breaking space between them, thousands are grouped', () => {
  expect(countOf(1200, ['файл', 'файла', 'файлов'])).toBe('1\u00a0200\u00a0файлов');
});
