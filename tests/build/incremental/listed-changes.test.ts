import { describe, expect, it } from 'vitest';
import { dateOf, type Entity } from '../../support/api/synthetic-content.ts';
import { setUpRebuilds } from '../../support/build/set-up-rebuilds.ts';

const site = setUpRebuilds(120);
const { build, items, expectFreshResult } = site;
const ASKED = '/changes?updatedSince=';
/** The next reply of the API with changes. */
const list = (until: string, ...changed: string[]) =>
  site.api.content.single.set('/changes', { until, items: changed });
const edit = (id: number, change: object) =>
  Object.assign(items().find((one) => one.id === id) as Entity, change, { updatedAt: dateOf(800) });
const callsFor = (start: string) => site.api.calls.filter((call) => call.startsWith(start));

describe('a rebuild from an API that lists its changes', () => {
  it('without a change makes this call only', async () => {
    list('1');
    await build();
    await build();
    expect(site.api.calls).toEqual([`${ASKED}1`]);
    await expectFreshResult();
  });

  it('fetches listed entities and the pages that depend on them', async () => {
    list('1');
    await build();
    edit(107, { name: 'Другое имя' });
    list('2', '/equipment/107', '/user/5');
    await build();
    expect(site.api.calls).toContain(`${ASKED}1`);
    expect(site.api.calls).toContain('/equipment/item-107');
    expect(site.api.calls.length).toBeLessThan(12);
    await expectFreshResult();
    list('3');
    await build();
    expect(site.api.calls).toEqual([`${ASKED}2`]);
  });

  it('removes deleted entities and adds new ones', async () => {
    list('1');
    await build();
    items().splice(3, 1);
    items().push({ ...(items()[0] as Entity), id: 999, slug: 'item-999', name: 'Новая установка', relatedIds: [1] });
    list('2', '/equipment/4', '/equipment/999');
    await build();
    await expectFreshResult();
  });

  it.each<[string, () => unknown]>([
    ['fails', () => (site.api.fault = ({ path }, response) => path === '/changes' && !!response.writeHead(503).end())],
    ['is refused', () => site.api.content.single.delete('/changes')],
    ['names no calls', () => list('2', 'equipment 8')],
  ])('fetches everything when the call %s', async (_, breakCall) => {
    list('1');
    await build();
    edit(8, { lead: 'Новая подводка' });
    breakCall();
    const { output } = await build();
    expect(output).toContain('fetched everything, not only the named changes: the API has not said');
    expect(callsFor('/equipment?')).toHaveLength(2);
    await expectFreshResult();
  });
});

it('the call is made once to an API that does not list its changes', async () => {
  await build();
  expect(callsFor('/changes')).toHaveLength(1);
  await build();
  expect(callsFor('/changes')).toEqual([]);
  // It may offer the call later, so a fresh build forgets the answer.
  await build(['--fresh']);
  await build();
  expect(callsFor('/changes')).toHaveLength(1);
});

it('after a build of one page, which stores no replies, everything is looked at', async () => {
  const [model] = items() as [Entity];
  delete model.updatedAt;
  list('1');
  await build();
  await build(['--only', '/contacts']);
  Object.assign(model, { html: '<p>Новое описание</p>' });
  list('2', `/equipment/${model.id}`);
  await build();
  await expectFreshResult();
});

it.each([400, 404, 410])('a moment that the API refuses with status %i is not named again', async (status) => {
  list('1');
  await build();
  site.api.fault = ({ path, query }, response) =>
    path === '/changes' && query.has('updatedSince') && !!response.writeHead(status).end();
  const { output } = await build();
  expect(output).toContain('fetched everything, not only the named changes: the API has not said');
  list('5');
  await build();
  expect(callsFor('/changes')).toEqual(['/changes']);
});

it('after a refused call the next rebuild makes it again', async () => {
  list('1');
  await build();
  site.api.content.single.delete('/changes');
  await build();
  list('5');
  await build();
  await build();
  expect(site.api.calls).toEqual([`${ASKED}5`]);
});
