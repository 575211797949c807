import { type RefObject, useEffect } from 'react';
import { useFocusOnNewItems } from './use-focus-on-new-items.ts';
import type { LoadMoreState } from './use-load-more.ts';

/**
 * Adds pages to a list: on request, with the focus on the first new item, and automatically while the list needs more.
 * @param count number of items on the screen
 * @param needsMore too few are shown, or all are needed to sort them
 */
export function useMoreItems(
  { state, loadMore }: LoadMoreState<unknown>,
  count: number,
  needsMore: boolean,
): { container: RefObject<HTMLDivElement | null>; onMore: () => void } {
  useEffect(() => {
    if (needsMore && state === 'idle') loadMore?.();
  });
  const { container, expectMore } = useFocusOnNewItems(count);
  return {
    container,
    onMore: () => {
      expectMore();
      loadMore?.();
    },
  };
}
