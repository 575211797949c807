import { UsageError } from '../setup/usage-error.ts';
import { LOCK_KEY, readLock } from './bucket/lock-file.ts';
import type { PublishContext } from './context.ts';

/**
 * Deletes the lock of a publication that has ended without deleting it. @returns a line with the result
 * @throws {UsageError} while the lock is valid, unless forced
 */
export async function unlock(
  { bucket, now }: Pick<PublishContext, 'bucket' | 'now'>,
  { force }: { force: boolean },
): Promise<string> {
  const found = await readLock(bucket);
  if (!found) return 'The bucket is not locked';
  const { owner, expiresAt } = found.file;
  if (expiresAt > now() && !force)
    throw new UsageError(
      `${owner} holds the lock until ${new Date(expiresAt).toISOString()}; when it is sure that this one has ended, npm run unlock -- --force`,
    );
  await bucket.remove(LOCK_KEY);
  return `The lock that ${owner} has left is deleted`;
}
