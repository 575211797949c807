import { use, useMemo, useRef, useState } from 'react';
import { isListPage, type ListPage, PageDataContext } from './list-page.ts';
import { useEntryState } from './use-entry-state.ts';

export interface LoadMoreState<Item> {
  items: Item[];
  /** The last page on the screen. */
  page: number;
  /** The page that can be added; undefined if there is none. */
  next?: number;
  /** Adds that page. */
  loadMore?: () => void;
  state: 'idle' | 'loading' | 'failed';
}

/**
 * A list with the prerendered page and the pages that the visitor adds. They are loaded as payloads, without the API. For
 * another list, give the component another key.
 * @param last the last page that may be added
 * @param pages those that may be added, ascending; by default all up to the last
 */
export function useLoadMore<Item>(
  first: Pick<ListPage<Item>, 'items' | 'page'>,
  last: number,
  hrefOf: (page: number) => string,
  pages?: readonly number[],
): LoadMoreState<Item> {
  const load = use(PageDataContext);
  const [added, setAdded] = useEntryState<Pick<ListPage<Item>, 'items' | 'page'>>(
    `${hrefOf(first.page + 1)} to ${last}`,
    { items: [], page: first.page },
  );
  const [state, setState] = useState<LoadMoreState<Item>['state']>('idle');
  const isLoading = useRef(false);
  const following = pages ? pages.find((page) => page > added.page) : added.page + 1;
  const next = following !== undefined && following <= last ? following : undefined;

  const loadNext = async () => {
    if (isLoading.current || !load || next === undefined) return;
    isLoading.current = true;
    setState('loading');
    try {
      const data = await load(hrefOf(next));
      if (!isListPage<Item>(data)) throw new TypeError(`${hrefOf(next)} holds no list`);
      setAdded({ items: [...added.items, ...data.items], page: next });
      setState('idle');
    } catch (error) {
      console.error('The next page of the list was not loaded', error);
      setState('failed');
    } finally {
      isLoading.current = false;
    }
  };
  const items = useMemo(() => [...first.items, ...added.items], [first.items, added.items]);
  return {
    items,
    page: added.page,
    next,
    loadMore: next === undefined ? undefined : () => void loadNext(),
    state,
  };
}
