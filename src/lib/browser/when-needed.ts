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

/** Longest wait for urgent code, ms: several round trips on a slow connection. */
const URGENT_LIMIT_MS = 1000;

let loadUrgent = async (): Promise<unknown> => undefined;

/**
 * Names the code that a click may need at once. Other deferred code waits for it, as a browser opens few connections to a host.
 * @param load called for each part that waits, so it loads once
 */
export function loadFirst(load: () => Promise<unknown>): void {
  loadUrgent = load;
}

/** Like `whenNeeded`, but after the code that a click may need at once has loaded or failed. */
export async function whenNeededLater(): Promise<void> {
  await whenNeeded();
  const limit = new Promise((resolve) => setTimeout(resolve, URGENT_LIMIT_MS));
  await Promise.race([loadUrgent().catch(() => {}), limit]);
}
