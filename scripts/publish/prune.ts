import { UsageError } from '../setup/usage-error.ts';
import type { PublishContext } from './context.ts';
import { readLiveBuild, readRelease, type Release, releaseKey, listReleases } from './bucket/release.ts';
import { acquireRemoteLock } from './bucket/remote-lock.ts';
import { type Disposable, findDisposable, retainedReleases } from './retention.ts';
import { createArchiver } from './upload.ts';

export interface PruneOptions {
  dryRun: boolean;
  /** Number of page objects that may be deleted beyond the agreed limit. */
  allow: number | undefined;
}

/** Leftovers deleted in one run; the next run goes on. */
const MAX_LEFTOVERS_PER_RUN = 5000;

/**
 * Deletes what has had its time. Pages of vanished addresses are kept by their content first, so that a rollback finds
 * them. @throws {UsageError} when more pages would go than a person has agreed to.
 */
export async function prune(context: PublishContext, { dryRun, allow }: PruneOptions): Promise<Disposable> {
  const { bucket } = context;
  const lock = await acquireRemoteLock(bucket, context);
  try {
    const stored = await bucket.list();
    const live = await readLiveRelease(context);
    const all = listReleases(stored);
    const retained = retainedReleases(all, context.now());
    const retainedIds = new Set([...retained.map(({ id }) => id), live.id]);
    const read = async (id: string) => (await readRelease(bucket, id)) as Release;
    const releases = await Promise.all([...retainedIds].map(read));
    const expired = await Promise.all(all.filter(({ id }) => !retainedIds.has(id)).map(({ id }) => read(id)));
    const expiredKeys = new Set(
      expired.flatMap(({ id, objects }) => [...objects.map(({ key }) => key), releaseKey(id)]),
    );
    const disposable = findDisposable({ stored, live, retained: releases, expiredKeys, now: context.now() });
    assertWithinLimit(disposable.pages, live, allow);
    const toDelete = { pages: disposable.pages, leftovers: disposable.leftovers.slice(0, MAX_LEFTOVERS_PER_RUN) };
    if (dryRun) return toDelete;
    const archive = createArchiver(stored, bucket);
    for (const key of toDelete.pages) await archive(key);
    await lock.renew();
    await bucket.removeAll([...toDelete.pages, ...toDelete.leftovers]);
    return toDelete;
  } finally {
    await lock.release();
  }
}

async function readLiveRelease({ bucket }: PublishContext): Promise<Release> {
  const latest = await readLiveBuild(bucket);
  const live = latest && (await readRelease(bucket, latest.id));
  if (!live)
    throw new UsageError('The bucket names no live build: nothing can be told from anything, nothing was deleted');
  return live;
}

/** Forty objects (a page is two), or a tenth of the live site's pages. */
function assertWithinLimit(pages: string[], live: Release, allow: number | undefined): void {
  const published = live.objects.filter(({ stage }) => stage === 'pages').length;
  if (pages.length <= (allow ?? Math.max(40, Math.floor(published / 10)))) return;
  throw new UsageError(
    `${pages.length} page objects would be deleted, of ${published} live ones (${pages.slice(0, 3).join(', ')}…); ` +
      `if that is meant, confirm with --allow ${pages.length}`,
  );
}
