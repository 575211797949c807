import { describe, expect, it } from 'vitest';
import { backendError, forPath } from '../../support/build/set-up-builds.ts';
import { setUpRebuilds } from '../../support/build/set-up-rebuilds.ts';
import { dateOf, type Entity } from '../../support/api/synthetic-content.ts';

const site = setUpRebuilds(120, ['--run', '10']);
const { build, items, expectFreshResult } = site;
const list = (path: string) => site.api.content.lists.get(path) as Entity[];
const item = (id: number) => items().find((one) => one.id === id) as Entity;
const edit = (id: number, change: object) => Object.assign(item(id), change, { updatedAt: dateOf(800) });

describe('a build with named changes', () => {
  it('fetches the entity, its list position, calls that count it and pages that depend on it', async () => {
    edit(107, { name: 'Другое имя' });
    const showing = items().filter(({ relatedIds }) => (relatedIds as number[]).includes(107));
    await build(['--changed', '/equipment/107']);
    expect(site.api.calls.toSorted()).toEqual(
      [
        '/equipment?page=2&perPage=100',
        '/equipment-type?page=1&perPage=100',
        '/equipment/item-107',
        ...showing.map(({ slug }) => `/equipment/${slug}`),
      ].toSorted(),
    );
    await expectFreshResult();
  });

  it('reads a static page again when it is named, or what it shows', async () => {
    const index = site.api.content.single.get('/page/index') as { blocks: object[] };
    const [shown] = list('/document') as [Entity];
    index.blocks.push({ type: 'files', items: [shown] });
    await build(['--changed', '/page/index']);
    expect(site.api.calls).toContain('/page/index');
    edit(107, { name: 'Другое имя' });
    await build(['--changed', '/equipment/107']);
    expect(site.api.calls).not.toContain('/page/index');
    await expectFreshResult();
    Object.assign(shown, { title: 'Другой паспорт' });
    await build(['--changed', `/document/${shown.id}`]);
    expect(site.api.calls).toContain('/page/index');
    await expectFreshResult();
  });

  it('names what a static page lacks, also when it is shown with other lists', async () => {
    (site.api.content.single.get('/page/index') as { blocks: object[] }).blocks.push({ type: 'timeline' });
    expect((await build(['--changed', '/page/index'])).skippedBlocks).toEqual({ timeline: 1 });
    edit(107, { name: 'Другое имя' });
    const { skippedBlocks, output } = await build(['--changed', '/equipment/107', '--explain', '/']);
    expect(skippedBlocks).toEqual({ timeline: 1 });
    expect(output).toContain('/: reused, its data is the same');
    expect(site.api.calls).not.toContain('/page/index');
  });

  it('accepts its slug, too, and several changes in a JSON list', async () => {
    edit(3, { lead: 'Новая подводка' });
    Object.assign(site.api.content.single.get('/page/about') as object, { lead: 'О нас иначе' });
    await build(['--changed', '["/equipment/item-3", "/page/about"]']);
    await expectFreshResult();
  });

  it('fetches a named entity although its summary is the same', async () => {
    Object.assign(item(5), { html: '<p>Новый текст без новой даты</p>' });
    await build(['--changed', '/equipment/5']);
    await expectFreshResult();
  });

  it('fetches no other page that its list has no date for', async () => {
    for (const one of items()) delete one.updatedAt;
    await build();
    Object.assign(item(5), { html: '<p>Новый текст</p>' });
    const { pages } = await build(['--changed', '/equipment/5']);
    expect(pages.fetched).toBeLessThan(10);
    await expectFreshResult();
  });

  it('reads a whole list when something was added, removed or renamed', async () => {
    items().splice(3, 1);
    edit(50, { slug: 'renamed' });
    items().push({ ...item(1), id: 999, slug: 'item-999', name: 'Новая установка', relatedIds: [1] });
    await build(['--changed', '/equipment/4', '--changed', '/equipment/50', '--changed', '/equipment/999']);
    await expectFreshResult();
  });

  it.each<[string, () => unknown]>([
    ['/equipment', () => [edit(7, { lead: 'Новая подводка' }), edit(110, { name: 'Другое имя' })]],
    ['/equipment-type/2', () => Object.assign(list('/equipment-type')[1] ?? {}, { title: 'Другой вид' })],
    ['/review/1', () => Object.assign(list('/review')[0] ?? {}, { text: 'Другой отзыв' })],
    ['/settings', () => Object.assign(site.api.content.single.get('/settings') ?? {}, { contactEmail: 'a@b.test' })],
  ])('fetches everything that %s affects', async (call, change) => {
    change();
    await build(['--changed', call]);
    await expectFreshResult();
  });

  it('leaves an entity that was deleted meanwhile out of the replies that it does not fetch, too', async () => {
    const [gone, { id, slug, title }] = list('/industry') as [Entity, Entity];
    const solutions = list('/industry-solution');
    const [solution] = solutions as [Entity];
    // A solution is not shown without its industry.
    for (const one of solutions) Object.assign(one, { industry: { id, slug, title }, updatedAt: dateOf(800) });
    Object.assign(gone, { solutions: [{ id: solution.id, slug: solution.slug, title: solution.title }] });
    await build(['--fresh']);
    site.api.fault = forPath(`/industry/${gone.slug}`, backendError(107));
    await build(['--changed', `/industry-solution/${solution.slug}`, '--allow-shrink', '9']);
    const showing = [...site.files()].filter(([, content]) => content.includes(gone.slug));
    expect(showing.map(([file]) => file)).toEqual([]);
  });

  it('reuses the rest until a build checks everything', async () => {
    edit(7, { lead: 'Никем не названо' });
    await build(['--changed', '/news/1']);
    expect([...site.files().values()].join('')).not.toContain(Buffer.from('Никем').toString('latin1'));
    await build();
    await expectFreshResult();
  });
});

describe('a build does not rely on named changes', () => {
  const expectEverything = async (flags: string[], fullBuildReason: string) => {
    edit(7, { lead: 'Никем не названо' });
    const { output } = await build(flags);
    expect(output).toContain(`fetched everything, not only the named changes: ${fullBuildReason}`);
    await expectFreshResult();
  };

  it('when a build of the sequence is missing', async () => {
    await build(['--changed', '/equipment/9', '--run', '11']);
    expect(site.api.calls.length).toBeLessThan(10);
    await expectEverything(['--changed', '/equipment/9', '--run', '13'], 'the last build was number 11, this is 13');
  });

  it('after a build without a number', async () => {
    await build();
    await expectEverything(['--changed', '/equipment/9', '--run', '13'], 'the last build was without a number');
  });

  it('when they are not of this site', () =>
    expectEverything(['--changed', '/price/9'], '«/price/9» is no call of this site'));

  it('with --fresh', () => expectEverything(['--changed', '/equipment/9', '--fresh'], '--fresh fetches everything'));

  it('after a page was built alone', async () => {
    await build(['--only', '/equipment/item-8']);
    await expectEverything(['--changed', '/equipment/9'], 'the last build has not stored its replies');
  });
});
