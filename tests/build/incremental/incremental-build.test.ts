import { describe, expect, it } from 'vitest';
import { applyRandomEdit, createRandom } from '../../support/api/random-edits.ts';
import { setUpRebuilds } from '../../support/build/set-up-rebuilds.ts';
import { dateOf, type Entity } from '../../support/api/synthetic-content.ts';

const site = setUpRebuilds(40);
const { build, items, expectFreshResult } = site;
const detailCalls = () => site.api.calls.filter((call) => call.startsWith('/equipment/item-'));
/** The expected calls after a change of item 7: for the item and for the pages that depend on it. */
const callsAfterChange = () => {
  const showing = items().filter(({ relatedIds }) => (relatedIds as number[]).includes(7));
  return ['/equipment/item-7', ...showing.map(({ slug }) => `/equipment/${slug}`)].toSorted();
};

describe('a rebuild', () => {
  it('of unchanged content fetches no item and writes no page', async () => {
    const { pages } = await build();
    expect(detailCalls()).toEqual([]);
    expect(pages.fetched + pages.rerendered).toBe(0);
  });

  it('after another one does not touch the files of unchanged pages', async () => {
    await build();
    const file = 'equipment/item-20/index.html';
    const touched = site.touchedAt(file);
    Object.assign(items()[6] as Entity, { name: 'Другое имя', updatedAt: dateOf(800) });
    await build();
    expect(site.touchedAt(file)).toBe(touched);
    await expectFreshResult();
  });

  it('creates the drawing of a model again only if it has changed', async () => {
    const drawn = items().slice(5, 7) as [Entity, Entity];
    const dimensions = { width: 600, depth: 400, height: 1200 };
    for (const item of drawn) Object.assign(item, { dimensions, updatedAt: dateOf(800) });
    await build();
    const files = drawn.map(({ slug }) => `drawings/${slug}.pdf`) as [string, string];
    const [unchanged, changed] = files.map(site.writtenAt);
    Object.assign(drawn[1], { dimensions: { ...dimensions, width: 700 }, updatedAt: dateOf(801) });
    await build();
    expect(site.writtenAt(files[0])).toBe(unchanged);
    expect(site.writtenAt(files[1])).not.toBe(changed);
    await expectFreshResult();
  });

  it('after one change fetches the item and the pages that depend on it', async () => {
    Object.assign(items()[6] as Entity, { name: 'Другое имя', updatedAt: dateOf(800) });
    await build();
    expect(detailCalls().toSorted()).toEqual(callsAfterChange());
    await expectFreshResult();
  });

  it.each(['with', 'without'])(
    'after a change of figures renders the pages with them, %s dates in the lists',
    async (dates) => {
      if (dates === 'without') for (const item of items()) delete item.updatedAt;
      await build();
      const changed = items()[6] as Entity;
      Object.assign(changed, { highlights: [{ label: 'Показатель', value: '7777 м³/ч' }] });
      if (dates === 'with') Object.assign(changed, { updatedAt: dateOf(800) });
      await build();
      const related = items().find(({ relatedIds }) => (relatedIds as number[]).includes(7)) as Entity;
      const page = site.files().get(`equipment/${related.slug}/index.html`) ?? '';
      expect(Buffer.from(page, 'latin1').toString()).toContain('7777 м³/ч');
      await expectFreshResult();
    },
  );

  it('after a change of a specification selects by the new figures without fetching other models', async () => {
    const changed = items()[6] as Entity;
    const giveFlow = (value: string, day: number) => {
      const figures = { flow: value, recovery: '75', rejection: '98' };
      const rows = Object.entries(figures).map(([key, figure]) => ({ key, name: key, value: figure }));
      Object.assign(changed, { specifications: [{ title: 'Основные', rows }], updatedAt: dateOf(day) });
    };
    giveFlow('7777', 800);
    await build();
    giveFlow('8888', 801);
    await build();
    expect(detailCalls().toSorted()).toEqual(callsAfterChange());
    expect(site.files().get('selection/index.html')?.includes('"flow":8888')).toBe(true);
    await expectFreshResult();
  });

  it('follows removals, renames and additions', async () => {
    items().splice(3, 1);
    Object.assign(items()[10] as Entity, { slug: 'renamed', updatedAt: dateOf(801) });
    items().push({ ...(items()[0] as Entity), id: 99, slug: 'item-99', name: 'Новая установка', relatedIds: [1] });
    await build();
    await expectFreshResult();
  });

  it('rerenders everything after a change of settings without fetching an item', async () => {
    Object.assign(site.api.content.single.get('/settings') as object, { contactEmail: 'new@chistosfera.test' });
    const { pages } = await build();
    expect(detailCalls()).toEqual([]);
    expect(pages.rerendered).toBeGreaterThan(40);
    await expectFreshResult();
  });

  it('makes conditional requests when the lists have no dates', async () => {
    for (const item of items()) delete item.updatedAt;
    await build();
    Object.assign(items()[6] as Entity, { html: '<p>Новый текст</p>' });
    await build();
    expect(new Set(detailCalls()).size).toBe(40);
    await expectFreshResult();
  });

  it('after a page was built alone still detects all other changes', async () => {
    Object.assign(items()[6] as Entity, { html: '<p>Новый текст</p>', lead: 'Новая подводка', updatedAt: dateOf(800) });
    await build(['--only', '/equipment/item-8']);
    await build();
    await expectFreshResult();
  });

  it('fetches everything with --fresh', async () => {
    const { reasons } = await build(['--fresh']);
    expect(detailCalls()).toHaveLength(40);
    expect(Object.keys(reasons)).toEqual(['--fresh fetches everything']);
  });
});

