import { createContext } from 'react';
import type { YearSpan } from '../../lib/data/year-spans.ts';

/** What the payload of any page of a list holds. */
export interface ListPage<Item> {
  items: Item[];
  /** Counts from 1. */
  page: number;
  lastPage: number;
}

/** What the payload of a page of a list by years holds. */
export interface YearListData<Item> extends ListPage<Item> {
  /** Number of items on all pages. */
  total: number;
  years: YearSpan[];
}

/**
 * Loads the payload of another page of the site. Rejects where that fails.
 * Given by the client; there is none on the server, where nothing is loaded after the page. Data of other code than
 * the one that runs is not given: the browser is then led to a whole page, `whole`, which brings both; the page of
 * the data itself unless said otherwise.
 */
export type LoadPageData = (address: string, whole?: string) => Promise<unknown>;

export const PageDataContext = createContext<LoadPageData | null>(null);

/** Whether the data is that of a page of a list. Its items are not checked: the same build has written them. */
export function isListPage<Item>(data: unknown): data is ListPage<Item> {
  return typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items);
}
