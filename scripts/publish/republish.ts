import { latestText } from '../build/site-files/build-meta.ts';
import type { Bucket } from './bucket/bucket.ts';
import type { Workplace } from './publish.ts';
import { type Release, writeRelease } from './bucket/release.ts';
import type { RemoteLock } from './bucket/remote-lock.ts';
import { KEPT, LATEST, type SiteObject } from './bucket/site-object.ts';
import { changedObjects, upload } from './upload.ts';

/**
 * Publishes a release again from what the bucket has kept of it, in the order of any upload. Nothing is deleted: tabs
 * of the build that gives way find their parts.
 * @returns the number of objects put back. @throws before anything is changed when something of it is no longer kept
 */
export async function putBack(release: Release, workplace: Workplace, lock: RemoteLock): Promise<number> {
  const { bucket } = workplace;
  const stored = await bucket.list();
  const changed = changedObjects(release.objects, stored);
  const lost = changed.filter(({ key, etag }) => key !== LATEST && stored.get(KEPT + etag)?.etag !== etag);
  if (lost.length > 0)
    throw new Error(
      `${lost.length} objects of the build ${release.id} are no longer kept (${lost[0]?.key} among them): it cannot be put back`,
    );
  await writeRelease(bucket, release);
  await upload(
    changed,
    (object) => (object.key === LATEST ? Buffer.from(latestText(release)) : readKept(object, bucket)),
    stored,
    {
      ...workplace,
      lock,
      whole: release.objects,
    },
  );
  return changed.length;
}

async function readKept({ key, etag }: SiteObject, bucket: Bucket): Promise<Buffer> {
  const read = await bucket.read(KEPT + etag);
  if (!read) throw new Error(`${key}: its bytes are no longer kept under ${KEPT}${etag}`);
  return read.body;
}
