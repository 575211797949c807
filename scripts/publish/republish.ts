import { latestJson } from '../build/site-files/build-meta.ts';
import type { PublishContext } from './context.ts';
import { deletePages, vanishedPages } from './delete-pages.ts';
import { readAbortedObjects, type Release, writeRelease } from './bucket/release.ts';
import type { RemoteLock } from './bucket/remote-lock.ts';
import { ARCHIVE_PREFIX } from './bucket/site-object.ts';
import { LATEST_KEY } from './bucket/upload-order.ts';
import { readArchived } from './read-archived.ts';
import { changedObjects, upload } from './upload.ts';

/**
 * Publishes a release again from the archive of the bucket, in the order of upload. Of the replaced build only those pages are
 * deleted that the release does not have, so that open tabs find their chunks and payloads.
 * @param replaced the replaced build, if it is known
 * @returns the number of restored objects. @throws before any change when the archive no longer has one of them
 */
export async function republish(
  release: Release,
  replaced: Release | undefined,
  context: PublishContext,
  lock: RemoteLock,
): Promise<number> {
  const { bucket } = context;
  const stored = await bucket.list();
  const changed = changedObjects(release.objects, stored);
  const missing = changed.filter(
    ({ key, etag }) => key !== LATEST_KEY && stored.get(ARCHIVE_PREFIX + etag)?.etag !== etag,
  );
  if (missing.length > 0)
    throw new Error(
      `${missing.length} objects of the build ${release.id} are no longer kept (${missing[0]?.key} among them): it cannot be restored`,
    );
  await writeRelease(bucket, release);
  await upload(
    changed,
    (object) => (object.key === LATEST_KEY ? Buffer.from(latestJson(release)) : readArchived(object, bucket)),
    stored,
    {
      ...context,
      lock,
      allObjects: release.objects,
    },
  );
  const aborted = replaced ? await readAbortedObjects(replaced.id, stored, bucket) : [];
  const vanished = vanishedPages([...(replaced?.objects ?? []), ...aborted], release.objects, stored);
  if (vanished.length > 0) await deletePages(vanished, stored, context, lock);
  return changed.length;
}
