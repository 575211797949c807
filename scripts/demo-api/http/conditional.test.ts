import { expect, test } from 'vitest';
import { matchesEtag, strongEtag } from './conditional.ts';

test('equal bytes have equal strong tags', () => {
  expect(strongEtag('воздух')).toBe(strongEtag(Buffer.from('воздух')));
  expect(strongEtag('воздух')).not.toBe(strongEtag('вода'));
  expect(strongEtag('воздух')).toMatch(/^"[\w-]{27}"$/);
});

test.each([
  ['"a"', true],
  ['"x", "b"', true],
  ['W/"a"', true],
  ['*', true],
  ['"ab"', false],
  ['', false],
  [undefined, false],
])('a client with %s', (header, expected) => {
  expect(matchesEtag(header, ['"a"', '"b"'])).toBe(expected);
});
