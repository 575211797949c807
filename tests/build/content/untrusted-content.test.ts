import type { Browser, Page } from 'playwright';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beforePaintScript } from '../../../scripts/build/bundle/page-assets.ts';
import { createHtmlCleaner } from '../../../scripts/build/api/rich-text/html-cleaner.ts';
import { listFiles } from '../../../scripts/build/output/list-files.ts';
import { setUpBuilds } from '../../support/build/set-up-builds.ts';
import { filesOf, newOutDir, reportOf } from '../../support/build/run-build.ts';
import { createRandom } from '../../support/api/random-edits.ts';
import { launchBrowser } from '../../support/browser/launch-browser.ts';
import type { Entity, SyntheticContent } from '../../support/api/synthetic-content.ts';

const builds = setUpBuilds();

const HOSTILE =
  `</script></title></textarea><script>alert(1)</script><!-- $& $1 $\` {{title}} \${x} %s ]]>]]> "'` +
  `<img src=x onerror=alert(2)>&lt;b&gt; &amp;amp; \u2028\u2029 \\u003c \ufdd0`;
/** The normalized form: HTML and XML cannot represent the rest. */
const SENT = `a\0\u0008\uffff\ud800 ${HOSTILE} \u202eslug\u2066`;
const SHOWN = `a\ufffd ${HOSTILE} \u202eslug\u2066\u2069\u202c`;
/** Over 100 KB. */
const LONG = `${HOSTILE} `.repeat(800);

/** Fields with human-readable texts. */
const TEXTS = new Set(
  'name title lead label value text alt unit author company town description address position customer'.split(' '),
);

/** The same content with other words in every text, each with a unique number. */
function reworded(content: SyntheticContent, words: string): SyntheticContent {
  let number = 0;
  const walk = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return TEXTS.has(key) ? `№${number++} ${words}` : value;
    if (Array.isArray(value)) return value.map((part) => walk(part));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part, name)]));
  };
  return {
    lists: new Map([...content.lists].map(([name, items]) => [name, items.map((item) => walk(item) as Entity)])),
    single: new Map([...content.single].map(([name, value]) => [name, walk(value) as object])),
  };
}

const htmlFilesIn = (out: string) =>
  listFiles(out)
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file, readFileSync(path.join(out, file), 'utf8')] as const);

describe('hostile texts', () => {
  let browser: Browser;
  let page: Page;
  const plain = newOutDir();
  const hostile = newOutDir();
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await browser.newPage();
    builds.api.content = reworded(builds.api.content, 'Слово');
    await builds.expectSuccess(plain);
    builds.api.content = reworded(builds.api.content, SENT);
    Object.assign(builds.list('/equipment')[1] as Entity, { lead: LONG });
    await builds.expectSuccess(hostile);
  });
  afterAll(() => browser.close());

  /** The elements of a document with the names of their attributes, in order, as parsed by a browser. */
  const skeletonOf = (html: string) =>
    page.evaluate((source) => {
      const all = new DOMParser().parseFromString(source, 'text/html').querySelectorAll('*');
      return Array.from(all, (element) => `${element.localName} ${element.getAttributeNames().toSorted().join(' ')}`);
    }, html);

  it('add no element and no attribute to any page', async () => {
    const others = new Map(htmlFilesIn(plain));
    const files = htmlFilesIn(hostile);
    expect(files.length).toBeGreaterThan(60);
    for (const [file, html] of files)
      expect([file, await skeletonOf(html)]).toEqual([file, await skeletonOf(others.get(file) ?? '')]);
  });

  it('are parsed from a page as they are in its data', async () => {
    const html = readFileSync(path.join(hostile, 'equipment/item-2/index.html'), 'utf8');
    const read = await page.evaluate((source) => {
      const document = new DOMParser().parseFromString(source, 'text/html');
      const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
      return {
        heading: textOf('h1'),
        title: document.title,
        description: document.querySelector('meta[name=description]')?.getAttribute('content'),
        shared: document.querySelector('meta[property="og:title"]')?.getAttribute('content'),
        state: textOf('#state'),
        data: Array.from(document.querySelectorAll('script[type="application/ld+json"]'), (block) => block.textContent),
        scripts: Array.from(document.scripts, (script) => script.getAttribute('src') ?? (script.type || script.text)),
      };
    }, html);
    const { data } = (JSON.parse(read.state) as { page: { data: { name: string; lead: string } } }).page;
    expect(data.name.replace(/^№\d+ /, '')).toBe(SHOWN);
    expect(data.lead).toBe(LONG);
    expect(read.heading).toBe(data.name);
    expect(read.description).toBe(LONG);
    const collapsed = (text: string) => text.replace(/[\t\n\f\r ]+/g, ' ').trim();
    expect(read.title).toContain(collapsed(data.name));
    expect(read.shared).toContain(data.name);
    const product = read.data.map((text) => JSON.parse(text ?? '')).find((block) => block['@type'] === 'Product');
    expect(product).toMatchObject({ name: data.name, description: LONG });
    const others = read.scripts.filter((script) => script !== beforePaintScript());
    expect(others).toHaveLength(read.scripts.length - 1);
    for (const script of others) expect(script).toMatch(/^(\/assets\/[\w-]+\.js|application\/(ld\+)?json)$/);
  });

  it('are parsed from feeds and sitemaps, which stay well-formed', async () => {
    for (const file of ['rss/news.xml', 'rss/articles.xml', 'sitemap.xml']) {
      const titles = await page.evaluate(
        (source) => {
          const document = new DOMParser().parseFromString(source, 'application/xml');
          const fault = document.querySelector('parsererror')?.textContent;
          return fault ? [fault] : Array.from(document.querySelectorAll('item > title'), (item) => item.textContent);
        },
        readFileSync(path.join(hostile, file), 'utf8'),
      );
      expect([file, ...titles.map((title) => title?.replace(/^№\d+ /, ''))]).toEqual([
        file,
        ...titles.map(() => SHOWN),
      ]);
    }
  });

  it('with any nesting are parsed by a browser as the cleaner writes them', async () => {
    const clean = createHtmlCleaner('https://site.test');
    const random = createRandom(1);
    const tags = 'p div b a h2 h3 ul li dl dd pre table caption colgroup col thead tbody tr td th blockquote'.split(
      ' ',
    );
    const nested = (depth: number): string => {
      const tag = tags[Math.floor(random() * tags.length)];
      const inside = Array.from({ length: Math.floor(random() * 3) }, () => (depth > 0 ? nested(depth - 1) : 'x'));
      return `<${tag} href="/x">x${inside.join('y')}</${tag}>`;
    };
    const written = Array.from({ length: 500 }, () => clean(nested(5), new Map()));
    const read = await page.evaluate(
      (texts) =>
        texts.map((text) => {
          const template = document.createElement('template');
          template.innerHTML = text;
          return template.innerHTML;
        }),
      written,
    );
    // Browsers add these elements to every table.
    const asSent = (html: string) => html.replace(/<\/?(?:tbody|colgroup)>/g, '').replaceAll(' />', '>');
    expect(read.map(asSent)).toEqual(written.map(asSent));
  });

  it('do not change the direction of the text around them', async () => {
    const html = readFileSync(path.join(hostile, 'equipment/index.html'), 'utf8');
    const unclosed = await page.evaluate((source) => {
      const document = new DOMParser().parseFromString(source, 'text/html');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.parentElement?.localName === 'script' ? '' : (node.textContent ?? '');
        if (text.split('\u202e').length !== text.split('\u202c').length) found.push(text);
      }
      return found;
    }, html);
    expect(unclosed).toEqual([]);
    expect(html).toContain('\u202eslug');
  });
});

