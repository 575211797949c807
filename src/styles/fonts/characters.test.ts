import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FONT_CHARACTERS } from './characters.ts';

const styles = readFileSync(path.join(import.meta.dirname, '../_fonts.scss'), 'utf8');

/** The characters of a list of ranges in the styles. */
function charactersOf(name: string): string[] {
  const [, list = ''] = new RegExp(`\\$${name}:([^;]+);`).exec(styles) ?? [];
  return Array.from(list.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)).flatMap(([, first = '', last = first]) => {
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) =>
      String.fromCodePoint(from + index),
    );
  });
}

test.each(['russian', 'latin'] as const)(
  'the unicode ranges of the %s files in the styles are the characters of the subset',
  (name) => {
    expect(charactersOf(name).toSorted()).toEqual([...FONT_CHARACTERS[name]].toSorted());
  },
);

test('no character is in two subsets', () => {
  const all = ['russian', 'latin', 'other-cyrillic', 'other-latin', 'latin-ext'].flatMap(charactersOf);
  expect(all.filter((character, index) => all.indexOf(character) !== index)).toEqual([]);
});
