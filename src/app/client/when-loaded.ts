import { whenInteracted } from '../../lib/browser/when-interacted.ts';

/** Maximum wait for pictures, ms. */
const TIMEOUT_MS = 4000;

/** Resolves when the pictures of the first screen have loaded, or at the visitor's first gesture. */
export function whenLoaded(): Promise<void> {
  const loaded = new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, TIMEOUT_MS);
  });
  return Promise.race([loaded, whenInteracted()]);
}
