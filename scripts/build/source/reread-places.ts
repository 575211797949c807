import type { Paginated } from '../../../src/api/call.ts';
import type { ItemId } from '../../../src/api/paging.ts';
import { ITEMS_PER_PAGE } from '../../../src/api/transport.ts';

/**
 * A list as it is now, of which the pages around some places alone are asked for. Undefined where one of them has not the
 * items that it had: then others may have moved, too, and the list has to be read whole.
 */
export async function rereadPlaces<Item extends { id: ItemId }>(
  before: Item[],
  places: number[],
  ask: (page: number) => Promise<Paginated<Item>>,
): Promise<Item[] | undefined> {
  const lastPage = Math.max(1, Math.ceil(before.length / ITEMS_PER_PAGE));
  const numbers = [...new Set(places.map((place) => Math.floor(place / ITEMS_PER_PAGE) + 1))];
  const pages = await Promise.all(numbers.map(ask));
  const items = [...before];
  for (const [index, page] of pages.entries()) {
    const start = ((numbers[index] ?? 1) - 1) * ITEMS_PER_PAGE;
    if (page.lastPage !== lastPage || !sameIds(page.items, before.slice(start, start + ITEMS_PER_PAGE)))
      return undefined;
    items.splice(start, page.items.length, ...page.items);
  }
  return items;
}

function sameIds(some: { id: ItemId }[], others: { id: ItemId }[]): boolean {
  return some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);
}
