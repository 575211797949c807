import type { DataRouter } from 'react-router-dom';

/** Where the navigation leads that is under way, with its fragment: the request of a loader does not have it. */
export function targetOf({ state, createHref }: DataRouter): string {
  return new URL(createHref(state.navigation.location ?? state.location), location.href).href;
}
