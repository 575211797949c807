import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AtRule, type Declaration, parse } from 'postcss';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileStyles } from '../../../scripts/build/bundle/compile-styles.ts';
import { PLAIN_FILE } from '../../support/browser/kept-page.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

const src = path.resolve(import.meta.dirname, '../../../src');

/** For other browsers than Chromium. */
const FOR_OTHERS = new Set(['-moz-osx-font-smoothing']);
/** These at-rules have descriptors, which are no properties. */
const DESCRIPTORS = new Set(['font-face', 'page', 'property']);
const VARIABLE = /var\((--[\w-]+)/g;

interface FoundDeclaration {
  file: string;
  property: string;
  value: string;
}

function declarationsOf(file: string, css: string): FoundDeclaration[] {
  const found: FoundDeclaration[] = [];
  parse(css).walkDecls((declaration: Declaration) => {
    const parent = declaration.parent as AtRule | undefined;
    if (parent?.type === 'atrule' && DESCRIPTORS.has(parent.name)) return;
    found.push({ file: path.relative(src, file), property: declaration.prop, value: declaration.value });
  });
  return found;
}

/** A browser ignores a declaration that it does not know, and Sass accepts any. */
describe('styles', () => {
  const site = setUpSite();
  let declarations: FoundDeclaration[];
  beforeAll(() => {
    declarations = Object.entries(compileStyles(src)).flatMap(([file, css]) => declarationsOf(file, css));
    expect(declarations.length).toBeGreaterThan(5000);
  });

  it('have properties and values that the browser knows', async () => {
    const { page } = await site.open(PLAIN_FILE);
    const checked = declarations.filter(({ property }) => !property.startsWith('--') && !FOR_OTHERS.has(property));
    const isKnown = await page.evaluate(
      (list) => list.map(([property, value]) => CSS.supports(property, value)),
      checked.map(({ property, value }): [string, string] => [property, value]),
    );
    const unknown = checked.filter((_, index) => !isKnown[index]);
    expect(unknown.map(({ file, property, value }) => `${file}: ${property}: ${value}`)).toEqual([]);
  });

  it('use variables that the styles or the code set', () => {
    const code = readdirSync(src, { recursive: true })
      .map(String)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(src, file), 'utf8'))
      .join('\n');
    const set = new Set(declarations.map(({ property }) => property));
    const unset = declarations.flatMap(({ file, value }) =>
      Array.from(value.matchAll(VARIABLE), ([, name = '']) => name)
        .filter((name) => !set.has(name) && !code.includes(`'${name}'`))
        .map((name) => `${file}: ${name}`),
    );
    expect(unset).toEqual([]);
  });
});
