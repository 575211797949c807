import { expect, it, vi } from 'vitest';
import { cachedPage } from '../../../tests/support/build/cached-page.ts';
import type { VideoObject } from '../../../src/features/structured-data/video-object.ts';
import type { CachedPage } from '../cache/build-cache.ts';
import type { OutputTree } from '../output/output-tree.ts';
import type { PlannedPage } from '../page/planned-page.ts';
import { writeSitemap } from './sitemap.ts';

const SITE = 'https://site.test';

const VIDEO: VideoObject = {
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: 'Пуск',
  description: 'Пуск установки',
  inLanguage: 'ru',
  thumbnailUrl: `${SITE}/a.jpg`,
  uploadDate: '2026-11-12',
};

/** The sitemaps of pages, by file. */
async function sitemapsOf(pages: CachedPage[], planned: PlannedPage[] = []): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const tree: Partial<OutputTree> = {
    async writeChunks(file, chunks) {
      let xml = '';
      for await (const chunk of chunks) xml += chunk;
      files.set(file, xml);
    },
    write: () => 0,
  };
  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  await writeSitemap(planned, byPathname, tree as OutputTree, SITE);
  return files;
}

/** The sitemap of a page with that video. */
async function sitemapWith(video: Partial<VideoObject>): Promise<string> {
  const files = await sitemapsOf([cachedPage('/video', { videos: [{ ...VIDEO, ...video }] })]);
  return files.get('sitemap.xml') ?? '';
}

it('a video beyond the limits of the protocol has a shorter title and no duration, and nothing is logged', async () => {
  const warn = vi.spyOn(console, 'warn');
  const name =
    'Пуск установки обратного осмоса: промывка мембран, настройка дозирования и проверка качества воды на выходе';
  const xml = await sitemapWith({ name, description: `${name}. `.repeat(30), duration: 'PT28801S' });
  expect(xml).toContain(
    '<video:title>Пуск установки обратного осмоса: промывка мембран, настройка дозирования и проверка качества воды…</video:title>',
  );
  expect(/<video:description>(.*)<\/video:description>/.exec(xml)?.[1]?.length).toBeLessThanOrEqual(2048);
  expect(xml).not.toContain('video:duration');
  expect(warn).not.toHaveBeenCalled();
});

it('a video within them keeps both', async () => {
  const xml = await sitemapWith({ duration: 'PT28800S' });
  expect(xml).toContain('<video:title>Пуск</video:title>');
  expect(xml).toContain('<video:duration>28800</video:duration>');
});

it('a page has the time of its last change, if the API tells it', async () => {
  const planned: PlannedPage = { pathname: '/news/a', name: 'newsItem', params: {}, page: 1, label: 'А' };
  const updatedAt = '2026-10-01T10:00:00+03:00';
  const files = await sitemapsOf([cachedPage('/news/a'), cachedPage('/about')], [{ ...planned, updatedAt }]);
  expect(files.get('sitemap.xml')).toContain(
    `<url><loc>${SITE}/about</loc></url><url><loc>${SITE}/news/a</loc><lastmod>2026-10-01T07:00:00.000Z</lastmod></url>`,
  );
});

it('more pages than a file may have are in several, behind an index', async () => {
  const files = await sitemapsOf(Array.from({ length: 25_001 }, (_, index) => cachedPage(`/news/${index}`)));
  expect([...files.keys()].toSorted()).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']);
  expect(files.get('sitemap.xml')).toContain(`<loc>${SITE}/sitemap-2.xml</loc>`);
  expect(files.get('sitemap-2.xml')?.match(/<loc>/g)).toHaveLength(1);
});
