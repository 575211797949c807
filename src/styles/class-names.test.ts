import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '..');
const files = readdirSync(src, { recursive: true }).map((file) => path.join(src, String(file)));

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const IMPORT = /import (\w+) from '([^']+\.module\.scss)';/g;
/** A class before the block of its rule. Sass puts a name with `#{` together, and `:global` is a library's. */
const CLASS = /(?<!:global\()\.([A-Za-z_][\w-]*)(?!#\{)\b(?!#\{)(?=[^;{}]*\{)/g;

const camelCase = (name: string) => name.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
const read = (file: string) => readFileSync(file, 'utf8').replaceAll(COMMENT, '');

/** The classes of each sheet, as the code names them. */
const sheets = new Map(
  files
    .filter((file) => file.endsWith('.module.scss'))
    .map((file) => [file, new Set(Array.from(read(file).matchAll(CLASS), ([, name = '']) => camelCase(name)))]),
);

interface Use {
  file: string;
  sheet: string;
  /** `styles.name` */
  names: string[];
  /** The code has `styles[…]` as well, or passes all classes on. */
  isOpen: boolean;
  code: string;
}

const uses: Use[] = files
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .flatMap((file) => {
    const text = read(file);
    const code = text.replaceAll(/^import .*$/gm, '');
    return Array.from(text.matchAll(IMPORT), ([, id = '', sheet = '']) => ({
      file,
      sheet: path.resolve(path.dirname(file), sheet),
      names: Array.from(code.matchAll(new RegExp(`\\b${id}\\.(\\w+)`, 'g')), ([, name = '']) => name),
      isOpen: new RegExp(`\\b${id}\\b(?!\\.)`).test(code),
      code,
    }));
  });

const relative = (file: string) => path.relative(src, file);

describe('classes of components', () => {
  it('are read from their sheets and their code', () => {
    expect(sheets.size).toBeGreaterThan(200);
    expect(uses.length).toBeGreaterThanOrEqual(sheets.size);
  });

  it('exist in the sheet that the code names', () => {
    const missing = uses.flatMap(({ file, sheet, names }) =>
      names.flatMap((name) => (sheets.get(sheet)?.has(name) ? [] : `${relative(file)}: ${name} of ${relative(sheet)}`)),
    );
    expect(missing).toEqual([]);
  });

  it('are named by the code', () => {
    const unused = [...sheets].flatMap(([sheet, classes]) => {
      const code = uses.filter((use) => use.sheet === sheet);
      if (code.some(({ isOpen }) => isOpen)) return [];
      const names = new Set(code.flatMap((use) => use.names));
      return [...classes].filter((name) => !names.has(name)).map((name) => `${relative(sheet)}: ${name}`);
    });
    expect(unused).toEqual([]);
  });
});
