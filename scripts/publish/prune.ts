import { shrinkLimit } from '../build/options/shrink-limit.ts';
import { UsageError } from '../setup/usage-error.ts';
import type { PublishContext } from './context.ts';
import type { StoredObject } from './bucket/bucket.ts';
import { readLiveBuild, readRelease, type Release, listReleases } from './bucket/release.ts';
import { acquireRemoteLock } from './bucket/remote-lock.ts';
import { type Disposable, findDisposable, retainedReleases } from './retention.ts';
import { deletePages } from './delete-pages.ts';
import { readKeysInUse } from './keys-in-use.ts';

export interface PruneOptions {
  dryRun: boolean;
  /** Number of page objects that may be deleted, if it is above the limit. */
  allow: number | undefined;
}

/** Maximum of leftovers deleted in one run. */
const MAX_LEFTOVERS_PER_RUN = 5000;

/**
 * Deletes objects that are no longer needed. Vanished pages are first copied to the archive, for a rollback. @throws
 * {UsageError} when more pages would be deleted than `allow`
 */
export async function prune(context: PublishContext, { dryRun, allow }: PruneOptions): Promise<Disposable> {
  const { bucket, now, signal } = context;
  const lock = await acquireRemoteLock(bucket, context);
  try {
    const stored = await bucket.list();
    const live = await readLiveRelease(context);
    const all = listReleases(stored);
    const retained = new Set(retainedReleases(all, now()).map(({ id }) => id)).add(live.id);
    const expired = all.flatMap(({ id }) => (retained.has(id) ? [] : [id]));
    const use = await readKeysInUse(live, retained, expired, (id) => {
      signal.throwIfAborted();
      return readRelease(bucket, id);
    });
    assertWhole(live, stored);
    const disposable = findDisposable({ stored, use, now: now() });
    assertWithinLimit(disposable.pages, live, allow);
    const toDelete = { pages: disposable.pages, leftovers: disposable.leftovers.slice(0, MAX_LEFTOVERS_PER_RUN) };
    if (dryRun) return toDelete;
    await deletePages(toDelete.pages, stored, context, lock);
    await bucket.removeAll(toDelete.leftovers);
    return toDelete;
  } finally {
    await lock.release();
  }
}

async function readLiveRelease({ bucket }: PublishContext): Promise<Release> {
  const latest = await readLiveBuild(bucket);
  const live = latest && (await readRelease(bucket, latest.id));
  if (!live) throw new UsageError('The bucket names no live build, so nothing was deleted');
  return live;
}

/** Publications rely on the record of the live build, so objects deleted by hand are detected here only. */
function assertWhole({ id, objects }: Release, stored: Map<string, StoredObject>): void {
  const lost = objects.filter(({ key }) => !stored.has(key));
  if (lost.length === 0) return;
  throw new UsageError(
    `${lost.length} objects of the live build ${id} are not in the bucket (${lost[0]?.key} among them), nothing was deleted: ` +
      'npm run build -- --fresh without restore, then publish',
  );
}

/** A page is two objects. @throws {UsageError} if more would be deleted than may without `--allow` */
function assertWithinLimit(pages: string[], live: Release, allow: number | undefined): void {
  const published = live.objects.filter(({ stage }) => stage === 'pages').length;
  if (pages.length <= (allow ?? shrinkLimit(published, 40))) return;
  throw new UsageError(
    `${pages.length} page objects would be deleted, of ${published} live ones (${pages.slice(0, 3).join(', ')}…); ` +
      `if that is meant, confirm with --allow ${pages.length}`,
  );
}
