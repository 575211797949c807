import { useMemo, useSyncExternalStore } from 'react';

/** Whether the media query matches. For components that are rendered in the browser only. */
export function useMediaQuery(query: string): boolean {
  // One list for all renders, because the browser parses the query for each new list.
  const { subscribe, matches } = useMemo(() => {
    const list = matchMedia(query);
    return {
      matches: () => list.matches,
      subscribe: (listener: () => void) => {
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
    };
  }, [query]);
  return useSyncExternalStore(subscribe, matches);
}
