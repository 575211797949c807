import { type ReactNode, useEffect, useInsertionEffect } from 'react';
import { markHydrated } from './event-replay.ts';
import { endForeignChanges } from './foreign-changes.ts';

interface HydrationMarkerProps {
  part: 'layout' | 'page';
  children: ReactNode;
}

/**
 * Its effect runs after the layout has been hydrated; the page inside it may follow later. It wraps the router, because a
 * sibling would change the ids of `useId`, and the server renders none.
 */
export function HydrationMarker({ part, children }: HydrationMarkerProps) {
  useInsertionEffect(() => endForeignChanges(part), [part]);
  useEffect(() => markHydrated(part), [part]);
  return children;
}
