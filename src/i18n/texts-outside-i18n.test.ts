import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '..');
const components = readdirSync(src, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.tsx') && !/\.(examples|test)\.tsx$|^app[/\\]kit/.test(file));

/** The code without its comments. */
const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

it('components contain no interface texts', () => {
  expect(components.length).toBeGreaterThan(100);
  const speaking = components.filter((file) =>
    /[а-яё]/i.test(withoutComments(readFileSync(path.join(src, file), 'utf8'))),
  );
  expect(speaking).toEqual([]);
});
