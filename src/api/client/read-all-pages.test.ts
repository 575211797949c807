import { describe, expect, it } from 'vitest';
import type { Paginated } from './api-client.ts';
import { ContractError } from '../schema/contract-error.ts';
import { type ItemId, type ListSource, readAllPages } from './read-all-pages.ts';

interface Item {
  id: ItemId;
  name?: string;
}
type Page = Paginated<Item>;

const items = (...ids: ItemId[]): Item[] => ids.map((id) => ({ id }));
const idsOf = (list: readonly Item[]) => list.map(({ id }) => id);

const readItems = (source: ListSource<Item>) => readAllPages<Item, Item[]>(source, () => []);

/** A list in pages of two items that are cut from its content at the moment of the request. */
function liveList(held: Item[], { onAsk }: { onAsk?: (requested: number, page: number) => void } = {}) {
  const requested: number[] = [];
  const ask = async (page: number): Promise<Page> => {
    requested.push(page);
    onAsk?.(requested.length, page);
    return {
      items: held.slice((page - 1) * 2, page * 2),
      currentPage: page,
      lastPage: Math.max(1, Math.ceil(held.length / 2)),
    };
  };
  return { requested, source: { call: 'GET /news', fetchPage: ask } };
}

/** A list whose pages follow a rule. */
const ruled = (rule: (page: number) => Partial<Page>) => ({
  call: 'GET /news',
  fetchPage: async (page: number): Promise<Page> => ({
    items: items(page),
    currentPage: page,
    lastPage: 3,
    ...rule(page),
  }),
});

