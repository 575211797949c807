import { isListPage } from './list-page.ts';

/** A list of the site, page by page. */
export interface ListSource<Item, Key> {
  /** `page` counts from 1. */
  hrefOf: (page: number) => string;
  keyOf: (item: Item) => Key;
}

/** The part of a list that has been read. */
export interface ReadProgress<Item, Key> {
  items: ReadonlyMap<Key, Item>;
  page: number;
  /** From the last page read. */
  lastPage: number;
}

export const NOTHING_READ = { items: new Map<never, never>(), page: 0, lastPage: 1 };

/** Pages of a long list that are loaded at once. */
const CONCURRENCY = 4;

/** Whether a wanted item may be on an unread page. */
export function isIncomplete<Key>(
  { items, page, lastPage }: ReadProgress<unknown, Key>,
  wanted: readonly Key[],
): boolean {
  return page < lastPage && wanted.some((key) => !items.has(key));
}

/** Reads the next page of the list or, once its length is known, the next few. Rejects if one of them does not load. */
export async function readNextPages<Item, Key>(
  { items, page, lastPage }: ReadProgress<Item, Key>,
  { hrefOf, keyOf }: ListSource<Item, Key>,
  load: (pathname: string) => Promise<unknown>,
): Promise<ReadProgress<Item, Key>> {
  const count = Math.min(CONCURRENCY, lastPage - page);
  const pathnames = Array.from({ length: count }, (_, index) => hrefOf(page + 1 + index));
  const pages = await Promise.all(
    pathnames.map(async (pathname) => {
      const data = await load(pathname);
      if (!isListPage<Item>(data)) throw new TypeError(`${pathname} holds no list`);
      return data;
    }),
  );
  const met = pages.flatMap((each) => each.items.map((item) => [keyOf(item), item] as const));
  return { items: new Map([...items, ...met]), page: page + count, lastPage: pages.at(-1)?.lastPage ?? lastPage };
}
