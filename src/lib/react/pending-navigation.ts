import { createContext, use, useSyncExternalStore } from 'react';

export interface PendingNavigation {
  /** @returns a function that removes the listener */
  subscribe: (listener: () => void) => () => void;
  /** Whether a navigation has been pending for two frames, so that it can be indicated. */
  isShown: () => boolean;
  /** Whether one is pending. */
  isPending: () => boolean;
}

const NEVER: PendingNavigation = { subscribe: () => () => {}, isShown: () => false, isPending: () => false };

/** A context of its own, so that only its consumers render when a navigation starts. */
export const PendingNavigationContext = createContext(NEVER);

export function usePendingNavigation(): boolean {
  const { subscribe, isShown } = use(PendingNavigationContext);
  return useSyncExternalStore(subscribe, isShown, NEVER.isShown);
}
