import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CachedPage } from '../../../scripts/build/cache/build-cache.ts';
import { pageFile, payloadFile } from '../../../scripts/build/page/page-files.ts';
import { createOutputTree } from '../../../scripts/build/output/output-tree.ts';
import { linkableFiles } from '../../../scripts/build/verify/linkable-files.ts';
import { verify } from '../../../scripts/build/verify/verify.ts';
import { setUpBuilds } from '../../support/build/set-up-builds.ts';
import { newOutDir } from '../../support/build/run-build.ts';
import { cachedPage } from '../../support/build/cached-page.ts';
import type { Entity } from '../../support/api/synthetic-content.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import type { VerifyInput } from '../../../scripts/build/verify/verify-input.ts';

const SITE = 'https://example.test';

const sitemapOf = (addresses: string[]) =>
  `<urlset>${addresses.map((address) => `<url><loc>${SITE}${address}</loc></url>`).join('')}</urlset>`;

/** A tree of three valid pages, with the fault of a test. */
function treeOf(
  change: {
    input?: Partial<VerifyInput>;
    pages?: CachedPage[];
    without?: string[];
    sitemaps?: Record<string, string>;
  } = {},
): VerifyInput {
  const dir = temporaryFolder();
  const pages = [
    cachedPage('/a', {
      links: ['/b', '/b#part', `/b#${encodeURIComponent('часть')}`, '/c?x=1', '/favicon.ico?v=2', '#own'],
      ids: ['own'],
    }),
    cachedPage('/b', { ids: ['part', 'часть'] }),
    cachedPage('/c'),
  ];
  const pagesByPathname = new Map([...pages, ...(change.pages ?? [])].map((page) => [page.pathname, page]));
  const addresses = [...pagesByPathname.keys(), '/1'];
  const indexable = [...pagesByPathname.values()]
    .filter(({ facts }) => facts.indexable)
    .map(({ pathname }) => pathname);
  const files: Record<string, string> = {
    'sitemap.xml': sitemapOf(indexable),
    ...Object.fromEntries(
      addresses.flatMap((address) => [pageFile(address), payloadFile(address)].map((file) => [file, ''])),
    ),
    ...change.sitemaps,
  };
  for (const [file, content] of Object.entries(files)) {
    if (change.without?.includes(file)) continue;
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
  return {
    dir,
    siteUrl: SITE,
    pages: pagesByPathname,
    redirects: [{ from: '/1', to: '/a' }],
    layoutLinks: ['/a', '/assets/main.js', '#main'],
    bundleFiles: ['/assets/main.js'],
    files: new Set(['/assets/main.js', '/favicon.ico']),
    ...change.input,
  };
}

const told = (input: VerifyInput) => verify(input).map(({ subject, reason }) => `${subject}: ${reason}`);

describe('the verification of a tree', () => {
  it('accepts a valid tree', () => {
    expect(told(treeOf())).toEqual([]);
  });

  it('finds a missing page, payload or redirect page', () => {
    expect(told(treeOf({ without: ['a/index.html', 'b/payload.json', '1/index.html'] }))).toEqual([
      '/a: a/index.html is not in the tree',
      '/b: b/payload.json is not in the tree',
      '/1: 1/index.html is not in the tree',
    ]);
  });

  it('finds a missing file of the bundle', () => {
    const bundleFiles = ['/assets/main.js', '/assets/AboutPage.js'];
    expect(told(treeOf({ input: { bundleFiles } }))).toEqual([
      '/assets/AboutPage.js: this file of the bundle is not in the tree',
    ]);
  });

  it('finds broken links, each once with its pages', () => {
    const links = ['/nowhere', '/news//b', '/b#nothing', '/b#%zz', '#nothing', '/c/%2e%2e/a', '/favicon.ico', '/1'];
    const pages = ['/d', '/e', '/f', '/g'].map((address) =>
      cachedPage(address, { links: address === '/d' ? links : ['/nowhere'] }),
    );
    expect(told(treeOf({ pages })).toSorted()).toEqual([
      '#nothing: no such page or file; linked from /d',
      '/b#%zz: /b has no such heading; linked from /d',
      '/b#nothing: /b has no such heading; linked from /d',
      '/c/%2e%2e/a: no such page or file; linked from /d',
      '/news//b: no such page or file; linked from /d',
      '/nowhere: no such page or file; linked from /d, /e, /f and 1 more',
    ]);
  });

  it('names the id of a heading that a link from another page lacks', () => {
    const target = cachedPage('/d', { ids: ['h-файлы-cookie'] });
    const pages = [target, cachedPage('/e', { links: ['/d#%D0%A4%D0%B0%D0%B9%D0%BB%D1%8B-cookie'] })];
    expect(told(treeOf({ pages }))).toEqual([
      '/d#%D0%A4%D0%B0%D0%B9%D0%BB%D1%8B-cookie: the heading of /d is #h-файлы-cookie; linked from /e',
    ]);
  });

  it('finds a missing picture', () => {
    const pages = [cachedPage('/d', { images: ['/assets/gone.svg', '/favicon.ico', 'https://files.test/there.jpg'] })];
    expect(told(treeOf({ pages }))).toEqual(['/assets/gone.svg: no such page or file; linked from /d']);
  });

  it('finds a broken link in the layout', () => {
    expect(told(treeOf({ input: { layoutLinks: ['/gone'] } }))).toEqual([
      '/gone: no such page or file; linked from every page',
    ]);
  });

  it('finds a redirect without a target', () => {
    const redirects = [{ from: '/1', to: '/gone' }];
    expect(told(treeOf({ input: { redirects } }))).toEqual(['/1: leads to /gone, which is not a page']);
  });

  it('finds two pages with the same title, unless one of them is not indexable', () => {
    const pages = [
      cachedPage('/d', { title: 'Страница /a' }),
      cachedPage('/e', { title: 'Страница /a', indexable: false }),
    ];
    expect(told(treeOf({ pages }))).toEqual(['/d: has the title of /a: «Страница /a»']);
  });

  it('finds missing and additional pages in the sitemap', () => {
    const sitemap = sitemapOf(['/a', '/c', '/a', '/gone', '/hidden']).replace(
      '</urlset>',
      '<url><loc>https://evil.test/a</loc></url></urlset>',
    );
    const pages = [cachedPage('/hidden', { indexable: false })];
    expect(told(treeOf({ pages, sitemaps: { 'sitemap.xml': sitemap } }))).toEqual([
      '/b: is not in the sitemap',
      `${SITE}/a: is in the sitemap twice`,
      `${SITE}/gone: is in the sitemap and is not an indexable page`,
      `${SITE}/hidden: is in the sitemap and is not an indexable page`,
      'https://evil.test/a: is in the sitemap and is not an indexable page',
    ]);
  });

  it('reads a sitemap whose elements are cut by the end of a read', () => {
    const input = treeOf();
    const file = path.join(input.dir, 'sitemap.xml');
    const elements = readFileSync(file, 'utf8').replace('<urlset>', '');
    for (let before = 0; before < elements.length; before++) {
      writeFileSync(file, `<urlset>${' '.repeat(256 * 1024 - '<urlset>'.length - before)}${elements}`);
      expect(told(input), `${before} bytes before the end`).toEqual([]);
    }
  });

  it('finds a missing file of a split sitemap', () => {
    const index = `<sitemapindex>${[1, 2].map((n) => `<sitemap><loc>${SITE}/sitemap-${n}.xml</loc></sitemap>`).join('')}</sitemapindex>`;
    const whole = {
      'sitemap.xml': index,
      'sitemap-1.xml': sitemapOf(['/a', '/b']),
      'sitemap-2.xml': sitemapOf(['/c']),
    };
    expect(told(treeOf({ sitemaps: whole }))).toEqual([]);
    expect(told(treeOf({ sitemaps: whole, without: ['sitemap-2.xml'] }))).toEqual(['/c: is not in the sitemap']);
  });

  it('finds items of feeds that are not pages', () => {
    const feed = (links: string[]) =>
      `<rss><link>${SITE}/news</link>${links.map((link) => `<item><title><![CDATA[<link>/x</link>]]></title><link>${link}</link></item>`).join('')}</rss>`;
    const links = [`${SITE}/a`, `${SITE}/a&amp;b`, `${SITE}/gone`, 'https://evil.test/a'];
    const input = treeOf({ pages: [cachedPage('/a&b')], sitemaps: { 'rss/news.xml': feed(links) } });
    expect(told(input)).toEqual([
      `${SITE}/gone: is in /rss/news.xml and is not a page`,
      'https://evil.test/a: is in /rss/news.xml and is not a page',
    ]);
  });

  it('reports all failures at once', () => {
    const pages = [cachedPage('/d', { title: 'Страница /a', links: ['/nowhere'] })];
    const faults = told(treeOf({ pages, without: ['a/index.html'], sitemaps: { 'sitemap.xml': '' } }));
    expect(faults).toHaveLength(7);
  });
});

describe('the files that links may point to', () => {
  it('are those at the root, the assets, the feeds and the drawings, and no folders', () => {
    const tree = createOutputTree(newOutDir());
    for (const file of ['robots.txt', 'assets/main.js', 'drawings/Сфера 1.dxf', 'news/index.html'])
      tree.write(file, '');
    const files = linkableFiles(tree);
    const there = ['/robots.txt', '/assets/main.js', '/rss/news.xml', `/drawings/${encodeURIComponent('Сфера 1')}.dxf`];
    const absent = [
      '/drawings/',
      '/drawings/b.dxf',
      '/drawings/%zz.dxf',
      '/assets/',
      '/assets/b.js',
      '/news/index.html',
    ];
    expect(there.filter((address) => !files.has(address))).toEqual([]);
    expect(absent.filter((address) => files.has(address))).toEqual([]);
  });
});

describe('a build', () => {
  const builds = setUpBuilds();

  it('leaves the old site when texts of editors have broken links, and names all of them with their pages', async () => {
    const [first, second, third] = builds.list('/news') as [Entity, Entity, Entity];
    first.html = '<p><a href="/nowhere">раз</a> <a href="http://localhost:4173/about#nothing">два</a></p>';
    second.html = '<p><a href="/nowhere/">три</a> <a href="/about#%zz">четыре</a> <img src="/gone.png"></p>';
    third.title = String(first.title);
    await builds.expectFailureKeepsSite([
      /has failed in 5 places/,
      /\/nowhere: no such page or file; linked from \/news\/news-1, \/news\/news-2/,
      /\/about#nothing: \/about has no such heading; linked from \/news\/news-1/,
      /\/about#%zz: \/about has no such heading; linked from \/news\/news-2/,
      /\/gone\.png: no such page or file; linked from \/news\/news-2/,
      /\/news\/news-[13]: has the title of \/news\/news-[13]: «Новость 1/,
    ]);
  });

  it('leaves the old site when the content policy blocks the host of its pictures', async () => {
    await builds.expectFailureKeepsSite(/https:\/\/files\.test: pictures or films of \/.* FILES_ORIGIN/, {
      env: { FILES_ORIGIN: 'https://cdn.test' },
    });
  });

  it('with --only writes a sitemap of the existing pages', async () => {
    const out = newOutDir();
    await builds.expectSuccess(out);
    builds.list('/equipment').push({ ...(builds.list('/equipment')[0] as Entity), id: 50, slug: 'new', name: 'Новая' });
    builds.list('/news').splice(5, 1);
    await builds.expectSuccess(out, { flags: ['--only', '/about'] });
    await builds.expectSuccess(out);
  });

  it('with --only keeps the drawing of a model that the API does not list any more', async () => {
    const out = newOutDir();
    const [renamed, deleted] = builds.list('/equipment') as [Entity, Entity];
    for (const item of [renamed, deleted]) item.dimensions = { width: 600, depth: 400, height: 1200 };
    await builds.expectSuccess(out);
    const files = [renamed, deleted].map(({ slug }) => path.join(out, `drawings/${slug}.dxf`));
    renamed.slug = 'renamed';
    builds.list('/equipment').splice(1, 1);
    await builds.expectSuccess(out, { flags: ['--only', '/about'] });
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('with --only lists the existing pages in the feeds', async () => {
    const out = newOutDir();
    await builds.expectSuccess(out);
    const feed = () => readFileSync(path.join(out, 'rss/news.xml'), 'utf8');
    const before = feed();
    builds.list('/news').push({ ...(builds.list('/news')[0] as Entity), id: 50, slug: 'new', title: 'Свежая новость' });
    await builds.expectSuccess(out, { flags: ['--only', '/about'] });
    expect(feed()).toBe(before);
    await builds.expectSuccess(out);
    expect(feed()).toContain('/news/new</link>');
  });
});
