import { expect, it } from 'vitest';
import path from 'node:path';
import { compileStyles } from './compile-styles.ts';
import { scopeClasses } from './scope-classes.ts';

const src = path.resolve(import.meta.dirname, '../../../src');
const FILE = path.join(src, 'Unknown.module.scss');

const scoped = (css: string) => scopeClasses({ [FILE]: css }, src)[FILE];

it('the classes and the animations of a module get the names of the bundle', () => {
  const sheet = scoped('.box { animation: grow 1s } @keyframes grow { to { width: 1px } }');
  expect(sheet?.classes).toEqual({ box: 'Unknown-box', grow: 'Unknown-grow' });
  expect(sheet?.css).toContain('.Unknown-box {');
  expect(sheet?.css).toMatch(/animation: 1s Unknown-grow;/);
  expect(sheet?.css).toContain('@keyframes Unknown-grow {');
});

it('the code finds a class by its name in camel case', () => {
  expect(scoped('.is-open { color: red }')?.classes).toEqual({ isOpen: 'Unknown-is-open' });
});

it('the classes are in the order of their names, whatever order the parser gives them', () => {
  const names = Array.from({ length: 20 }, (_, index) => `part${String.fromCharCode(97 + index)}`);
  const css = names.toReversed().map((name) => `.${name} { color: red }`);
  expect(Object.keys(scoped(css.join('\n'))?.classes ?? {})).toEqual(names);
});

it('names that are used outside of a module stay', () => {
  const sheet = scoped(':global(.table) .cell { grid-area: side; container: card / inline-size; color: var(--ink) }');
  expect(sheet?.css).toMatch(/^\.table \.Unknown-cell \{/);
  expect(sheet?.css).toContain('container: card / inline-size');
  expect(sheet?.css).toContain('grid-area: side');
  expect(sheet?.css).toContain('var(--ink)');
});

it('a sheet that is no module stays as it is', () => {
  const file = path.join(src, 'index.scss');
  expect(scopeClasses({ [file]: '.box { color: red }' }, src)[file]).toEqual({ css: '.box { color: red }' });
});

it('each class of the sources has the short name that no other has', { timeout: 60_000 }, () => {
  const sheets = Object.values(scopeClasses(compileStyles(src), src));
  const names = sheets.flatMap(({ classes = {} }) => Object.values(classes));
  expect(names.length).toBeGreaterThan(500);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => /^\w\w$/.test(name)).length).toBeGreaterThan(names.length * 0.9);
});
