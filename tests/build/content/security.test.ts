import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { setUpBuilds } from '../../support/build/set-up-builds.ts';
import { filesOf, newOutDir, siteFilesOf } from '../../support/build/run-build.ts';
import { changeObjects } from '../../support/api/synthetic-content.ts';

const builds = setUpBuilds();

/** Names with a special meaning for React, JavaScript or the page's own code. */
const STRANGERS: [string, unknown][] = [
  ['__proto__', { polluted: 'yes', title: 'Чужое' }],
  ['constructor', { prototype: { polluted: 'yes' } }],
  ['prototype', { polluted: 'yes' }],
  ['toString', 'x'],
  ['dangerouslySetInnerHTML', { __html: '<script>alert(1)</script>' }],
  ['children', '<script>alert(1)</script>'],
  ['onClick', 'alert(1)'],
  ['onload="alert(1)" x', 'x'],
  ['style', { background: 'url(https://evil.test)' }],
  ['href', 'javascript:alert(1)'],
  ['ref', 'x'],
  ['key', 'x'],
  ['as', 'script'],
  ['className', 'evil'],
  ['secret', 'https://evil.test'],
];

describe('fields that are not in the contract', () => {
  it('are on no page, whatever their names are', async () => {
    changeObjects(builds.api.content, (fields) => {
      const own = new Set(fields.map(([name]) => name));
      // A row of a specification may have a key.
      const isStrange = (name: string) => !own.has(name) && !(name === 'key' && own.has('value'));
      return [...STRANGERS.filter(([name]) => isStrange(name)), ...fields];
    });
    const out = newOutDir();
    await builds.expectSuccess(out);
    const files = siteFilesOf(out);
    const others = siteFilesOf(builds.published);
    expect([...files.keys()].filter((file) => files.get(file) !== others.get(file))).toEqual([]);
  });
});

describe('blocks of unknown types', () => {
  it('are counted under their own names, whatever these are', async () => {
    const types = ['__proto__', 'constructor', 'toString', 'hologram', 'hologram'];
    const page = builds.api.content.single.get('/page/about') as { blocks: object[] };
    page.blocks.push(...types.map((type) => ({ type })));
    const out = newOutDir();
    const { output } = await builds.expectSuccess(out);
    for (const [type, count] of [
      ['__proto__', 1],
      ['constructor', 1],
      ['toString', 1],
      ['hologram', 2],
    ])
      expect(output).toMatch(new RegExp(`left out: ${count} blocks? of the unknown type «${type}»`));
  });
});

describe('dangerous content', () => {
  it('is on the pages as data, not as code', () => {
    for (const [file, html] of filesOf(builds.published)) {
      if (!file.endsWith('.html')) continue;
      const others = html.replace(/<script data-fonts="[^"<>]*"[^<>]*>(?=\(\(\) => \{\n)/, '');
      for (const [script] of others.matchAll(/<script[^>]*>/g))
        expect(script, file).toMatch(
          /^<script ((?=[^>]* ?src="\/assets\/[\w-]+\.js")|type="application\/(ld\+)?json"( id="state")?>$)/,
        );
      expect(html.match(/ on[a-z]+="|<base|<object|<embed|javascript:/g), file).toBeNull();
    }
  });
});

describe('the packages', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;

  it('are pinned', () => {
    for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(packages[`node_modules/${name}`], name).toMatchObject({ version: range });
  });

  it('run no installation scripts', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('contain no server components', () => {
    expect(Object.keys(packages).filter((name) => name.includes('react-server-dom'))).toEqual([]);
  });
});
