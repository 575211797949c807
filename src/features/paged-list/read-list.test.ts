import { expect, test, vi } from 'vitest';
import { isIncomplete, type ReadProgress, NOTHING_READ, readNextPages } from './read-list.ts';

interface Item {
  id: number;
}

const list = { hrefOf: (page: number) => `/list/page/${page}`, keyOf: ({ id }: Item) => id };

/** A site with a list of `lastPage` pages of two items: 1 and 2, 3 and 4, … */
function siteWith(lastPage: number) {
  return vi.fn(async (address: string): Promise<unknown> => {
    const page = Number(address.split('/').at(-1));
    return { items: [{ id: page * 2 - 1 }, { id: page * 2 }], page, lastPage };
  });
}

/** Reads pages until all wanted items are found or the list ends. */
async function search(wanted: number[], load: (address: string) => Promise<unknown>) {
  let read: ReadProgress<Item, number> = NOTHING_READ;
  while (isIncomplete(read, wanted)) read = await readNextPages(read, list, load);
  return read;
}

test('one page is read when it has every wanted item', async () => {
  const load = siteWith(9);
  expect((await search([2, 1], load)).items.get(2)).toEqual({ id: 2 });
  expect(load.mock.calls).toEqual([['/list/page/1']]);
});

test('a longer list is read a few pages at once, and only until all items are found', async () => {
  const load = siteWith(9);
  expect([...(await search([9], load)).items.keys()]).toContain(9);
  expect(load).toHaveBeenCalledTimes(5);
});

test('an item that is not in the list stays missing after the last page', async () => {
  const load = siteWith(6);
  const read = await search([99], load);
  expect(read).toMatchObject({ page: 6, lastPage: 6 });
  expect(read.items.has(99)).toBe(false);
  expect(load).toHaveBeenCalledTimes(6);
});

test('no page is read when no item is wanted', async () => {
  const load = siteWith(6);
  await search([], load);
  expect(load).not.toHaveBeenCalled();
});

test('data without a list is an error, not an empty list', async () => {
  await expect(search([1], async () => ({ title: 'Страница' }))).rejects.toThrow('/list/page/1 holds no list');
});