describe('the report', () => {
  it('has the reason for every page', async () => {
    Object.assign(items()[6] as Entity, { name: 'Другое имя', updatedAt: dateOf(800) });
    items().push({ ...(items()[0] as Entity), id: 99, slug: 'item-99', name: 'Новая установка', relatedIds: [] });
    const { reasons, pages } = await build();
    expect(reasons['new']?.pages).toEqual(['/equipment/item-99']);
    expect(reasons['its data changed']?.pages).toEqual(['/equipment/item-7: /equipment/item-7']);
    expect(reasons['what it shows changed']?.pages).toContainEqual(expect.stringMatching(/: equipment:7$/));
    expect(reasons['its list changed']?.pages).toContain('/equipment: /equipment');
    const count = Object.values(reasons).reduce((sum, group) => sum + group.count, 0);
    expect(count).toBe(Object.values(pages).reduce((sum, number) => sum + number, 0));
  });

  it('names what the pages lack, also when they are reused', async () => {
    const about = site.api.content.single.get('/page/about') as { blocks: object[] };
    about.blocks.push({ type: 'timeline' });
    Object.assign(items()[6] as Entity, { gallery: [{ host: 7 }], updatedAt: dateOf(800) });
    const lacking = (await build(['--fresh'])).omitted.filter((line) => line.startsWith('GET /equipment/item-7: '));
    expect(lacking).toHaveLength(1);
    for (const flags of [[], ['--changed', '/news/1'], ['--only', '/contacts']]) {
      const { omitted, skippedBlocks } = await build(flags);
      expect(omitted).toEqual(lacking);
      expect(skippedBlocks).toEqual({ timeline: 1 });
    }
    about.blocks.pop();
    Object.assign(items()[6] as Entity, { gallery: [], updatedAt: dateOf(801) });
    const { omitted, skippedBlocks } = await build();
    expect([omitted, skippedBlocks]).toEqual([[], {}]);
  });

  it('a static page that a list of several pages shows is read once, and what it lacks is reported once', async () => {
    const lists = site.api.content.lists;
    const [review] = lists.get('/review') as [Entity];
    lists.set(
      '/review',
      Array.from({ length: 45 }, (_, index) => ({ ...review, id: index + 1 })),
    );
    (site.api.content.single.get('/page/about') as { blocks: object[] }).blocks.push({ type: 'timeline' });
    const callsForAbout = () => site.api.calls.filter((call) => call === '/page/about');
    for (const flags of [['--fresh'], []]) {
      const { skippedBlocks } = await build(flags);
      expect(callsForAbout()).toHaveLength(1);
      expect(skippedBlocks).toEqual({ timeline: 1 });
    }
    Object.assign(site.api.content.single.get('/page/about') as object, { lead: 'О нас иначе' });
    await build();
    // The first asks whether it has changed.
    expect(callsForAbout()).toHaveLength(2);
    expect(site.files().has('about/page/3/index.html')).toBe(true);
    await expectFreshResult();
  });

  it('distinguishes a change of the layout’s data from a change of code', async () => {
    Object.assign(site.api.content.single.get('/settings') as object, { contactEmail: 'new@chistosfera.test' });
    const { reasons } = await build();
    expect(reasons['the data of the layout changed']?.count).toBeGreaterThan(40);
    expect(reasons['the code changed']).toBeUndefined();
  });

  it('explains the pages of --explain', async () => {
    Object.assign(items()[6] as Entity, { name: 'Другое имя', updatedAt: dateOf(800) });
    const requested = ['/equipment/item-7/', 'equipment/item-8?x=1', '/nowhere'];
    const { output } = await build(requested.flatMap((pathname) => ['--explain', pathname]));
    expect(output).toContain('/equipment/item-7: fetched, its data changed: /equipment/item-7');
    expect(output).toMatch(/\/equipment\/item-8: (reused|fetched), /);
    expect(output).toContain('/nowhere: not rendered by this build');
  });
});

