import { whenInteracted } from './when-interacted.ts';

/** Longer than this nobody waits for a picture that does not come, ms. */
const TIMEOUT_MS = 4000;

/** Resolves when what the first screen shows has come, or at the first sign that the visitor turns to the page. */
export function whenLoaded(): Promise<void> {
  const loaded = new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, TIMEOUT_MS);
  });
  return Promise.race([loaded, whenInteracted()]);
}
