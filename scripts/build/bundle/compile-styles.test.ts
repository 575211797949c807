import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileString } from 'sass';
import { expect, it, onTestFinished } from 'vitest';
import { compileStyles, styleSheets } from './compile-styles.ts';

const src = path.resolve(import.meta.dirname, '../../../src');

function write(sheets: Record<string, string>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'styles-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(sheets)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  return dir;
}

const withoutBlankLines = (css: string) => css.replace(/\n+/g, '\n').trim();

it('compiling all sheets together gives the same CSS as compiling each alone', { timeout: 60_000 }, () => {
  const together = compileStyles(src);
  for (const sheet of styleSheets(src)) {
    const alone = compileString(readFileSync(sheet, 'utf8'), { url: pathToFileURL(sheet), loadPaths: [src] });
    expect(withoutBlankLines(together[sheet] ?? ''), sheet).toBe(withoutBlankLines(alone.css));
  }
});

it('a sheet is found by its path and includes its partials', () => {
  const dir = write({
    '_tokens.scss': '$gap: 4px;',
    'base/_reset.scss': 'a { margin: 0; }',
    'base/reset/README': 'A folder of the name of a partial is not meant.',
    'base/index.scss': "@use 'reset';",
    'Card.module.scss': "@use 'tokens' as *;\n.card { gap: $gap; }",
  });
  const css = compileStyles(dir);
  expect(Object.keys(css).toSorted()).toEqual([path.join(dir, 'Card.module.scss'), path.join(dir, 'base/index.scss')]);
  expect(css[path.join(dir, 'base/index.scss')]).toContain('margin: 0');
  expect(css[path.join(dir, 'Card.module.scss')]).toContain('gap: 4px');
});

it('an error names the file and the line', () => {
  const dir = write({ 'Card.module.scss': '.card {\n  gap: $gap;\n}' });
  expect(() => compileStyles(dir)).toThrow(/Undefined variable[\s\S]*Card\.module\.scss 2:8/);
});
