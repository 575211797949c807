/** Anything by which a visitor turns to the page. */
const INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;
const TIMEOUT_MS = 2000;

/** Resolves when the browser has nothing better to do, or at the first sign that the visitor turns to the page. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const ready = () => {
      listening.abort();
      resolve();
    };
    for (const sign of INTERACTION_EVENTS)
      addEventListener(sign, ready, { signal: listening.signal, passive: true, capture: true });
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(ready, { timeout: TIMEOUT_MS });
    else setTimeout(ready, 200);
  });
}
