import { existsSync } from 'node:fs';
import { UsageError } from '../../setup/usage-error.ts';
import { readPreviousBuild, type PreviousBuild } from '../cache/previous-build.ts';
import { keptFilesOf } from '../page/kept-files.ts';
import type { BuildOptions } from '../options/build-options.ts';
import type { NamedChange } from '../options/named-change.ts';
import { type CallStatistics, createCallStatistics } from '../api/call-statistics.ts';
import { isKnownChange, reasonForFullBuild } from '../api/changed-entities.ts';
import { listChanges, type ListedChanges } from '../api/list-changes.ts';

/** The parts of the last build that this one may reuse. */
export interface ReusePlan {
  /** Hash of the code and the settings between the API and the page data. */
  dataFingerprint: string;
  previous?: PreviousBuild;
  /** All changes since the last build, if the content system has named them and they can be relied on. */
  changes?: NamedChange[];
  /** Why a build with known changes fetches everything. */
  fullBuildReason?: string;
  /** For the next build, see the build cache. */
  changesUntil?: string | null;
  /** Statistics of the calls for this plan, to be continued. */
  statistics: CallStatistics;
}

/** Reads the cache of the last build and decides by it and by the flags what to reuse. @throws {UsageError} */
export async function planReuse(options: BuildOptions, dataFingerprint: string): Promise<ReusePlan> {
  const { out, scope } = options;
  const previous = readPreviousBuild(options, dataFingerprint);
  if (!previous && scope.kind === 'pages' && existsSync(out))
    throw new UsageError(
      `--only adds to the last build, and ${out} holds no build cache of one: build the whole site first`,
    );
  if (previous && scope.kind === 'shard' && keptFilesOf(previous.dir).files.size > 0)
    throw new UsageError(
      `${out} holds the cache of the last build alone, and a shard needs its pages: npm run restore without --cache-only`,
    );
  const statistics = createCallStatistics();
  const known =
    options.changed.length > 0
      ? planNamedChanges(options, previous)
      : await planListedChanges(options, previous, statistics);
  return { dataFingerprint, statistics, ...(previous && { previous }), ...known };
}

type KnownChanges = Pick<ReusePlan, 'changes' | 'fullBuildReason' | 'changesUntil'>;

/** The consequence of `--changed`: only the named entities are fetched, or there is a reason against it. */
function planNamedChanges(options: BuildOptions, previous: PreviousBuild | undefined): KnownChanges {
  if (!previous) return { fullBuildReason: 'there is no build to go on from' };
  const { changesUntil } = previous.cache;
  const fullBuildReason = reasonForFullBuild(options, previous);
  if (fullBuildReason !== undefined) return { fullBuildReason, changesUntil };
  return { changes: options.changed, changesUntil };
}

/** The changes since the last build, if the API lists them. Whether it supports that is determined once. */
async function planListedChanges(
  { scope, settings, retries }: BuildOptions,
  previous: PreviousBuild | undefined,
  statistics: CallStatistics,
): Promise<KnownChanges> {
  // The shards of one crawl must all have read the same replies.
  if (!previous || previous.staleReason !== undefined || scope.kind !== 'site') return {};
  const { changesUntil, replies } = previous.cache;
  if (changesUntil === null) return { changesUntil };
  const listed = await listChanges(settings, { since: changesUntil, retries, statistics });
  if (changesUntil === undefined) return { changesUntil: noteOf(listed) };
  // If the call was refused, perhaps because the last one was too long ago, the next build tries again.
  if ('problem' in listed)
    return { fullBuildReason: listed.problem, changesUntil: listed.isRefused ? undefined : changesUntil };
  const { until, changed } = listed;
  if (replies.size === 0) return { changesUntil: until };
  return { changes: changed.filter((change) => isKnownChange(change, replies)), changesUntil: until };
}

/** Whether the API supports the call, for the build cache. */
function noteOf(listed: ListedChanges): ReusePlan['changesUntil'] {
  if ('until' in listed) return listed.until;
  return listed.isRefused ? null : undefined;
}
