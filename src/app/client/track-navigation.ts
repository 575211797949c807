import type { PendingNavigation } from '../../lib/react/pending-navigation.ts';
import type { DataRouter } from 'react-router-dom';

/** Resolves when no navigation is pending. */
export function whenNotNavigating(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(check);
    function check() {
      if (router.state.navigation.state !== 'idle') return;
      stop();
      resolve();
    }
    check();
  });
}

/** Tells the layout of a pending navigation. One that ends before the next animation frame shows no indicator. */
export function trackNavigation(router: DataRouter): PendingNavigation {
  let shown = false;
  const listeners = new Set<() => void>();
  const isPending = () => router.state.navigation.state !== 'idle';
  const set = (next: boolean) => {
    if (next === shown) return;
    shown = next;
    for (const listener of listeners) listener();
  };
  router.subscribe(() => {
    if (!isPending()) set(false);
    else if (!shown) requestAnimationFrame(() => requestAnimationFrame(() => set(isPending())));
  });
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isShown: () => shown,
    isPending,
  };
}
