import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newOut, reportOf, runBuild, siteFilesOf } from '../support/build-site.ts';
import { startSyntheticApi, type SyntheticApi } from '../support/synthetic-api.ts';
import { dateOf, type Entity, syntheticContent } from '../support/synthetic-content.ts';

let api: SyntheticApi;
let out: string;

beforeEach(async () => {
  api = await startSyntheticApi(syntheticContent(40));
  out = newOut();
  await build();
});
afterEach(() => api.close());

async function build(flags: string[] = []) {
  api.calls.length = 0;
  const { code, output } = await runBuild(api.url, out, flags);
  expect(output).toContain('pages in');
  expect(code).toBe(0);
  return reportOf(out);
}

const items = () => api.content.lists.get('/equipment') as Entity[];
const detailCalls = () => api.calls.filter((call) => call.startsWith('/equipment/item-'));

async function expectFreshResult() {
  const fresh = newOut();
  await runBuild(api.url, fresh);
  expect(siteFilesOf(out)).toEqual(siteFilesOf(fresh));
}

describe('a rebuild', () => {
  it('of unchanged content asks for no item and writes no page', async () => {
    const { pages } = await build();
    expect(detailCalls()).toEqual([]);
    expect(pages.loaded + pages.drawn).toBe(0);
  });

  it('after one change asks for the item and for those that show it', async () => {
    Object.assign(items()[6] as Entity, { name: 'Другое имя', updatedAt: dateOf(800) });
    const showing = items().filter(({ relatedIds }) => (relatedIds as number[]).includes(7));
    await build();
    expect(detailCalls().toSorted()).toEqual(
      ['/equipment/item-7', ...showing.map(({ slug }) => `/equipment/${slug}`)].toSorted(),
    );
    await expectFreshResult();
  });

  it('follows removals, renames and additions', async () => {
    items().splice(3, 1);
    Object.assign(items()[10] as Entity, { slug: 'renamed', updatedAt: dateOf(801) });
    items().push({ ...(items()[0] as Entity), id: 99, slug: 'item-99', name: 'Новая установка', relatedIds: [1] });
    await build();
    await expectFreshResult();
  });

  it('redraws everything after a change of settings without asking for an item', async () => {
    Object.assign(api.content.single.get('/settings') as object, { contactEmail: 'new@chistosfera.test' });
    const { pages } = await build();
    expect(detailCalls()).toEqual([]);
    expect(pages.drawn).toBeGreaterThan(40);
    await expectFreshResult();
  });

  it('asks by ETag where the lists carry no dates', async () => {
    for (const item of items()) delete item.updatedAt;
    await build();
    Object.assign(items()[6] as Entity, { html: '<p>Новый текст</p>' });
    await build();
    expect(new Set(detailCalls()).size).toBe(40);
    await expectFreshResult();
  });

  it('after a page was built alone still sees what else has changed', async () => {
    Object.assign(items()[6] as Entity, { html: '<p>Новый текст</p>', lead: 'Новая подводка', updatedAt: dateOf(800) });
    await build(['--only', '/equipment/item-8']);
    await build();
    await expectFreshResult();
  });

  it('asks again for everything when told to', async () => {
    await build(['--fresh']);
    expect(detailCalls()).toHaveLength(40);
  });
});

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** One change of the content, any of those that editors make. */
function editAtRandom(random: () => number, round: number): void {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const list = pick(['/equipment', '/news', '/article', '/project', '/industry-solution', '/industry']);
  const entities = api.content.lists.get(list) as Entity[];
  const entity = pick(entities);
  const updatedAt = dateOf(600 + round);
  const named = 'name' in entity ? 'name' : 'title';
  // What others refer to by a copy of its slug is not renamed or removed: their links would break.
  const isFree = ['/equipment', '/news', '/article'].includes(list);
  pick([
    () => Object.assign(entity, { [named]: `Имя ${round}`, updatedAt }),
    () => Object.assign(entity, { lead: `Подводка ${round}`, updatedAt }),
    () => isFree && Object.assign(entity, { slug: `renamed-${entity.id}-${round}`, updatedAt }),
    () => isFree && entities.length > 2 && entities.splice(entities.indexOf(entity), 1),
    () =>
      void entities.push({ ...entity, id: 1000 + round, slug: `new-${round}`, [named]: `Новое ${round}`, updatedAt }),
    () => Object.assign(api.content.single.get('/settings') as object, { contactEmail: `n${round}@chistosfera.test` }),
    () => Object.assign(api.content.single.get('/page/about') as object, { lead: `О нас ${round}`, updatedAt }),
  ])();
}

it.each([1, 2])('a tree that was rebuilt through random edits is the tree of a fresh build (seed %i)', async (seed) => {
  const random = numbersFrom(seed);
  for (let round = 0; round < 3; round++) {
    for (let edit = 0; edit < 6; edit++) editAtRandom(random, round * 6 + edit);
    await build(['--allow-shrink', '20']);
  }
  await expectFreshResult();
});
