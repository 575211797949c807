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

/** What this build is compared with; what it may take over of it is less where the API is another. */
export async function readPreviousBuild(
  { fresh, out, settings, changed }: BuildOptions,
  dataFingerprint: string,
): Promise<PreviousBuild | undefined> {
  const record = await readLastBuildCache(out, { withReplies: changed.length > 0 });
  if (!record) return undefined;
  const isOfUse = !fresh && record.api === settings.API_BASE_URL;
  return {
    dir: realpathSync(out),
    cache: isOfUse ? record : { ...record, listIds: {}, entityHashes: new Map() },
    isDataCurrent: isOfUse && record.dataFingerprint === dataFingerprint,
  };
}
