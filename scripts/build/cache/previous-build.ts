import { type BuildCache, readLastBuildCache } from './build-cache.ts';
import { realpathSync } from 'node:fs';
import type { BuildOptions } from '../options/build-options.ts';

/** The parts of the last build that this one may reuse. */
export interface PreviousBuild {
  dir: string;
  cache: BuildCache;
  /** Why no page data can be reused; undefined if it can. */
  staleReason?: string;
}

/**
 * The build that this one is compared with. With `--fresh`, and with another API, its pages serve the comparison only: no data
 * is reused.
 */
export function readPreviousBuild(
  { fresh, out, settings, changed }: BuildOptions,
  dataFingerprint: string,
): PreviousBuild | undefined {
  const cache = readLastBuildCache(out, {
    wantsReply: (_, { changesUntil }) => changed.length > 0 || typeof changesUntil === 'string',
  });
  if (!cache) return undefined;
  const otherSource = otherSourceReason(fresh, cache.api !== settings.API_BASE_URL);
  const isOtherCode = cache.dataFingerprint !== dataFingerprint;
  return {
    dir: realpathSync(out),
    cache: otherSource === undefined ? cache : { ...cache, listIds: {}, entityHashes: new Map() },
    staleReason:
      otherSource ?? (isOtherCode ? 'the last build was made by other code or with other settings' : undefined),
  };
}

function otherSourceReason(fresh: boolean, isOtherApi: boolean): string | undefined {
  if (fresh) return '--fresh fetches everything';
  return isOtherApi ? 'the last build was made from another API' : undefined;
}
