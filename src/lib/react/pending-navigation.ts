import { createContext, use, useSyncExternalStore } from 'react';

export interface PendingNavigation {
  /** @returns a function that removes the listener */
  subscribe: (listener: () => void) => () => void;
  /** Whether a navigation is pending. */
  isPending: () => boolean;
}

const NEVER: PendingNavigation = { subscribe: () => () => {}, isPending: () => false };

/** A context of its own, so that only its consumers render when a navigation starts. */
export const PendingNavigationContext = createContext(NEVER);

export function usePendingNavigation(): boolean {
  const { subscribe, isPending } = use(PendingNavigationContext);
  return useSyncExternalStore(subscribe, isPending, NEVER.isPending);
}
