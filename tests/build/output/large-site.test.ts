import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { writeSitemap } from '../../../scripts/build/site-files/sitemap.ts';
import { VALUES_IN_MEMORY } from '../../../scripts/build/cache/disk-map.ts';
import { createOutputTree } from '../../../scripts/build/output/output-tree.ts';
import { newOutDir, reportOf, startBuild } from '../../support/build/run-build.ts';
import { cachedPage } from '../../support/build/cached-page.ts';
import { startSyntheticApi } from '../../support/api/synthetic-api.ts';
import { syntheticContent } from '../../support/api/synthetic-content.ts';
import type { PlannedPage } from '../../../scripts/build/page/planned-page.ts';

/** The share of one of 100,000 pages in 512 MB, with 60 MB for everything else. */
const BYTES_PER_PAGE = 4500;
const PROBE = pathToFileURL(path.resolve('tests/support/build/heap-probe.ts')).href;

/** Heap bytes of a build with this number of items after its pages were written. */
async function heapOf(items: number): Promise<number> {
  const api = await startSyntheticApi(syntheticContent(items));
  const out = newOutDir();
  const nodeFlags = ['--expose-gc', '--max-old-space-size=128', '--import', PROBE];
  const { code, output } = await startBuild(api.url, out, { nodeFlags, flags: ['--workers', '0'] }).done;
  await api.close();
  expect(code, output).toBe(0);
  expect(reportOf(out).pages.fetched).toBeGreaterThan(items);
  return Number(/heap: (\d+) bytes/.exec(output)?.[1]);
}

describe('a large site', () => {
  it('keeps so little of each page in memory that 100,000 fit into 512 MB', async () => {
    // Compiled code and caches vary by some megabytes, which many pages make negligible. The values of the first pages stay in
    // memory.
    const few = VALUES_IN_MEMORY + 100;
    const many = few + 1400;
    const [less = 0, more = 0] = await Promise.all([few, many].map(heapOf));
    expect((more - less) / (many - few)).toBeLessThan(BYTES_PER_PAGE);
  }, 120_000);
});

describe('the sitemap', () => {
  const SITE = 'https://example.test';
  const write = async (count: number, images: string[]) => {
    const planned = Array.from({ length: count }, (_, index): PlannedPage => ({
      pathname: `/news/n${String(index).padStart(6, '0')}`,
      name: 'newsItem',
      params: { slug: `n${index}` },
      page: 1,
      label: '',
    }));
    const pages = new Map(planned.map(({ pathname }) => [pathname, cachedPage(pathname, { images })]));
    const tree = createOutputTree(newOutDir());
    await writeSitemap(planned, pages, tree, SITE);
    const read = (file: string) => readFileSync(path.join(tree.dir, file), 'utf8');
    const locations = (file: string) =>
      Array.from(read(file).matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => address);
    const files = locations('sitemap.xml').map((address) => address.replace(`${SITE}/`, ''));
    return { planned, files, read, locations };
  };

  it('is split above 50,000 URLs', async () => {
    const { planned, files, read, locations } = await write(50_001, []);
    expect(read('sitemap.xml')).toContain('<sitemapindex');
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(locations(file).length).toBeLessThanOrEqual(50_000);
    expect(files.flatMap(locations)).toEqual(planned.map(({ pathname }) => SITE + pathname));
  });

  it('is split above 50 MB', async () => {
    const images = Array.from({ length: 50 }, (_, index) => `https://files.test/${'p'.repeat(900)}${index}.jpg`);
    const { planned, files, read, locations } = await write(1200, images);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(Buffer.byteLength(read(file))).toBeLessThan(50_000_000);
    expect(files.flatMap(locations)).toEqual(planned.map(({ pathname }) => SITE + pathname));
  });
});
