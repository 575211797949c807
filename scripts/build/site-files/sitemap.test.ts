import { expect, it, vi } from 'vitest';
import { cachedPage } from '../../../tests/support/build/cached-page.ts';
import type { VideoObject } from '../../../src/features/structured-data/video-object.ts';
import type { OutputTree } from '../output/output-tree.ts';
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

/** The sitemap of a page with that video. */
async function sitemapWith(video: Partial<VideoObject>): Promise<string> {
  let xml = '';
  const tree: Partial<OutputTree> = {
    async writeChunks(_, chunks) {
      for await (const chunk of chunks) xml += chunk;
    },
    write: () => 0,
  };
  const pages = new Map([['/video', cachedPage('/video', { videos: [{ ...VIDEO, ...video }] })]]);
  await writeSitemap([], pages, tree as OutputTree, SITE);
  return xml;
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
