import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, htmlOf, newOutDir } from '../../support/build/run-build.ts';
import type { Entity } from '../../support/api/synthetic-content.ts';
import { setUpBuilds } from '../../support/build/set-up-builds.ts';

const builds = setUpBuilds();
const item = (index: number) => builds.list('/equipment')[index] as Entity;

describe('two items with the same pathname', () => {
  it.each([
    ['the same slug', 'item-1', 'item-1'],
    ['another letter case', 'ITEM-1', 'item-1'],
    ['another Unicode form', 'и\u0306од', 'йод'],
    ['compatible characters', '\uff41bc', 'abc'],
    ['encoded letters', 'a%62c', 'abc'],
    ['encoded Cyrillic', '%D1%8F', 'я'],
  ])('leave the old site, and both are named: %s', async (_, slug, other) => {
    item(0).slug = other;
    item(2).slug = slug;
    await builds.expectFailureKeepsSite(
      /Сфера 3».* \(id 3\) and .*Сфера 1».* \(id 1\) \(\/equipment\/.*would have the same pathname/,
    );
  });

  it('leave the old site when a slug is the id of another item', async () => {
    item(2).slug = '2';
    await builds.expectFailureKeepsSite(/has the title of .*Сфера 2/);
  });
});

const LONG = 'я'.repeat(128);
const HOSTILE: [string, unknown, RegExp][] = [
  ['that climbs', '../index', /got «\.\.\/index»/],
  ['that is the folder above', '..', /got «\.\.»/],
  ['that climbs when decoded', '%2e%2e', /got «%2e%2e»/],
  ['that climbs when decoded by half', '.%2E', /got «\.%2E»/],
  ['that climbs behind an encoded slash', '..%2f..%2fetc', /got «\.\.%2f/],
  ['that is absolute', '/etc/passwd', /got «\/etc\/passwd»/],
  ['that names a drive', 'C:\\boot', /got «C:\\boot»/],
  ['with NUL', 'a\0b', /got «a\\u0000b»/],
  ['with an encoded NUL', 'a%00b', /got «a%00b»/],
  ['with a line break', 'a\n::error::b', /got «a\\u000a::error::b»/],
  ['with a backslash', 'a\\b', /got «a\\b»/],
  ['with an encoded slash', 'a%2Fb', /got «a%2Fb»/],
  ['with a dot at its end', 'end.', /got «end\.»/],
  ['with a dot at its beginning', '.well-known', /it begins with a dot.*got «\.well-known»/],
  ['with a blank at its end', 'end ', /got «end »/],
  ['over 255 bytes', LONG, /got «яяяя/],
  ['with half a letter', 'a\ud800', /half of a surrogate pair/],
  ['that is empty', '', /got «»/],
  ['that is a number', 17, /slug \(id 3\): expected string, got number/],
  ['that is an object', { toString: 'x' }, /slug \(id 3\): expected string, got object/],
  ['that is missing', null, /slug \(id 3\): expected string, got null/],
];

describe('a slug', () => {
  it.each(HOSTILE)('%s is refused with the id of its item, and nothing is written for it', async (_, slug, names) => {
    Object.assign(item(2), { slug });
    const { output } = await builds.expectFailureKeepsSite([names, /items\[2\]\.slug \(id 3\)/]);
    expect(output).not.toMatch(/\0|^::/m);
    expect(existsSync(path.join(path.dirname(builds.published), 'index'))).toBe(false);
  });

  it.each([
    ['/news', 'news-3'],
    ['/article', 'article-3'],
    ['/article/section', 'section-2'],
    ['/industry', 'industry-2'],
    ['/industry-solution', 'solution-2'],
    ['/project', 'project-2'],
  ])('is refused in %s, too', async (list, slug) => {
    Object.assign(builds.list(list).find((entity) => entity.slug === slug) as Entity, { slug: '../about' });
    await builds.expectFailureKeepsSite(/got «\.\.\/about»/);
  });

  it('of a reference only is refused with its position', async () => {
    Object.assign(item(2), { industries: [{ id: 1, slug: '../about', title: 'Отрасль' }] });
    await builds.expectFailureKeepsSite(/GET \/equipment\/item-3.*industries\[0\]\.slug.*got «\.\.\/about»/);
  });

  it('with unusual letters has its page under its own name, and one encoding everywhere', async () => {
    const slugs = ['очистка-воздуха', 'a b', '100%', 'q?x', 'a#b', 'a&b', '__proto__', '💧', 'constructor', "it's"];
    const out = newOutDir();
    const equipment = builds.list('/equipment');
    slugs.forEach((slug, index) => {
      equipment[index] = { ...(equipment[index % 6] as Entity), id: index + 1, slug, name: `Прибор ${index + 1}` };
    });
    builds.list('/news').forEach((news, index) => Object.assign(news, { slug: `новость ${index}` }));
    await builds.expectSuccess(out);

    const files = filesOf(out);
    const sitemap = files.get('sitemap.xml') ?? '';
    const list = htmlOf(out, 'equipment');
    for (const slug of slugs) {
      const address = `/equipment/${encodeURIComponent(slug)}`;
      expect([...files.keys()]).toEqual(
        expect.arrayContaining([`equipment/${slug}/index.html`, `equipment/${slug}/payload.json`]),
      );
      expect(htmlOf(out, `equipment/${slug}`)).toContain(
        `<link rel="canonical" href="http://localhost:4173${address.replaceAll("'", '&#39;')}">`,
      );
      expect(sitemap).toContain(`<loc>http://localhost:4173${address}</loc>`);
      expect(list).toContain(`href="${address.replaceAll("'", '&#x27;')}"`);
      expect(JSON.parse(readFileSync(path.join(out, `equipment/${slug}/payload.json`), 'utf8')).data.slug).toBe(slug);
    }
    expect(htmlOf(out, 'news/новость 3')).toContain('<h1');
  });

  it('with special characters, or a long one, has the drawings of its model', async () => {
    const out = newOutDir();
    const slugs = ['очистка-воздуха', '100%', 'a#b', "it's", 'и\u0306од', 'я'.repeat(99)];
    const dimensions = { width: 600, depth: 400, height: 1200 };
    slugs.forEach((slug, index) => Object.assign(item(index), { slug, dimensions }));
    await builds.expectSuccess(out);
    const files = [...filesOf(out).keys()];
    for (const slug of slugs.map((each) => each.normalize('NFC'))) {
      expect(files).toEqual(expect.arrayContaining([`drawings/${slug}.dxf`, `drawings/${slug}.pdf`]));
      const href = `href="/drawings/${encodeURIComponent(slug).replaceAll("'", '&#x27;')}.dxf"`;
      expect(htmlOf(out, `equipment/${slug}`)).toContain(href);
    }
  });

  it('in another Unicode form is requested as the API spells it', async () => {
    const out = newOutDir();
    item(2).slug = 'и\u0306од';
    await builds.expectSuccess(out);
    expect(builds.api.calls).toContain('/equipment/и\u0306од');
    expect(htmlOf(out, 'equipment/йод')).toContain('Сфера 3');
  });

  it.each([
    ['/equipment', 'index.html'],
    ['/equipment', 'INDEX.HTML'],
    ['/equipment', 'payload.json'],
    ['/article', 'section'],
    ['/article', 'Section'],
    ['/article', 'page'],
    ['/news', 'page'],
  ])('in %s that is «%s» collides with a file of the site, and is named', async (list, slug) => {
    Object.assign(builds.list(list)[2] as Entity, { slug });
    await builds.expectFailureKeepsSite(new RegExp(`\\(id 3\\): the slug «${slug}» is a reserved name in this folder`));
  });

  it('that is a word of another section has its own page', async () => {
    const out = newOutDir();
    const slugs = ['section', 'by-search', 'technical-documentation', 'career'];
    slugs.forEach((slug, index) => Object.assign(item(index), { slug }));
    await builds.expectSuccess(out);
    for (const [index, slug] of slugs.entries())
      expect(htmlOf(out, `equipment/${slug}`)).toContain(`Сфера ${index + 1}`);
    expect(htmlOf(out, 'about/career')).toContain('Страница career');
    expect(htmlOf(out, 'planners/by-search')).toContain('Результаты поиска');
  });
});
