import { expect, test } from 'vitest';
import { isKnown, strongTag } from './conditional.ts';

test('equal bytes have equal strong tags', () => {
  expect(strongTag('воздух')).toBe(strongTag(Buffer.from('воздух')));
  expect(strongTag('воздух')).not.toBe(strongTag('вода'));
  expect(strongTag('воздух')).toMatch(/^"[\w-]{27}"$/);
});

test.each([
  ['"a"', true],
  ['"x", "b"', true],
  ['W/"a"', true],
  ['*', true],
  ['"ab"', false],
  ['', false],
  [undefined, false],
])('a client that holds %s', (header, expected) => {
  expect(isKnown(header, ['"a"', '"b"'])).toBe(expected);
});