it.each([1, 2])('a tree that was rebuilt through random edits is that of a fresh build (seed %i)', async (seed) => {
  const random = createRandom(seed);
  for (let round = 0; round < 3; round++) {
    for (let edit = 0; edit < 6; edit++) applyRandomEdit(site.api.content, random, round * 6 + edit);
    await build(['--allow-shrink', '20']);
  }
  await expectFreshResult();
});

describe('replies that have not changed', () => {
  /** The calls for lists and models whose replies the API sends during a build, because they are not as the build knows them. */
  async function sentDuring(work: () => Promise<unknown>): Promise<string[]> {
    const sent: string[] = [];
    site.api.fault = ({ path, query }, response) => {
      const call = [path, query.get('page')].filter(Boolean).join(' ');
      const isCounted = !/^\/(page|changes)/.test(path);
      response.on('finish', () => isCounted && response.statusCode === 200 && sent.push(call));
    };
    await work();
    site.api.fault = undefined;
    return sent.toSorted();
  }

  /** The payload of the list of projects, whose items name their industries. */
  const projects = () => Buffer.from(site.files().get('project/payload.json') ?? '', 'latin1').toString();

  it('are not sent again: of a list only the page with the change, however many items the API puts on one', async () => {
    site.api.maxPerPage = 15;
    await build();
    Object.assign(items()[20] as Entity, { name: 'Другое имя', updatedAt: dateOf(800) });
    const sent = await sentDuring(build);
    expect(sent.filter((call) => call.startsWith('/equipment '))).toEqual(['/equipment 2']);
    expect(sent).toContain('/equipment/item-21');
    await expectFreshResult();
    expect(await sentDuring(build)).toEqual([]);
  });

  it('are not sent again after a build with named changes', async () => {
    Object.assign(items()[6] as Entity, { name: 'Другое имя', updatedAt: dateOf(800) });
    await build(['--changed', '/equipment/item-7']);
    expect(await sentDuring(build)).toEqual([]);
    await expectFreshResult();
  });

  it('are sent again if a part was left out, so that each build reports it', async () => {
    Object.assign(items()[6] as Entity, { image: { host: 7 } });
    const { omitted } = await build();
    expect(omitted.join()).toContain('GET /equipment?page=1');
    let later: string[] = [];
    expect(await sentDuring(async () => ({ omitted: later } = await build()))).toContain('/equipment 1');
    expect(later.filter((line) => line.startsWith('GET /equipment?'))).toEqual(
      omitted.filter((line) => line.startsWith('GET /equipment?')),
    );
  });

  it('are sent again after an entity that they name was not found, and name it when it is back', async () => {
    const [industry, { id, slug, title }] = site.api.content.lists.get('/industry') as [Entity, Entity];
    const call = `/industry/${industry.slug}`;
    // A solution is not shown without its industry.
    for (const solution of site.api.content.lists.get('/industry-solution') as Entity[])
      Object.assign(solution, { industry: { id, slug, title }, updatedAt: dateOf(800) });
    site.api.fault = ({ path }, response) =>
      path === call &&
      !!response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end('{"error":{"code":107,"message":"Не найдено"}}');
    Object.assign(industry, { updatedAt: dateOf(800) });
    const { deleted } = await build(['--allow-shrink', '90']);
    expect(deleted.map(({ subject }) => subject)).toEqual([call]);
    expect(projects()).not.toContain(industry.title);
    site.api.fault = undefined;
    await build();
    expect(projects()).toContain(industry.title);
    await expectFreshResult();
  });
});
