import type { AppendableList } from '../../lib/data/long-list.ts';
import type { Paginated } from './api-client.ts';
import { ContractError } from '../schema/contract-error.ts';

export type ItemId = number | string;

export interface ListSource<Item> {
  /** Identifies the list in errors. */
  call: string;
  /** Fetches a page; pages count from 1. */
  fetchPage: (page: number) => Promise<Paginated<Item>>;
  /** Ids that an earlier build read: the same ids replace a second reading. */
  knownIds?: readonly ItemId[];
}

/** The items without duplicates, and how often the list was read. */
export interface AllPages<List> {
  items: List;
  passes: number;
}

/** Pages requested at once; the caller's concurrency limit applies in addition. */
const PAGES_AT_ONCE = 8;
const MAX_PAGES = 10_000;
const MAX_PASSES = 5;

/**
 * Reads all pages of a list. Items move between pages while it is read: an item that moves forward is read twice, an item
 * that moves back is missed. So each item is kept once, and the list is read until two readings have the same ids. A list
 * of one page is one reply and cannot move.
 * @param createList storage for the items of one reading
 * @throws {ContractError} when the pages contradict each other, or when the list changes with every reading.
 */
export async function readAllPages<Item extends { id: ItemId }, List extends AppendableList<Item>>(
  source: ListSource<Item>,
  createList: () => List,
): Promise<AllPages<List>> {
  // Only the ids of an earlier reading are kept, so that a long list is not held twice.
  let ids = source.knownIds && new Set(source.knownIds);
  let repeatedPage: number | undefined;
  for (let passes = 1; passes <= MAX_PASSES; passes++) {
    const pass = await readPass(source, createList());
    if (pass.pages === 1 || (ids && isSameSet(ids, pass.ids) && pass.repeatedPage === undefined))
      return { items: pass.items, passes };
    // A repeated page may come from a list that was reordered meanwhile; a second one means that the API ignores the page
    // parameter.
    if (pass.repeatedPage !== undefined && repeatedPage !== undefined)
      throw contractError(
        source,
        'items',
        `other items on page ${pass.repeatedPage} than on the pages before`,
        'the same',
      );
    ({ ids, repeatedPage } = pass);
  }
  throw contractError(source, 'items', 'two readings with the same items', `${MAX_PASSES} different readings`);
}

interface Pass<List> {
  items: List;
  ids: Set<ItemId>;
  pages: number;
  /** The first page that holds only items of the pages before it. */
  repeatedPage: number | undefined;
}

async function readPass<Item extends { id: ItemId }, List extends AppendableList<Item>>(
  source: ListSource<Item>,
  items: List,
): Promise<Pass<List>> {
  const ids = new Set<ItemId>();
  let repeatedPage: number | undefined;
  const addPage = (page: Paginated<Item>, number: number) => {
    const known = ids.size;
    for (const item of newItemsOn(source, ids, page, number)) {
      ids.add(item.id);
      items.push(item);
    }
    if (ids.size === known && number > 1 && number <= page.lastPage) repeatedPage ??= number;
  };
  const first = await source.fetchPage(1);
  addPage(first, 1);
  const mostPages = Math.min(MAX_PAGES, Math.ceil(first.lastPage * 1.1) + 10);
  let { lastPage } = first;
  let read = 1;
  while (read < lastPage) {
    if (lastPage > mostPages) throw contractError(source, 'lastPage', `at most ${mostPages}`, `${lastPage}`);
    const numbers = range(read + 1, Math.min(read + PAGES_AT_ONCE, lastPage));
    const pages = await Promise.all(numbers.map(source.fetchPage));
    numbers.forEach((number, index) => addPage(pages[index] ?? first, number));
    read += numbers.length;
    lastPage = pages.at(-1)?.lastPage ?? lastPage;
  }
  return { items, ids, pages: read, repeatedPage };
}

/** The new items of a page. @throws {ContractError} when it is not the requested page. */
function newItemsOn<Item extends { id: ItemId }>(
  source: ListSource<Item>,
  ids: ReadonlySet<ItemId>,
  page: Paginated<Item>,
  number: number,
): Iterable<Item> {
  // After deletions the page may be beyond the end; the next reading decides.
  if (number > 1 && number > page.lastPage) return [];
  if (page.currentPage !== number) throw contractError(source, 'currentPage', `${number}`, `${page.currentPage}`);
  if (page.items.length === 0 && page.lastPage > 1) {
    throw contractError(source, 'items', `items on page ${number} of ${page.lastPage}`, 'none');
  }
  const fresh = new Map(page.items.filter(({ id }) => !ids.has(id)).map((item) => [item.id, item]));
  return fresh.values();
}

function isSameSet(ids: ReadonlySet<ItemId>, others: ReadonlySet<ItemId>): boolean {
  return ids.size === others.size && others.isSubsetOf(ids);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function contractError({ call }: ListSource<unknown>, path: string, expected: string, got: string): ContractError {
  return new ContractError(call, [{ path, expected, got }]);
}
