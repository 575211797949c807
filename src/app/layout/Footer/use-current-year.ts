import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** The current year; until the page is alive, and under a clock that is behind, that of its build. */
export function useYear(built: number): number {
  return useSyncExternalStore(
    neverChanges,
    () => Math.max(built, new Date().getFullYear()),
    () => built,
  );
}
