import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { listFiles } from '../../../scripts/build/output/list-files.ts';
import { pageFile } from '../../../scripts/build/page/page-files.ts';

const siteDir = inject('siteDir');
const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

/** Every page of the demo site except redirect pages. */
const PAGES = listFiles(siteDir)
  .filter((file) => path.basename(file) === 'index.html' && !read(file).includes('http-equiv="refresh"'))
  .map((file) => ({ address: `/${path.dirname(file).replace(/^\.$/, '')}`, html: read(file) }));

const ONCE: [name: string, pattern: RegExp][] = [
  ['title', /<title>[^<]+<\/title>/g],
  ['description', /<meta name="description" content="[^"]+"/g],
  ['canonical', /<link rel="canonical" href="https?:\/\/[^"?#]+"/g],
  ['og:title', /property="og:title" content="[^"]+"/g],
  ['og:description', /property="og:description" content="[^"]+"/g],
  ['og:url', /property="og:url" content="https?:\/\/[^"?#]+"/g],
  ['og:image', /property="og:image" content="https?:\/\/[^"]+"/g],
  ['og:locale', /property="og:locale" content="ru_RU"/g],
  ['twitter:card', /name="twitter:card" content="summary_large_image"/g],
  ['lang', /<html lang="ru"/g],
];

/** The structured data of a page by type. */
function told(address: string): Map<unknown, Record<string, unknown>[]> {
  const blocks = read(pageFile(address)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const objects = Array.from(blocks, ([, json = '']) => JSON.parse(json) as Record<string, unknown>);
  return Map.groupBy(objects, (object) => object['@type']);
}

describe('the head of every page', () => {
  it('is tested on more than a hundred pages', () => {
    expect(PAGES.length).toBeGreaterThan(100);
  });

  it.each(ONCE)('has %s exactly once', (_, pattern) => {
    const others = PAGES.filter(({ html }) => html.slice(0, html.indexOf('</head>')).match(pattern)?.length !== 1);
    expect(others.map(({ address }) => address)).toEqual([]);
  });

  it('lets the first paint wait for the element between the header and the content', () => {
    const isPaintedInParts = ({ html }: { html: string }) => {
      const [, id] = /<script [^>]*data-header-end="([\w-]+)"/.exec(html) ?? [];
      return id === undefined || !new RegExp(`</header>.*<div id="${id}"[^>]*></div><main `, 's').test(html);
    };
    expect(PAGES.filter(isPaintedInParts).map(({ address }) => address)).toEqual([]);
  });

  it('has the company and the breadcrumbs as structured data', () => {
    const silent = PAGES.filter(({ address }) => {
      const objects = told(decodeURIComponent(address));
      return (
        objects.get('Organization')?.length !== 1 ||
        (objects.get('BreadcrumbList')?.length ?? 0) !== Number(address !== '/')
      );
    });
    expect(silent.map(({ address }) => address)).toEqual([]);
  });
});

describe('structured data', () => {
  it.each([
    [
      '/articles/kak-rasschitat-dozu-uf',
      'Article',
      1,
      ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'image'],
    ],
    ['/about/career', 'JobPosting', 5, ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation']],
    ['/video', 'VideoObject', 10, ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration']],
    [
      '/equipment/sfera-a-1200',
      'Product',
      1,
      ['name', 'description', 'image', 'brand', 'category', 'additionalProperty'],
    ],
  ])('of %s has a valid %s', (address, type, count, fields) => {
    const objects = told(address).get(type) ?? [];
    expect(objects).toHaveLength(count);
    for (const object of objects) expect(Object.keys(object)).toEqual(expect.arrayContaining(fields));
  });

  it('of news has an article for each item', () => {
    const news = PAGES.filter(({ address }) => /^\/news\/(?!page\/)/.test(address));
    expect(news.length).toBeGreaterThan(20);
    expect(news.filter(({ address }) => told(address).get('NewsArticle')?.length !== 1)).toEqual([]);
  });

  it('of videos agrees with the sitemap', () => {
    const [videos = ''] = /<loc>[^<]*\/video<\/loc>.*?<\/url>/s.exec(read('sitemap.xml')) ?? [];
    const films = told('/video').get('VideoObject') ?? [];
    const titles = Array.from(
      videos.matchAll(/<video:title>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?<\/video:title>/gs),
      ([, title]) => title,
    );
    expect(titles).toEqual(films.map(({ name }) => name));
    expect(videos.match(/<video:thumbnail_loc>http/g)).toHaveLength(films.length);
    expect(videos.match(/<video:(?:content|player)_loc>http/g)).toHaveLength(films.length);
    expect(videos).toMatch(/<video:duration>\d+<\/video:duration>/);
  });

  it('of models has no invented price, rating or offer, and has the model’s film', () => {
    const models = PAGES.filter(({ address }) => address.startsWith('/equipment/'));
    const products = models.flatMap(({ address }) => told(address).get('Product') ?? []);
    expect(products).toHaveLength(models.length);
    for (const product of products)
      for (const invented of ['offers', 'aggregateRating', 'review']) expect(product).not.toHaveProperty(invented);
    expect(models.flatMap(({ address }) => told(address).get('VideoObject') ?? []).length).toBeGreaterThan(0);
  });
});
