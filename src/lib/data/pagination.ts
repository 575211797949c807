import type { LazyList } from './long-list.ts';

/** Number of pages for all items; an empty list has one page, too. */
export function pageCount(items: { readonly length: number }, perPage: number): number {
  return Math.max(1, Math.ceil(items.length / perPage));
}

/** The items of one page. Pages count from 1. */
export function pageItems<Item>(items: Pick<LazyList<Item>, 'slice'>, page: number, perPage: number): Item[] {
  return items.slice((page - 1) * perPage, page * perPage);
}
