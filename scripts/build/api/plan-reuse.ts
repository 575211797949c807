import { existsSync } from 'node:fs';
import { UsageError } from '../../setup/usage-error.ts';
import { dataFingerprint as fingerprintData } from '../cache/data-fingerprint.ts';
import { readPreviousBuild, type PreviousBuild } from '../cache/previous-build.ts';
import type { BuildOptions } from '../options/build-options.ts';
import { type ChangedEntities, reasonForFullBuild, resolveNamedChanges } from './changed-entities.ts';

/** What a build may reuse of the last one. */
export interface ReusePlan {
  /** Hash of the code and the settings between the API and the page data. */
  dataFingerprint: string;
  previous?: PreviousBuild;
  /** All that has changed since the last build, where that was named and can be relied on. */
  changes?: ChangedEntities;
  /** Why a build that was given changes asks for everything. */
  fullBuildReason?: string;
}

/** Reads the cache of the last build and decides by it and by the flags what is reused. @throws {UsageError} */
export async function planReuse(options: BuildOptions): Promise<ReusePlan> {
  const { out, scope } = options;
  const dataFingerprint = fingerprintData(options);
  const previous = await readPreviousBuild(options, dataFingerprint);
  if (!previous && scope.kind === 'pages' && existsSync(out))
    throw new UsageError(
      `--only adds to the last build, and ${out} holds no build cache of one: build the whole site first`,
    );
  return { dataFingerprint, ...(previous && { previous }), ...planNamedChanges(options, previous) };
}

/** What follows from `--changed`: a build that asks for the named entities only, or the reason why it cannot. */
function planNamedChanges(
  options: BuildOptions,
  previous: PreviousBuild | undefined,
): Pick<ReusePlan, 'changes' | 'fullBuildReason'> {
  if (options.changed.length === 0) return {};
  if (!previous) return { fullBuildReason: 'there is no build to go on from' };
  const fullBuildReason = reasonForFullBuild(options, previous);
  if (fullBuildReason !== undefined) return { fullBuildReason };
  return { changes: resolveNamedChanges(options.changed, previous.cache.replies) };
}
