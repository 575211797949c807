import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** The current year; before hydration, and with a clock that is behind, the year of the build. */
export function useCurrentYear(buildYear: number): number {
  return useSyncExternalStore(
    subscribeToNothing,
    () => Math.max(buildYear, new Date().getFullYear()),
    () => buildYear,
  );
}
