import { type BuildCache, readLastBuildCache } from './build-cache.ts';
import { realpathSync } from 'node:fs';
import type { BuildOptions } from '../options/build-options.ts';

/** What a build may take over from the last one. */
export interface PreviousBuild {
  dir: string;
  cache: BuildCache;
  /** False when the code between API and page data has changed: then no page's data can be taken over. */
  isDataCurrent: boolean;
}

/**
 * The build that this one is compared with. With `--fresh`, and where the API is another one, its pages serve the
 * comparison alone: no data of them is reused.
 */
export async function readPreviousBuild(
  { fresh, out, settings, changed }: BuildOptions,
  dataFingerprint: string,
): Promise<PreviousBuild | undefined> {
  const cache = await readLastBuildCache(out, { withReplies: changed.length > 0 });
  if (!cache) return undefined;
  const isReusable = !fresh && cache.api === settings.API_BASE_URL;
  return {
    dir: realpathSync(out),
    cache: isReusable ? cache : { ...cache, listIds: {}, entityHashes: new Map() },
    isDataCurrent: isReusable && cache.dataFingerprint === dataFingerprint,
  };
}
