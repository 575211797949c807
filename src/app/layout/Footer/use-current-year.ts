import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** The current year; until the page is alive, and under a clock that is behind, that of its build. */
export function useCurrentYear(buildYear: number): number {
  return useSyncExternalStore(
    subscribeToNothing,
    () => Math.max(buildYear, new Date().getFullYear()),
    () => buildYear,
  );
}
