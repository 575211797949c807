import { whenIdle } from './when-idle.ts';
import { whenInteracted } from './when-interacted.ts';

/**
 * Resolves when deferred code may load: at the visitor's first gesture; without one when the browser is idle, if the code is in
 * the cache already or if the URL has a query or a fragment, which the build has not rendered.
 */
export function whenNeeded(): Promise<void> {
  const isControlled = Boolean(navigator.serviceWorker?.controller);
  return isControlled || location.search !== '' || location.hash !== '' ? whenIdle() : whenInteracted();
}
