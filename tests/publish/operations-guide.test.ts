import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ENVIRONMENT } from '../../scripts/build/options/settings.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
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

/** Paths from the root, and those of the code, which the documents shorten: `render/render-site.ts`. */
const PATHS = /`((?:(?:src|scripts|tests|docs)\/[\w./-]+)|(?:[\w.-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|js))`/g;

const codeFiles = ['src', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true }).map((file) => `/${folder}/${String(file)}`),
);

it.each([
  'README.md',
  'docs/architecture.md',
  'docs/operations.md',
  'docs/hosting.md',
  'docs/performance.md',
  'docs/performance-trials.md',
])('%s names existing commands and files', (document) => {
  for (const [, name = ''] of read(document).matchAll(/npm run ([\w-]+)/g))
    expect(Object.keys(scripts)).toContain(name);
  const named = Array.from(read(document).matchAll(PATHS), ([, file = '']) => file);
  const missing = named.filter(
    (file) => !existsSync(path.join(root, file)) && !codeFiles.some((known) => known.endsWith(`/${file}`)),
  );
  expect(missing).toEqual([]);
});

it('the README names every command, and with the guide for operators every setting', () => {
  const readme = read('README.md');
  expect(Object.keys(scripts).filter((name) => !new RegExp(`\`(npm (run )?)?${name}\\b`).test(readme))).toEqual([]);
  const settings = Object.keys(DEFAULT_ENVIRONMENT);
  expect(settings.filter((name) => !(readme + text).includes(`\`${name}\``))).toEqual([]);
});
