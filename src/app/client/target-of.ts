import type { DataRouter } from 'react-router-dom';

/** The URL of the current navigation with its fragment, which the request of a loader lacks. */
export function targetOf({ state, createHref }: DataRouter): string {
  return new URL(createHref(state.navigation.location ?? state.location), location.href).href;
}
