import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUILD_CACHE_FILE } from '../../../scripts/build/cache/build-cache.ts';
import { filesOf, htmlOf, newOutDir, siteFilesOf } from '../../support/build/run-build.ts';
import type { Fault } from '../../support/api/synthetic-api.ts';
import { type Entity, syntheticContent } from '../../support/api/synthetic-content.ts';
import { backendError, forPath, reply, setUpBuilds } from '../../support/build/set-up-builds.ts';

const builds = setUpBuilds();
const NEWS = { ...(syntheticContent(1).lists.get('/news')?.[0] as Entity), id: 99, slug: 'news-99', title: 'Свежая' };

/** Changes the news when their list is requested for the n-th time, before the reply. */
function whenNewsAreAsked(n: number, happens: (news: Entity[]) => void): void {
  builds.api.maxPerPage = 5;
  let requested = 0;
  builds.api.fault = ({ path }) => {
    if (path === '/news' && ++requested === n) happens(builds.list('/news'));
  };
}

const pagesOf = (out: string) => [...filesOf(out).keys()].filter((file) => /^news\/news-\d+\/index/.test(file));
const linksTo = (out: string, slug: string) =>
  ['news', 'news/page/2'].flatMap((list) => htmlOf(out, list).match(new RegExp(`href="/news/${slug}"`, 'g')) ?? []);

describe('an item that is deleted after it was listed', () => {
  it.each([
    ['error 107', backendError(107)],
    ['error 107 with status 404', reply({ error: { code: 107, message: 'Нет' } }, 404)],
  ])('is left out everywhere and reported, as if it had never been listed: %s', async (_, fault) => {
    const out = newOutDir();
    builds.api.fault = forPath('/equipment/item-3', fault);
    const { code, output } = await builds.build(out);
    expect(output).toMatch(/left out everywhere: \/equipment\/item-3: listed, but .*107/);
    expect(code).toBe(0);
    const withHole = siteFilesOf(out);
    expect([...withHole].filter(([, content]) => content.includes('item-3')).map(([file]) => file)).toEqual([]);

    builds.api.fault = undefined;
    deleteEquipment('item-3');
    const other = newOutDir();
    await builds.expectSuccess(other);
    expect(withHole).toEqual(siteFilesOf(other));
  });

  it('does not make the other pages unchanged: their outcomes are those since the last build', async () => {
    const out = newOutDir();
    builds.api.fault = forPath('/equipment/item-3', backendError(107));
    const explain = ['/about', '/equipment', '/selection'].flatMap((pathname) => ['--explain', pathname]);
    const first = await builds.expectSuccess(out, { flags: explain });
    expect(first.output).toContain('59 pages');
    expect(first.output).toContain('59 fetched, 0 rerendered, 0 reused');
    for (const pathname of ['/about', '/equipment', '/selection'])
      expect(first.output).toContain(`${pathname}: fetched, there is no last build`);

    builds.api.fault = forPath('/equipment/item-4', backendError(107));
    const changed = [builds.list('/equipment')[3], builds.list('/news')[0]] as [Entity, Entity];
    for (const item of changed) Object.assign(item, { title: 'Другая', updatedAt: '2026-10-01T10:00:00+03:00' });
    const news = `/news/${changed[1].slug}`;
    const second = await builds.expectSuccess(out, { flags: [...explain, '--explain', news] });
    expect(second.output).toMatch(/left out everywhere: .equipment.item-4/);
    expect(second.output).toContain('/about: reused, nothing changed');
    expect(second.output).toContain('/equipment: fetched, its list changed: /equipment');
    expect(second.output).toContain(`${news}: fetched, its data changed: ${news}`);
  });

  it('leaves the old site when more than the limit are deleted, and each is named', async () => {
    builds.api.fault = forPath(/^\/equipment\/item-\d$/, backendError(107));
    const names = [1, 2, 3, 4, 5, 6].map((id) => new RegExp(`/equipment/item-${id}: GET .*107`));
    await builds.expectFailureKeepsSite([/section «equipmentItem».*lists 6 items and does not know 6/, ...names]);
  });

  it.each(['/settings', '/page/about', '/location'])('is a failure when no list has it: %s', async (path) => {
    builds.api.fault = forPath(path, backendError(107));
    await builds.expectFailureKeepsSite(new RegExp(`GET ${path}: .*107`));
  });
});

/** As a content system does: the item and every reference to it are deleted. */
function deleteEquipment(slug: string): void {
  const { lists } = builds.api.content;
  const isIt = (value: unknown) =>
    typeof value === 'object' && value !== null && 'slug' in value && value.slug === slug;
  const withoutIt = (item: Entity) =>
    Object.fromEntries(
      Object.entries(item).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.filter((entry) => !isIt(entry)) : value,
      ]),
    ) as Entity;
  for (const [list, items] of lists)
    lists.set(list, items.filter((item) => list !== '/equipment' || !isIt(item)).map(withoutIt));
}

