import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** The current year; until hydration, and where the clock is behind, that of the build. */
export function useCurrentYear(buildYear: number): number {
  return useSyncExternalStore(
    subscribeToNothing,
    () => Math.max(buildYear, new Date().getFullYear()),
    () => buildYear,
  );
}
