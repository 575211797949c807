import type { AppendableList, LazyList } from '../../../src/lib/data/long-list.ts';
import { DiskList } from '../cache/disk-list.ts';

/** The two calls that read a list, and the types of their results. */
export interface ListKind {
  name: 'all' | 'allLazy';
  newList: <Item extends object>() => AppendableList<Item>;
  /** Converts a cached list to the result of the call. */
  fromCache: (list: LazyList<object>) => LazyList<object>;
}

export const ARRAY: ListKind = {
  name: 'all',
  newList: <Item>(): Item[] => [],
  fromCache: (list) => [...list],
};

export const LONG_LIST: ListKind = {
  name: 'allLazy',
  newList: <Item extends object>() => new DiskList<Item>(),
  fromCache: (list) => list,
};

export function withoutDeleted<Item>(
  list: Iterable<Item>,
  isGone: (item: Item) => boolean,
  rest: AppendableList<Item>,
): LazyList<Item> {
  for (const item of list) if (!isGone(item)) rest.push(item);
  return rest;
}
