import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startBenchApi } from '../../../scripts/bench/bench-api.ts';
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
/** Memory outside of the heap varies by some 20 MB between two builds of the same content. */
const OUTSIDE_VARIATION = 80 * 1024 * 1024;
const PROBE = pathToFileURL(path.resolve('tests/support/build/memory-probe.ts')).href;

/** Memory of a build after its pages were written, bytes: the heap, and everything outside of it. */
async function memoryOf(api: { url: string; close: () => Promise<void> }, env: Record<string, string> = {}) {
  const out = newOutDir();
  const nodeFlags = ['--expose-gc', '--max-old-space-size=128', '--import', PROBE];
  const { code, output } = await startBuild(api.url, out, { nodeFlags, env, flags: ['--workers', '0'] }).done;
  await api.close();
  expect(code, output).toBe(0);
  const [, heap, outside] = /heap: (\d+) bytes, outside: (\d+) bytes/.exec(output) ?? [];
  return { heap: Number(heap), outside: Number(outside), pages: reportOf(out).pages.fetched };
}

describe('a large site', () => {
  it('keeps so little of each page in memory that 100,000 fit into 512 MB', async () => {
    // Compiled code and caches vary by some megabytes, which many pages make negligible. The values of the first pages stay in
    // memory.
    const build = async (items: number) => memoryOf(await startSyntheticApi(syntheticContent(items)));
    const few = VALUES_IN_MEMORY + 100;
    const [less, more] = await Promise.all([build(few), build(few + 1400)]);
    expect(less.pages).toBeGreaterThan(few);
    expect((more.heap - less.heap) / (more.pages - less.pages)).toBeLessThan(BYTES_PER_PAGE);
  }, 240_000);

  it('takes the same memory outside of the heap for 1,000 and for 4,000 pages with dates, pictures and blocks', async () => {
    // The garbage collector does not see that memory: a formatter of dates made for each date took 1.8 GB more.
    const build = async (times: number) => {
      const api = await startBenchApi({ kind: 'demo', times });
      return memoryOf(api, { FILES_ORIGIN: api.url });
    };
    const [less, more] = await Promise.all([build(10), build(40)]);
    expect(less.pages).toBeGreaterThanOrEqual(1000);
    expect(more.pages).toBeGreaterThanOrEqual(4000);
    expect(more.outside - less.outside).toBeLessThan(OUTSIDE_VARIATION);
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
