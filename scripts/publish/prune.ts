import { UsageError } from '../build/options/settings.ts';
import type { Workplace } from './publish.ts';
import { readLatest, readRelease, type Release, releaseKey, releasesIn } from './bucket/release.ts';
import { acquireRemoteLock } from './bucket/remote-lock.ts';
import { type Disposable, disposable, retainedReleases } from './retention.ts';
import { keeper } from './upload.ts';

export interface PruneOptions {
  dryRun: boolean;
  /** Number of page objects that may be deleted beyond the agreed limit. */
  allow: number | undefined;
}

/** Leftovers deleted in one run; the next run goes on. */
const LEFTOVERS_PER_RUN = 5000;

/**
 * Deletes what has had its time. Pages of vanished addresses are kept by their content first, so that a rollback finds
 * them. @throws {UsageError} when more pages would go than a person has agreed to.
 */
export async function prune(workplace: Workplace, { dryRun, allow }: PruneOptions): Promise<Disposable> {
  const { bucket } = workplace;
  const lock = await acquireRemoteLock(bucket, workplace);
  try {
    const stored = await bucket.list();
    const live = await liveRelease(workplace);
    const all = releasesIn(stored);
    const retained = retainedReleases(all, workplace.now());
    const retainedIds = new Set([...retained.map(({ id }) => id), live.id]);
    const read = async (id: string) => (await readRelease(bucket, id)) as Release;
    const releases = await Promise.all([...retainedIds].map(read));
    const passed = await Promise.all(all.filter(({ id }) => !retainedIds.has(id)).map(({ id }) => read(id)));
    const outdated = new Set(passed.flatMap(({ id, objects }) => [...objects.map(({ key }) => key), releaseKey(id)]));
    const found = disposable({ stored, live, retained: releases, outdated, now: workplace.now() });
    refuseTooMany(found.pages, live, allow);
    const going = { pages: found.pages, leftovers: found.leftovers.slice(0, LEFTOVERS_PER_RUN) };
    if (dryRun) return going;
    const keep = keeper(stored, bucket);
    for (const key of going.pages) await keep(key);
    await lock.renew();
    await bucket.remove([...going.pages, ...going.leftovers]);
    return going;
  } finally {
    await lock.release();
  }
}

async function liveRelease({ bucket }: Workplace): Promise<Release> {
  const latest = await readLatest(bucket);
  const live = latest && (await readRelease(bucket, latest.id));
  if (!live)
    throw new UsageError('The bucket names no live build: nothing can be told from anything, nothing was deleted');
  return live;
}

/** Forty objects (a page is two), or a tenth of the live site's pages. */
function refuseTooMany(pages: string[], live: Release, allow: number | undefined): void {
  const published = live.objects.filter(({ stage }) => stage === 'pages').length;
  if (pages.length <= (allow ?? Math.max(40, Math.floor(published / 10)))) return;
  throw new UsageError(
    `${pages.length} page objects would be deleted, of ${published} live ones (${pages.slice(0, 3).join(', ')}…); ` +
      `if that is meant, confirm with --allow ${pages.length}`,
  );
}