describe('readAllPages', () => {
  it('reads a list of one page once', async () => {
    const { source, requested } = liveList(items(1, 2));
    expect(await readItems(source)).toEqual({ items: items(1, 2), passes: 1 });
    expect(requested).toEqual([1]);
  });

  it.each([0, 1])('reads an empty list, whose last page is %i', async (lastPage) => {
    const source = { call: 'GET /news', fetchPage: async () => ({ items: [], currentPage: 1, lastPage }) };
    expect((await readItems(source)).items).toEqual([]);
  });

  it('reads several pages twice and keeps their order', async () => {
    const { source, requested } = liveList(items(5, 3, 4, 1, 2));
    expect(await readItems(source)).toEqual({ items: items(5, 3, 4, 1, 2), passes: 2 });
    expect(requested).toEqual([1, 2, 3, 1, 2, 3]);
  });

  it('accepts the ids of an earlier build in any order as a second reading', async () => {
    const { source, requested } = liveList(items(1, 2, 3));
    expect((await readItems({ ...source, knownIds: [3, 2, 1] })).passes).toBe(1);
    expect(requested).toEqual([1, 2]);
    expect((await readItems({ ...source, knownIds: [1, 2] })).passes).toBe(2);
    expect((await readItems({ ...source, knownIds: [1, 2, 3, 4] })).passes).toBe(2);
    expect((await readItems({ ...source, knownIds: ['1', '2', '3'] })).passes).toBe(2);
  });

  it('returns an item once when an insertion moves it to the next page', async () => {
    const held = items(1, 2, 3, 4);
    const { source } = liveList(held, { onAsk: (requested) => requested === 2 && held.unshift({ id: 9 }) });
    const { items: read } = await readItems(source);
    expect(new Set(idsOf(read))).toEqual(new Set([1, 2, 3, 4, 9]));
    expect(read).toHaveLength(5);
  });

  it('finds the item that a first reading missed after a deletion', async () => {
    const held = items(1, 2, 3, 4, 5);
    const { source, requested } = liveList(held, { onAsk: (count) => count === 2 && held.splice(0, 1) });
    const { items: read, passes } = await readItems(source);
    expect(idsOf(read)).toEqual([2, 3, 4, 5]);
    expect(passes).toBe(3);
    expect(requested.filter((page) => page === 1)).toHaveLength(3);
  });

  it('accepts that the list becomes shorter than the requested page', async () => {
    const held = items(1, 2, 3, 4, 5);
    const { source } = liveList(held, { onAsk: (count) => count === 2 && held.splice(2) });
    expect(idsOf((await readItems(source)).items)).toEqual([1, 2]);
  });

  it('accepts an API that returns the last page for every page beyond the end', async () => {
    let shrunk = false;
    const source = {
      call: 'GET /news',
      fetchPage: async (page: number): Promise<Page> => {
        const lastPage = shrunk ? 2 : 3;
        if (page === 2) shrunk = true;
        return { items: items(Math.min(page, lastPage)), currentPage: Math.min(page, lastPage), lastPage };
      },
    };
    expect(idsOf((await readItems(source)).items)).toEqual([1, 2]);
  });

  it('reads a page that the list gains meanwhile', async () => {
    const held = items(1, 2, 3, 4);
    const { source } = liveList(held, { onAsk: (count) => count === 2 && held.push(...items(5, 6)) });
    expect(idsOf((await readItems(source)).items)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('reads a list again when reordering gives a page of known items only', async () => {
    const held = items(1, 2, 3, 4, 5, 6);
    const reorder = () => held.splice(0, 6, ...items(5, 6, 1, 2, 3, 4));
    const { source } = liveList(held, { onAsk: (count) => count === 2 && reorder() });
    expect(idsOf((await readItems(source)).items)).toEqual([5, 6, 1, 2, 3, 4]);
  });

  it('keeps the first of two items with one id', async () => {
    const { source } = liveList([{ id: 1, name: 'a' }, { id: 2 }, { id: 1, name: 'b' }, { id: 3 }]);
    expect((await readItems(source)).items).toEqual([{ id: 1, name: 'a' }, { id: 2 }, { id: 3 }]);
  });

  it('requests a long list in batches, not all pages at once', async () => {
    let underWay = 0;
    let peak = 0;
    const source = {
      call: 'GET /news',
      fetchPage: async (page: number) => {
        peak = Math.max(peak, ++underWay);
        await Promise.resolve();
        underWay--;
        return { items: items(page), currentPage: page, lastPage: 300 };
      },
    };
    expect((await readItems(source)).items).toHaveLength(300);
    expect(peak).toBeLessThanOrEqual(8);
  });

  it.each<[string, Parameters<typeof ruled>[0], string]>([
    ['the page parameter is ignored', () => ({ items: items(1, 2), currentPage: 1 }), 'currentPage: expected 2, got 1'],
    ['every page has the same items', () => ({ items: items(1, 2) }), 'items: expected other items on page 2'],
    [
      'a page in the middle is empty',
      (page) => (page === 2 ? { items: [] } : {}),
      'items: expected items on page 2 of 3, got none',
    ],
    [
      'the first page is empty',
      (page) => (page === 1 ? { items: [] } : {}),
      'items: expected items on page 1 of 3, got none',
    ],
    [
      'the last page is empty',
      (page) => (page === 3 ? { items: [] } : {}),
      'items: expected items on page 3 of 3, got none',
    ],
    ['lastPage grows for ever', (page) => ({ lastPage: page + 1 }), 'lastPage: expected at most 13, got 14'],
    ['lastPage is too large', () => ({ lastPage: 1e9 }), 'lastPage: expected at most 10000, got 1000000000'],
  ])('fails with ContractError naming the list when %s', async (_, rule, message) => {
    const error: unknown = await readItems(ruled(rule)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContractError);
    expect(String(error)).toContain('GET /news broke the contract: ');
    expect(String(error)).toContain(message);
  });

  it('fails for a list that changes with every reading', async () => {
    let next = 100;
    const source = ruled((page) => ({ items: items(page, next++) }));
    await expect(readItems(source)).rejects.toThrow(/two readings with the same items, got 5 different readings/);
  });

  it('rejects with the error of the page that fails', async () => {
    const source = {
      call: 'GET /news',
      fetchPage: async (page: number): Promise<Page> => {
        if (page === 2) throw new Error('page 2 failed');
        return { items: items(page), currentPage: page, lastPage: 3 };
      },
    };
    await expect(readItems(source)).rejects.toThrow('page 2 failed');
  });
});
