import { whenInteracted } from './when-interacted.ts';

const TIMEOUT_MS = 2000;

/** Resolves when the browser is idle, or at the visitor's first gesture. */
export function whenIdle(): Promise<void> {
  // Safari has no idle callbacks.
  const idle = new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS });
    else setTimeout(resolve, 200);
  });
  return Promise.race([idle, whenInteracted()]);
}
