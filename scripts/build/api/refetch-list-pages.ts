import type { Paginated } from '../../../src/api/client/api-client.ts';
import type { ItemId } from '../../../src/api/client/read-all-pages.ts';
import { ITEMS_PER_PAGE } from '../../../src/api/client/create-api-client.ts';
import type { AppendableList, LazyList } from '../../../src/lib/data/long-list.ts';

/**
 * The current state of a list, of which only the pages around some positions are fetched. Undefined if one of these pages has
 * other items than before: then further items may have moved, and the whole list must be read.
 */
export async function refetchListPages<Item extends { id: ItemId }>(
  { items: before, positions }: { items: LazyList<Item>; positions: number[] },
  fetchPage: (page: number) => Promise<Paginated<Item>>,
  now: AppendableList<Item>,
): Promise<LazyList<Item> | undefined> {
  const lastPage = Math.max(1, Math.ceil(before.length / ITEMS_PER_PAGE));
  const itemsOn = (page: number) => before.slice((page - 1) * ITEMS_PER_PAGE, page * ITEMS_PER_PAGE);
  const numbers = [...new Set(positions.map((position) => Math.floor(position / ITEMS_PER_PAGE) + 1))];
  const pages = new Map(await Promise.all(numbers.map(async (number) => [number, await fetchPage(number)] as const)));
  for (const [number, page] of pages) {
    if (page.lastPage !== lastPage || !sameIds(page.items, itemsOn(number))) return undefined;
  }
  for (let number = 1; number <= lastPage; number++) {
    for (const item of pages.get(number)?.items ?? itemsOn(number)) now.push(item);
  }
  return now;
}

function sameIds(some: { id: ItemId }[], others: { id: ItemId }[]): boolean {
  return some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);
}
