import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const text = read('docs/operations.md');
const failures = text.slice(text.indexOf('## When something fails'), text.indexOf('### Reports of visitors'));

/** The messages at the beginnings of the table rows; «…» stands for a variable part. */
const messages = [...failures.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, cell = '']) =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, message = '']) => message),
);

const sources = ['scripts', 'src/api'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map(String)
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => read(path.join(folder, file))),
);

describe('the guide for operators', () => {
  it('explains many messages', () => {
    expect(messages.length).toBeGreaterThan(30);
  });

  it.each(messages)('explains «%s», which is a message of a command', (message) => {
    const pieces = message.split('…').map((piece) => piece.trim());
    for (const piece of pieces.filter((other) => other.length > 3))
      expect(sources.filter((source) => source.includes(piece)).length, piece).toBeGreaterThan(0);
  });
});

it.each(['docs/operations.md', 'docs/hosting.md'])('%s names existing commands and files', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const [, name = ''] of read(document).matchAll(/npm run ([\w-]+)/g))
    expect(Object.keys(scripts)).toContain(name);
  for (const [, file = ''] of read(document).matchAll(/`(scripts\/[\w./-]+)`/g))
    expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
});
