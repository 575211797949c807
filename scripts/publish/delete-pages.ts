import pLimit from 'p-limit';
import type { StoredObject } from './bucket/bucket.ts';
import type { SiteObject } from './bucket/site-object.ts';
import type { RemoteLock } from './bucket/remote-lock.ts';
import type { PublishContext } from './context.ts';
import { createArchiver } from './upload.ts';

/** Keys of pages of the last build that are not among the current objects. @param stored the contents of the bucket */
export function vanishedPages(
  before: SiteObject[],
  now: SiteObject[],
  stored: ReadonlyMap<string, StoredObject>,
): string[] {
  const currentKeys = new Set(now.map(({ key }) => key));
  return before.flatMap(({ key, stage }) =>
    stage === 'pages' && !currentKeys.has(key) && stored.has(key) ? [key] : [],
  );
}

/** Deletes page objects. Their bytes are first copied to the archive, for a rollback. */
export async function deletePages(
  keys: string[],
  stored: Map<string, StoredObject>,
  { bucket, concurrency, signal }: Pick<PublishContext, 'bucket' | 'concurrency' | 'signal'>,
  lock: RemoteLock,
): Promise<void> {
  const archive = createArchiver(stored, bucket);
  const limit = pLimit(concurrency);
  const archiveOne = (key: string) => {
    signal.throwIfAborted();
    return archive(key);
  };
  await Promise.all(keys.map((key) => limit(() => archiveOne(key))));
  await lock.renew();
  await bucket.removeAll(keys);
}
