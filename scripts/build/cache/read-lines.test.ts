import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { linesOf } from './read-lines.ts';

function linesIn(text: string): string[] {
  const file = path.join(temporaryFolder(), 'lines');
  writeFileSync(file, text);
  return [...linesOf(file)];
}

describe('the lines of a file', () => {
  it.each([
    ['no text', '', []],
    ['one line', 'a\n', ['a']],
    ['a last line without a newline', 'a\nb', ['a', 'b']],
    ['empty lines', '\na\n\n', ['', 'a', '']],
  ])('with %s', (_, text, lines) => {
    expect(linesIn(text)).toEqual(lines);
  });

  it('are whole where a chunk ends within a line or a character', () => {
    // Lines of two, three and four bytes for each character, shorter and longer than a chunk.
    const lines = [100, 50_000, 3, 400_000, 250_001].flatMap((length) =>
      ['я', '€', '🌀'].map((sign) => sign.repeat(length)),
    );
    expect(linesIn(lines.join('\n')).every((line, index) => line === lines[index])).toBe(true);
    expect(linesIn(lines.map((line) => `${line}\n`).join(''))).toHaveLength(lines.length);
  });
});
