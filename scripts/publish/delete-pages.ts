import type { StoredObject } from './bucket/bucket.ts';
import type { SiteObject } from './bucket/site-object.ts';
import type { RemoteLock } from './bucket/remote-lock.ts';
import type { PublishContext } from './context.ts';
import { forEachAtOnce } from './for-each-at-once.ts';
import { createArchiver } from './upload.ts';

/** Keys of pages of earlier builds that are not among the current objects. @param stored the contents of the bucket */
export function vanishedPages(
  before: SiteObject[],
  now: SiteObject[],
  stored: ReadonlyMap<string, StoredObject>,
): string[] {
  const currentKeys = new Set(now.map(({ key }) => key));
  const isVanished = ({ key, stage }: SiteObject) => stage === 'pages' && !currentKeys.has(key) && stored.has(key);
  return [...new Set(before.filter(isVanished).map(({ key }) => key))];
}

/** Deletes page objects. Their bytes are first copied to the archive, for a rollback. */
export async function deletePages(
  keys: string[],
  stored: Map<string, StoredObject>,
  { bucket, concurrency, signal }: Pick<PublishContext, 'bucket' | 'concurrency' | 'signal'>,
  lock: RemoteLock,
): Promise<void> {
  const archive = createArchiver(stored, bucket);
  await forEachAtOnce(keys, concurrency, async (key) => {
    signal.throwIfAborted();
    await archive(key);
  });
  await lock.renew();
  await bucket.removeAll(keys);
}
