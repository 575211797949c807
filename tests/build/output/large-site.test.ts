import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startBenchApi } from '../../../scripts/bench/bench-api.ts';
import { writeSitemap } from '../../../scripts/build/site-files/sitemap.ts';
import { createOutputTree } from '../../../scripts/build/output/output-tree.ts';
import { newOutDir, reportOf, startBuild } from '../../support/build/run-build.ts';
import { cachedPage } from '../../support/build/cached-page.ts';
import type { PlannedPage } from '../../../scripts/build/page/planned-page.ts';

/**
 * Above 2,500 pages, whose plan and build cache are in files, one takes some 4,250. Three quarters of them are not its own: the
 * first 2,500, whose build cache stays in memory, have more lists among them on a larger site, and so do the lists of the API up
 * to 2,500 items each.
 */
const BYTES_PER_PAGE = 4500;
/** Memory outside of the heap varies by some 20 MB between two builds of the same content. */
const OUTSIDE_VARIATION = 80 * 1024 * 1024;
const PROBE = pathToFileURL(path.resolve('tests/support/build/memory-probe.ts')).href;

/** Memory of a build of the demo content after its pages were written, bytes: the heap, and everything outside of it. */
async function memoryOf(times: number) {
  const api = await startBenchApi({ kind: 'demo', times });
  const out = newOutDir();
  const nodeFlags = ['--expose-gc', '--max-old-space-size=128', '--import', PROBE];
  const env = { FILES_ORIGIN: api.url };
  const { code, output } = await startBuild(api.url, out, { nodeFlags, env, flags: ['--workers', '0'] }).done;
  await api.close();
  expect(code, output).toBe(0);
  const [, heap, outside] = /heap: (\d+) bytes, outside: (\d+) bytes/.exec(output) ?? [];
  return { heap: Number(heap), outside: Number(outside), pages: reportOf(out).pages.fetched };
}

describe('a large site with dates, pictures and blocks', () => {
  it('takes the same memory outside of the heap for 1,000 and for 4,000 pages, and little heap for each further page', async () => {
    const [small, medium, large] = await Promise.all([memoryOf(10), memoryOf(27), memoryOf(40)]);
    expect(small.pages).toBeGreaterThanOrEqual(1000);
    expect(medium.pages).toBeGreaterThan(2500);
    expect(large.pages).toBeGreaterThanOrEqual(4000);
    // The garbage collector does not see that memory: a formatter of dates made for each date took 1.8 GB more.
    expect(large.outside - small.outside).toBeLessThan(OUTSIDE_VARIATION);
    expect((large.heap - medium.heap) / (large.pages - medium.pages)).toBeLessThan(BYTES_PER_PAGE);
  }, 240_000);
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
