import { whenIdle } from './when-idle.ts';
import { whenInteracted } from './when-interacted.ts';

/**
 * Resolves when a page is to get what it does without at first: at the first sign of the visitor. A browser that has it in
 * store already, and an address that asks for more than the build has rendered, need no sign: there it comes when the browser
 * is idle.
 */
export function whenWanted(): Promise<void> {
  const isControlled = Boolean(navigator.serviceWorker?.controller);
  return isControlled || location.search !== '' || location.hash !== '' ? whenIdle() : whenInteracted();
}
