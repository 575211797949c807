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

  it('asks again for everything when told to', async () => {
    await build(['--fresh']);
    expect(detailCalls()).toHaveLength(40);
  });
});
