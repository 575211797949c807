import { awaitsQuery } from '../../lib/browser/awaits-query.ts';
import { whenInteracted } from '../../lib/browser/when-interacted.ts';

/** Maximum wait for pictures, ms. */
const TIMEOUT_MS = 4000;

/**
 * Resolves when the pictures of the first screen have loaded, at the visitor's first gesture, or without waiting for pictures that
 * are hidden. Not before the document has been parsed, which waits for the sheet in the body.
 */
export async function whenLoaded(): Promise<void> {
  const loaded = new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, TIMEOUT_MS);
  });
  if (!awaitsQuery()) await Promise.race([loaded, whenInteracted()]);
  await whenParsed();
}

function whenParsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}
