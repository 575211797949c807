import { type RefObject, useEffect } from 'react';
import { useMinimumLoading } from '../../ui/Skeleton/use-minimum-loading.ts';
import { useFocusOnNewItems } from './use-focus-on-new-items.ts';
import type { LoadMoreState } from './use-load-more.ts';

interface MoreItems {
  container: RefObject<HTMLDivElement | null>;
  /** Items are loading, or about to. */
  isBusy: boolean;
  /** Nothing can be shown yet, so a skeleton is. */
  awaitsFirst: boolean;
  onMore: () => void;
}

/**
 * Adds pages to a list: on request, with the focus on the first new item, and automatically while the list needs more.
 * @param count number of items on the screen
 * @param needsMore too few are shown, or all are needed to sort them
 */
export function useMoreItems(
  { state, loadMore }: LoadMoreState<unknown>,
  count: number,
  needsMore: boolean,
): MoreItems {
  const isAutomatic = needsMore && state === 'idle' && loadMore !== undefined;
  useEffect(() => {
    if (isAutomatic) loadMore();
  });
  const isBusy = state === 'loading' || isAutomatic;
  const awaitsFirst = useMinimumLoading(isBusy && count === 0);
  const { container, expectMore } = useFocusOnNewItems(awaitsFirst ? 0 : count, state === 'failed');
  return {
    container,
    isBusy,
    awaitsFirst,
    onMore: () => {
      expectMore();
      loadMore?.();
    },
  };
}