describe('a list that shrinks', () => {
  it('to nothing requires a confirmation', async () => {
    const out = newOutDir();
    await builds.expectSuccess(out);
    const before = siteFilesOf(out);
    builds.api.content.lists.set('/news', []);
    const refused = await builds.build(out);
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/section «newsItem».*14 of 14 pages .* are missing.*--allow-shrink 15/);
    expect(siteFilesOf(out)).toEqual(before);
    expect(await builds.build(out, { flags: ['--allow-shrink', '14'] })).toMatchObject({ code: 1 });
    await builds.expectSuccess(out, { flags: ['--allow-shrink', '15'] });
  });

  it('by more than the limit requires a confirmation, up to the limit it does not', async () => {
    const out = newOutDir();
    builds.api.content.lists.set('/news', builds.list('/news').slice(0, 8));
    await builds.expectFailureKeepsSite(/section «newsItem».*6 of 14 pages/);
    builds.api.content = syntheticContent(6);
    await builds.build(out);
    builds.api.content.lists.set('/news', builds.list('/news').slice(0, 9));
    await builds.expectSuccess(out);
    expect(pagesOf(out)).toHaveLength(9);
  });

  it('is compared with the last build of another API, too', async () => {
    builds.api.content.lists.set('/news', []);
    const url = builds.api.url.replace('127.0.0.1', 'localhost');
    await builds.expectFailureKeepsSite(/section «newsItem»/, { env: { API_BASE_URL: url } });
  });

  it('is compared with the files of the last build when its cache is unreadable', async () => {
    const out = newOutDir();
    await builds.expectSuccess(out);
    const file = `${realpathSync(out)}/${BUILD_CACHE_FILE}`;
    const lines = readFileSync(file, 'utf8').split('\n');
    builds.api.content.lists.set('/news', []);
    for (const cache of [
      lines.join('\n').replace(/"version":\d+/, '"version":1'),
      lines.slice(0, -20).join('\n'),
      lines.join('\n').slice(0, -20),
      '',
    ]) {
      rmSync(file);
      writeFileSync(file, cache);
      const { code, output } = await builds.build(out);
      expect(output).toMatch(/section «newsItem».*14 of 14 pages .* are missing.*--allow-shrink 15/);
      expect(code).toBe(1);
    }
  });

  it('because of a wrong lastPage is detected by its size', async () => {
    builds.api.maxPerPage = 5;
    builds.api.fault = forPath('/news', (requested, response) => {
      const items = builds.list('/news').slice(0, 5);
      return reply({ response: { items, currentPage: 1, lastPage: 1 } })(requested, response);
    });
    await builds.expectFailureKeepsSite(/section «newsItem».*9 of 14 pages/);
  });
});

describe('a list that changes while it is read', () => {
  it('and gains an item has the item that moved to the next page once', async () => {
    const out = newOutDir();
    whenNewsAreAsked(2, (news) => news.unshift(NEWS));
    await builds.expectSuccess(out);
    expect(pagesOf(out)).toHaveLength(15);
    for (const { slug } of builds.list('/news'))
      expect([slug, linksTo(out, slug)]).toMatchObject([slug, { length: 1 }]);
  });

  it('and always repeats an item has it once on the site', async () => {
    const out = newOutDir();
    builds.api.maxPerPage = 5;
    builds.list('/news').push({ ...(builds.list('/news')[1] as Entity) });
    await builds.expectSuccess(out);
    expect(pagesOf(out)).toHaveLength(14);
    expect(linksTo(out, 'news-2')).toHaveLength(1);
  });

  it('and loses an item has the item that the first reading missed', async () => {
    const out = newOutDir();
    whenNewsAreAsked(2, (news) => news.shift());
    await builds.expectSuccess(out);
    expect(pagesOf(out)).toHaveLength(13);
    expect(linksTo(out, 'news-6')).toHaveLength(1);
    expect(linksTo(out, 'news-1')).toHaveLength(0);
  });

  it('with every reading leaves the old site', async () => {
    builds.api.maxPerPage = 5;
    let id = 100;
    builds.api.fault = ({ path }) => {
      if (path === '/news') builds.list('/news').splice(3, 1, { ...NEWS, id: ++id, slug: `news-${id}` });
    };
    await builds.expectFailureKeepsSite(/GET \/news broke the contract: items: .*two readings with the same items/);
  });
});

describe('a list with a wrong size', () => {
  const page = (requested: Parameters<Fault>[0]) => Number(requested.query.get('page') ?? 1);
  const newsOf = (number: number) => [{ ...NEWS, id: 500 + number, slug: `news-${500 + number}` }];
  const answering =
    (rule: (number: number) => object): Fault =>
    (requested, response) => {
      const whole = {
        items: newsOf(page(requested)),
        currentPage: page(requested),
        lastPage: 3,
        ...rule(page(requested)),
      };
      return reply({ response: whole })(requested, response);
    };

  it.each<[string, Fault, RegExp]>([
    [
      'its last page grows for ever',
      answering((number) => ({ lastPage: number + 1 })),
      /lastPage: expected at most \d+/,
    ],
    ['its last page is too large', answering(() => ({ lastPage: 1e9 })), /lastPage: expected at most 10000/],
    [
      'it ignores the page parameter',
      answering(() => ({ items: newsOf(1), currentPage: 1 })),
      /currentPage: expected 2/,
    ],
    ['every page has the same items', answering(() => ({ items: newsOf(1) })), /expected other items on page 2/],
    [
      'a page in the middle is empty',
      answering((number) => (number === 2 ? { items: [] } : {})),
      /expected items on page 2 of 3, got none/,
    ],
    ['its last page is not a number', answering(() => ({ lastPage: 'много' })), /lastPage: expected/],
    ['its last page is a fraction', answering(() => ({ lastPage: 2.5 })), /lastPage: expected/],
    ['its last page is negative', answering(() => ({ lastPage: -1 })), /lastPage: expected/],
  ])('is truncated and named: %s', async (_, fault, names) => {
    builds.api.fault = forPath('/news', fault);
    await builds.expectFailureKeepsSite([names, /GET \/news/]);
    expect(builds.api.calls.length).toBeLessThan(100);
  });
});
