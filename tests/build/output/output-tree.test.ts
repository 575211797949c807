import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSource } from '../../../scripts/build/bundle/page-assets.ts';
import { parseDocument } from '../../../src/app/server/document.ts';
import { filesOf, htmlOf, newOutDir, reportOf, runBuild, siteFilesOf } from '../../support/build/run-build.ts';
import { startSyntheticApi, type SyntheticApi } from '../../support/api/synthetic-api.ts';
import { type Entity, syntheticContent } from '../../support/api/synthetic-content.ts';

const withoutLastLine = (text: string) => text.replace(/\/\/.*\n$/, '');

const HOSTILE = `</script><script>alert(1)</script><!-- $& \u2028 {{title}} "'`;

describe('the tree', () => {
  let api: SyntheticApi;
  const out = newOutDir();
  beforeAll(async () => {
    api = await startSyntheticApi(syntheticContent(6));
    const [first] = api.content.lists.get('/equipment') as Entity[];
    Object.assign(first as Entity, {
      name: HOSTILE,
      html: '<p onclick="x()">Текст<script>bad()</script></p><a href="javascript:bad()">раз</a><iframe src="https://evil.test"></iframe><form></form><h2 id="root">Глава</h2>',
    });
    (api.content.single.get('/page/about') as { blocks: object[] }).blocks.push({ type: 'hologram' });
    const run = await runBuild(api.url, out, ['--concurrency', '3']);
    expect(run.output).toContain('pages in');
  });
  afterAll(() => api.close());

  it('has news and articles in feeds with absolute URLs', () => {
    const files = filesOf(out);
    for (const [name, item] of [
      ['news', 'news/news-1'],
      ['articles', 'articles/article-1'],
    ]) {
      const feed = files.get(`rss/${name}.xml`) ?? '';
      expect(feed).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s*<rss version="2.0"/);
      expect(feed).toContain(`<link>http://localhost:4173/${item}</link>`);
      const dates = Array.from(feed.matchAll(/<pubDate>([^<]+)/g), ([, date = '']) => Date.parse(date));
      expect(dates.length).toBeGreaterThan(1);
      expect(dates).toEqual(dates.toSorted((a, b) => b - a));
      expect(htmlOf(out, '')).toContain(`type="application/rss+xml" title="Чистосфера: `);
    }
  });

  it('has an index of the models for the filters, and the report names gaps in their specifications', () => {
    expect(JSON.parse(filesOf(out).get('equipment-index.json') ?? '{}')).toMatchObject({
      types: ['type-2', 'type-3', 'type-4', 'type-1'],
      type: [0, 1, 2, 3, 0, 1],
    });
    expect(reportOf(out).properties?.unknownNames[0]).toBe('«Параметр 1» of item-1, item-2, item-3 and 3 more');
  });

  it('has a page and a payload for every URL of the specification', () => {
    const files = [...filesOf(out).keys()];
    const folders = [
      '',
      'about/',
      'about/career/',
      'about/production/',
      'articles/',
      'articles/article-1/',
      'articles/section/section-1/',
      'documents/',
      'equipment/',
      'equipment/item-2/',
      'industry/',
      'industry/industry-1/',
      'industry-solution/',
      'industry-solution/solution-1/',
      'contacts/',
      'news/',
      'news/news-1/',
      'news/page/2/',
      'planners/',
      'planners/by-search/',
      'planners/technical-documentation/',
      'planners/technical-documentation/2/',
      'policy/',
      'agreement/',
      'project/',
      'project/project-1/',
      'purification-technology/',
      'search/',
      'services/',
      'video/',
      'map/',
    ];
    expect(files).toEqual(
      expect.arrayContaining(folders.flatMap((folder) => [`${folder}index.html`, `${folder}payload.json`])),
    );
    expect(files).toEqual(
      expect.arrayContaining([
        '404.html',
        '500.html',
        'offline.html',
        'service-worker.js',
        'robots.txt',
        'sitemap.xml',
        'builds/latest.json',
        'builds/report.json',
      ]),
    );
  });

  it('redirects from an id to the slug', () => {
    expect(htmlOf(out, 'equipment/2')).toContain('url=/equipment/item-2');
    expect(filesOf(out).get('equipment/2/payload.json')).toContain('"redirect":"/equipment/item-2"');
  });

  it('has an offline page that refers to all of its assets', () => {
    const html = filesOf(out).get('offline.html') ?? '';
    expect(html).toContain('<meta name="robots" content="noindex, follow">');
    expect(html).toMatch(/<main.*href="tel:.*href="mailto:.*<\/main>/s);
    for (const name of ['main', 'hydrate', 'Offline', 'idle'])
      expect(html).toMatch(new RegExp(`[" ]/assets/${name}-[^" ]+\\.js`));
  });

  it('has hostile texts as texts', () => {
    const html = htmlOf(out, 'equipment/item-1');
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<script/g)?.length).toBe(html.match(/<\/script>/g)?.length);
    expect(parseDocument(html)?.state).toMatchObject({ page: { data: { name: HOSTILE } } });
  });

  it('has nothing unsafe from an editor’s text', () => {
    const html = htmlOf(out, 'equipment/item-1');
    expect(html).not.toMatch(/onclick|bad\(\)|javascript:|evil\.test|<h2 id="root"/);
    expect(html).toContain('Глава');
  });

  it('has no inline script and no styles in a document but those that the policy of the document names, each by its hash', () => {
    const documents = [...filesOf(out)].filter(
      ([file, html]) => file.endsWith('.html') && html.includes('<div id="root">'),
    );
    expect(documents.length).toBeGreaterThan(20);
    for (const [file, html] of documents) {
      const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html) ?? [];
      const named = [...policy.matchAll(/sha256-[\w+/=]+/g)].map(([source]) => `'${source}'`);
      const inline = html.matchAll(/<(script|style)(?![^>]*(?: src=| type="application\/))[^>]*>(.*?)<\/\1>/gs);
      expect(named, file).toEqual(Array.from(inline, ([, , text = '']) => hashSource(text)).toReversed());
      expect(html.match(/ style="/g), file).toBeNull();
    }
  });

  it('lists exactly the indexable pages', () => {
    const files = filesOf(out);
    const listed = new Set(
      [...(files.get('sitemap.xml') ?? '').matchAll(/<loc>http:\/\/localhost:4173([^<]*)<\/loc>/g)].map(
        ([, address]) => address,
      ),
    );
    const indexable = [...files]
      .filter(([file, html]) => file.endsWith('index.html') && !html.includes('noindex'))
      .map(([file]) => `/${file.replace(/\/?index\.html$/, '')}`);
    expect([...listed].toSorted()).toEqual(indexable.toSorted());
    expect(listed.has('/search')).toBe(false);
  });

  it('has a report of outcomes and skipped content', () => {
    const report = reportOf(out);
    expect(report.skippedBlocks).toEqual({ hologram: 1 });
    expect(report.peakCalls).toBeLessThanOrEqual(3);
    expect(api.peakCalls()).toBeLessThanOrEqual(3);
    expect(report.calls).toBe(api.calls.length);
  });

  it('is the same again, byte for byte, from an API without ETag and with another concurrency', async () => {
    const second = newOutDir();
    api.etag = false;
    await runBuild(api.url, second, ['--concurrency', '8'], { TZ: 'Pacific/Auckland' });
    expect(siteFilesOf(second)).toEqual(siteFilesOf(out));
  });

  it('has a service worker that changes with the offline page', async () => {
    const other = newOutDir();
    const settings = api.content.single.get('/settings') as { contactEmail: string };
    const { contactEmail } = settings;
    settings.contactEmail = 'other@example.org';
    await runBuild(api.url, other);
    settings.contactEmail = contactEmail;
    const [worker = '', otherWorker = ''] = [out, other].map((dir) => filesOf(dir).get('service-worker.js'));
    expect(worker).toContain('offline.html');
    expect(worker).not.toMatch(/\bimport\b/);
    expect(otherWorker).not.toBe(worker);
    expect(withoutLastLine(otherWorker)).toBe(withoutLastLine(worker));
  });

  it('has the unregistering worker when the settings turn it off, and pages without registration', async () => {
    const without = newOutDir();
    await runBuild(api.url, without, [], { SERVICE_WORKER: 'off' });
    expect(filesOf(without).get('service-worker.js')).toMatch(/unregister/);
    expect(htmlOf(without, 'contacts')).not.toContain('hasServiceWorker');
    expect(htmlOf(out, 'contacts')).toContain('hasServiceWorker');
  });
});
