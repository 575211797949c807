import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

/** Number of kept bundles including the current one: enough for switching between branches. */
export const BUNDLES_KEPT = 10;
/** A bundle used more recently, ms, may still be in use by another build. */
const IN_USE_MS = 60 * 60 * 1000;

/** Records that a build uses the bundle. */
export function markAsUsed(bundle: string, now = new Date()): void {
  utimesSync(bundle, now, now);
}

/**
 * Removes the least recently used bundles and the unfinished ones of killed builds.
 * @param folder with a folder for each bundle
 */
export function removeOldBundles(folder: string, now = Date.now()): void {
  const bundles = readdirSync(folder).map((name) => path.join(folder, name));
  const latestFirst = bundles
    .map((bundle) => ({ bundle, usedAt: statSync(bundle, { throwIfNoEntry: false })?.mtimeMs ?? now }))
    .toSorted((a, b) => b.usedAt - a.usedAt);
  for (const { bundle, usedAt } of latestFirst.slice(BUNDLES_KEPT))
    if (now - usedAt > IN_USE_MS) rmSync(bundle, { recursive: true, force: true });
}
