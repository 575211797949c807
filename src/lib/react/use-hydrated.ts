import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the prerendered HTML and while it is hydrated, true from then on: what needs a script may appear. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
