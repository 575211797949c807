import { createContext, use, useSyncExternalStore } from 'react';

export interface PendingNavigation {
  /** @returns what ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /** Whether a page is on its way. */
  isPending: () => boolean;
}

const NEVER: PendingNavigation = { subscribe: () => () => {}, isPending: () => false };

/** Apart from the router's context: only who asks for a page on its way renders because of it. */
export const PendingNavigationContext = createContext(NEVER);

export function usePendingNavigation(): boolean {
  const { subscribe, isPending } = use(PendingNavigationContext);
  return useSyncExternalStore(subscribe, isPending, NEVER.isPending);
}
