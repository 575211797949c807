import type { Paginated } from './call.ts';
import { ContractError } from './errors.ts';

export type ItemId = number | string;

export interface ListSource<Item> {
  /** Names the list in errors. */
  call: string;
  /** One page of it, counting from 1. */
  ask: (page: number) => Promise<Paginated<Item>>;
  /** Ids that an earlier build read: found again, they stand for a second reading. */
  knownIds?: readonly ItemId[] | undefined;
}

/** Every item once, and how often the list had to be read for it. */
export interface WholeList<Item> {
  items: Item[];
  readings: number;
}

/** Pages asked for at once; the caller's limit on calls holds all the same. */
const PAGES_AT_ONCE = 8;
const MAX_PAGES = 10_000;
const MAX_READINGS = 5;

/**
 * Reads a paginated list whole. Items move between pages while it is read: one that moved forward is met twice, one
 * that moved back is missed. So each is kept once, and the list is read until two readings find the same ids. A list
 * of a single page is one reply and cannot move.
 * @throws {ContractError} when the pages contradict each other, or when the list never comes to rest.
 */
export async function readWholeList<Item extends { id: ItemId }>(source: ListSource<Item>): Promise<WholeList<Item>> {
  // Of a reading that has to be confirmed only the ids are kept: a long list is not held twice.
  let ids = source.knownIds && new Set(source.knownIds);
  for (let readings = 1; readings <= MAX_READINGS; readings++) {
    const { items, pages } = await readOnce(source);
    if (pages === 1 || (ids && isSameSet(ids, items))) return { items: [...items.values()], readings };
    ids = new Set(items.keys());
  }
  throw broken(source, 'items', 'two readings with the same items', `${MAX_READINGS} different readings`);
}

interface OneReading<Item> {
  items: Map<ItemId, Item>;
  pages: number;
}

async function readOnce<Item extends { id: ItemId }>(source: ListSource<Item>): Promise<OneReading<Item>> {
  const items = new Map<ItemId, Item>();
  const first = await source.ask(1);
  take(source, items, first, 1);
  const mostPages = Math.min(MAX_PAGES, Math.ceil(first.lastPage * 1.1) + 10);
  let { lastPage } = first;
  let read = 1;
  while (read < lastPage) {
    if (lastPage > mostPages) throw broken(source, 'lastPage', `at most ${mostPages}`, `${lastPage}`);
    const numbers = range(read + 1, Math.min(read + PAGES_AT_ONCE, lastPage));
    const pages = await Promise.all(numbers.map(source.ask));
    numbers.forEach((number, index) => take(source, items, pages[index] ?? first, number));
    read += numbers.length;
    lastPage = pages.at(-1)?.lastPage ?? lastPage;
  }
  return { items, pages: read };
}

/** Adds what is new on a page. @throws {ContractError} when it cannot be the page that was asked for. */
function take<Item extends { id: ItemId }>(
  source: ListSource<Item>,
  items: Map<ItemId, Item>,
  page: Paginated<Item>,
  number: number,
) {
  // Deletions may leave the page beyond the end; the next reading settles what there is.
  if (number > 1 && number > page.lastPage) return;
  if (page.currentPage !== number) throw broken(source, 'currentPage', `${number}`, `${page.currentPage}`);
  if (page.items.length === 0 && page.lastPage > 1) {
    throw broken(source, 'items', `items on page ${number} of ${page.lastPage}`, 'none');
  }
  const fresh = page.items.filter(({ id }) => !items.has(id));
  if (number > 1 && fresh.length === 0) {
    throw broken(source, 'items', `other items on page ${number} than on the pages before`, 'the same');
  }
  for (const item of fresh) items.set(item.id, item);
}

function isSameSet(ids: ReadonlySet<ItemId>, others: ReadonlyMap<ItemId, unknown>): boolean {
  return ids.size === others.size && [...others.keys()].every((id) => ids.has(id));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function broken({ call }: ListSource<unknown>, path: string, expected: string, got: string): ContractError {
  return new ContractError(call, [{ path, expected, got }]);
}