describe('files', () => {
  it('that are SVG are only used as pictures, wherever they come from', async () => {
    const out = newOutDir();
    const svg = { host: 'https://files.test', origin: 'media', relativeUrl: 'evil.svg', extension: 'svg' };
    Object.assign(builds.list('/equipment')[1] as Entity, {
      image: svg,
      gallery: [svg, { ...svg, extension: 'SVG' }],
      html:
        '<p>До</p><svg><script>alert(1)</script><use href="https://files.test/media/evil.svg#a"/></svg>' +
        '<object data="/evil.svg"></object><embed src="/evil.svg"><iframe src="/evil.svg"></iframe>' +
        '<img src="data:image/svg+xml,<svg onload=alert(1)>"><img src="https://elsewhere.test/a.png"><p>После</p>',
    });
    const { output } = await builds.expectSuccess(out);
    expect(output).toContain('not shown to visitors: https://elsewhere.test/a.png on /equipment/item-2: ');
    const html = readFileSync(path.join(out, 'equipment/item-2/index.html'), 'utf8');
    expect(html).not.toMatch(/alert\(1\)|<object|<embed|<iframe|data:image\/svg|<use href="https/);
    const shown = [...html.matchAll(/<(\w+)[^>]*evil\.svg[^>]*>/g)];
    for (const [tag] of shown) expect(tag).toMatch(/^<(img|meta property="og:image"|link rel="preload" as="image") /);
    expect(html).toContain('https://files.test/media/_raw/evil.svg');
  });

  const FILE = { host: 'https://files.test', origin: 'media', relativeUrl: 'p1.jpg', extension: 'jpg' };
  const BAD_FILES = [
    { host: 'javascript:alert(1)' },
    { host: 'data:text/html,x' },
    { host: 'https://user:secret@evil.test' },
    { host: 'https://evil.test/path' },
    { host: 'evil.test\\@files.test' },
    { host: '' },
    { host: 17 },
    { origin: '../private' },
    { origin: 'media/%2e%2e' },
    { relativeUrl: '../../etc/passwd' },
    { relativeUrl: 'a/..%2f..%2fb.jpg' },
    { relativeUrl: 'a/%2e%2e/%2e%2e/b.jpg' },
    { relativeUrl: 'a\\..\\b.jpg' },
    { relativeUrl: 'a%00.jpg' },
    { relativeUrl: '' },
  ];

  it('with an unsafe host or path are left out and reported, and nothing links to them', async () => {
    const out = newOutDir();
    const equipment = builds.list('/equipment');
    BAD_FILES.forEach((bad, index) => {
      const item = equipment[index % 6] as Entity;
      equipment[index] = {
        ...item,
        id: index + 1,
        slug: `item-${index + 1}`,
        name: `Прибор ${index}`,
        gallery: [{ ...FILE, ...bad }],
      };
    });
    const { output } = await builds.expectSuccess(out);
    const { omitted } = reportOf(out);
    BAD_FILES.forEach((_, index) => {
      expect(omitted.filter((line) => line.startsWith(`GET /equipment/item-${index + 1}: left out:`))).toHaveLength(1);
    });
    expect(output).toMatch(/left out of its page: GET \/equipment\/item-1: left out: expected the address of a file/);
    for (const [file, content] of filesOf(out))
      if (!file.startsWith('builds/'))
        expect(content, file).not.toMatch(/evil\.test|javascript:alert|etc\/passwd|user:secret/);
  });

  it('that a page requires leave the old site', async () => {
    const documents = [{ ...builds.list('/document')[0], file: { ...FILE, host: 'javascript:alert(1)' } }];
    Object.assign(builds.list('/equipment')[1] as Entity, { documents });
    await builds.expectFailureKeepsSite(/GET \/equipment\/item-2 .*documents\[0\]\.file.*the address of a file/);
  });
});
