import { gzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';

const KB = 1024;
const siteDir = inject('siteDir');
const html = readFileSync(path.join(siteDir, 'equipment/sfera-a-1200/index.html'), 'utf8');

const read = (address: string) => readFileSync(path.join(siteDir, address));
const gzipBytes = (addresses: string[]) =>
  addresses.reduce((sum, address) => sum + gzipSync(read(address), { level: 9 }).length, 0);
const linked = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, address = '']) => address);

describe('the first load of a page', () => {
  const scripts = [
    ...linked(/<script async[^>]* src="([^"]+)"/g),
    ...linked(/<script type="module"[^>]* src="([^"]+)"/g),
    ...linked(/ data-chunks="([^"]+)"/g).flatMap((chunks) => chunks.split(' ')),
  ];
  const styles = linked(/<link rel="stylesheet" href="([^"]+)"/g);
  const paper = linked(/<link rel="stylesheet" media="print" href="([^"]+)"/g);
  const fonts = linked(/<link rel="preload" href="([^"]+)" as="font"/g);

  it('brings at most 120 KB of JavaScript, with no schema library in it', () => {
    expect(scripts.length).toBeGreaterThan(0);
    expect(gzipBytes(scripts)).toBeLessThanOrEqual(120 * KB);
    expect(scripts.map((address) => read(address).toString()).join()).not.toContain('ZodError');
  });

  it('names every part that the entry imports at once', () => {
    const [entry = ''] = linked(/<script type="module"[^>]* src="([^"]+)"/g);
    const imported = Array.from(
      read(entry)
        .toString()
        .matchAll(/from\s*["'`]\.\/([^"'`]+)["'`]/g),
      ([, file]) => `/assets/${file}`,
    );
    expect(scripts).toEqual(expect.arrayContaining(imported));
  });

  it('brings at most 12 scripts', () => {
    expect(new Set(scripts).size).toBeLessThanOrEqual(12);
  });

  it('brings at most 60 KB of fonts, 20 KB of them preloaded', () => {
    const bytes = (addresses: string[]) => addresses.reduce((sum, address) => sum + read(address).length, 0);
    const cut = readdirSync(path.join(siteDir, 'assets')).filter((name) =>
      /^(geologica|golos-text)-(cyrillic|latin)-[\w-]{8}\.woff2$/.test(name),
    );
    expect(fonts).toHaveLength(2);
    expect(bytes(fonts)).toBeLessThanOrEqual(20 * KB);
    expect(cut).toHaveLength(4);
    expect(bytes(cut.map((name) => `/assets/${name}`))).toBeLessThanOrEqual(60 * KB);
  });

  it.each(['/', '/equipment', '/equipment/sfera-a-1200', '/news', '/contacts', '/planners', '/404.html'])(
    'brings %s at most 14 KB of styles',
    (address) => {
      const file = address.endsWith('.html') ? address : path.join(address, 'index.html');
      const page = readFileSync(path.join(siteDir, file), 'utf8');
      const sheets = Array.from(page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, href = '']) => href);
      expect(sheets).toHaveLength(1);
      expect(gzipBytes(sheets)).toBeLessThanOrEqual(14 * KB);
    },
  );

  it('waits for no styles that only paper needs', () => {
    expect(paper).toHaveLength(1);
    expect(styles.map((address) => read(address).toString()).join()).not.toContain('@media print{');
  });

  it('names no host but its own for anything that runs or is drawn at once', () => {
    for (const address of [...scripts, ...styles, ...paper, ...fonts]) expect(address).toMatch(/^\/assets\//);
  });
});

describe('a page that is idle and has had no sign of the visitor', () => {
  const site = setUpSite();

  it.each(['/', '/equipment', '/equipment/sfera-a-1200'])(
    'has brought %s with what a page change needs, in at most 200 KB of scripts and 27 KB of further styles',
    async (address) => {
      const { page } = await site.open(address);
      await page.waitForFunction(
        () => (document.querySelector<HTMLLinkElement>('link[href^="/assets/style-"]')?.sheet ?? null) !== null,
      );
      await page.waitForLoadState('networkidle');
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      const later = new Set(loaded.filter((file) => /^\/assets\/style-.*\.css$/.test(file)));
      const code = new Set(loaded.filter((file) => file.endsWith('.js')));
      expect([...code]).toContainEqual(expect.stringMatching(/^\/assets\/idle-/));
      expect(later.size).toBe(1);
      expect(gzipBytes([...code])).toBeLessThanOrEqual(200 * KB);
      expect(gzipBytes([...later])).toBeLessThanOrEqual(27 * KB);
    },
  );
});
