import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the prerendered HTML and during its hydration, then true: for content that needs scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
