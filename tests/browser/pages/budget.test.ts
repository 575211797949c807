import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';

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
    ...linked(/<link rel="modulepreload"[^>]* href="([^"]+)"/g),
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

  it('brings at most 25 KB of styles, those of all dialogs included, and 40 KB of preloaded fonts', () => {
    expect(gzipBytes(styles)).toBeLessThanOrEqual(25 * KB);
    expect(fonts).toHaveLength(2);
    expect(fonts.reduce((sum, address) => sum + read(address).length, 0)).toBeLessThanOrEqual(40 * KB);
  });

  it('waits for no styles that only paper needs', () => {
    expect(paper).toHaveLength(1);
    expect(styles.map((address) => read(address).toString()).join()).not.toContain('@media print{');
  });

  it('names no host but its own for anything that runs or is drawn at once', () => {
    for (const address of [...scripts, ...styles, ...paper, ...fonts]) expect(address).toMatch(/^\/assets\//);
  });
});
