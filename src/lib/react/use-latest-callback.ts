import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, which calls the one of the last: who is handed it need not be rendered again. */
export function useLatestCallback<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
