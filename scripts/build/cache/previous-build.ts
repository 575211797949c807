import { type BuildCache, type BuildCacheHead, readLastBuildCache } from './build-cache.ts';
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
export function readPreviousBuild(options: BuildOptions, dataFingerprint: string): PreviousBuild | undefined {
  const { fresh, out, settings, changed } = options;
  const isOtherSource = ({ api }: BuildCacheHead) => fresh || api !== settings.API_BASE_URL;
  const staleReasonOf = (head: BuildCacheHead) => {
    if (fresh) return '--fresh fetches everything';
    if (isOtherSource(head)) return 'the last build was made from another API';
    if (head.dataFingerprint !== dataFingerprint) return 'the last build was made by other code or with other settings';
    return undefined;
  };
  const cache = readLastBuildCache(out, {
    wantsReply: (call, head) =>
      staleReasonOf(head) === undefined &&
      (changed.length > 0 || typeof head.changesUntil === 'string' || call in head.etags),
  });
  return (
    cache && {
      dir: realpathSync(out),
      cache: isOtherSource(cache) ? { ...cache, listIds: {}, entityHashes: new Map() } : cache,
      staleReason: staleReasonOf(cache),
    }
  );
}
