import { createContext } from 'react';
import type { YearSpan } from '../../lib/data/year-spans.ts';

/** The payload of a page of a list. */
export interface ListPage<Item> {
  items: Item[];
  /** Counts from 1. */
  page: number;
  lastPage: number;
}

/** The payload of a page of a list by years. */
export interface YearListData<Item> extends ListPage<Item> {
  /** Number of items on all pages. */
  total: number;
  years: YearSpan[];
}

/**
 * Loads the payload of another page of the site. Rejects if that fails. Set by the client; absent on the server. Data of other
 * code than the running one is not returned: the browser then loads the whole page `whole`, by default the page of the data.
 */
export type LoadPageData = (pathname: string, whole?: string) => Promise<unknown>;

export const PageDataContext = createContext<LoadPageData | null>(null);

/** Whether the data is that of a page of a list. Its items are not checked: the same build has written them. */
export function isListPage<Item>(data: unknown): data is ListPage<Item> {
  return typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items);
}
