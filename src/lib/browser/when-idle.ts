import { whenInteracted } from './when-interacted.ts';

const TIMEOUT_MS = 2000;

/** Resolves when the browser has nothing better to do, or at the first sign that the visitor turns to the page. */
export function whenIdle(): Promise<void> {
  // Safari has no idle callbacks.
  const idle = new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS });
    else setTimeout(resolve, 200);
  });
  return Promise.race([idle, whenInteracted()]);
}
