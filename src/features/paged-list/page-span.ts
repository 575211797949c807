import type { ListPage } from './list-page.ts';

/** Pages of a list, counted from 1. */
export interface PageSpan {
  from: number;
  to: number;
}

/** The pages of the groups. */
export function pageSpan(groups: readonly PageSpan[]): PageSpan {
  return { from: Math.min(...groups.map(({ from }) => from)), to: Math.max(0, ...groups.map(({ to }) => to)) };
}

/** The current page if the list begins on it; otherwise the pages before the first one count as loaded. */
export function firstPage<Item>(
  list: Pick<ListPage<Item>, 'items' | 'page'>,
  from: number,
): Pick<ListPage<Item>, 'items' | 'page'> {
  return from === list.page ? list : { items: [], page: from - 1 };
}
