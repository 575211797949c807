import { z } from 'zod';
import type { Bucket } from './bucket.ts';
import { textOf } from './site-object.ts';

export const LOCK_KEY = 'builds/deploy.lock.json';
export const LOCK_HEADERS = { type: 'application/json; charset=utf-8', cache: 'no-store' };

const schema = z.object({
  token: z.string(),
  owner: z.string(),
  /** ms */
  expiresAt: z.int().min(0).max(8.64e15),
});

/** The owner and the expiry of the lock of a publication. */
export type LockFile = z.output<typeof schema>;

export async function readLock(bucket: Bucket): Promise<{ file: LockFile; etag: string } | undefined> {
  const read = await bucket.read(LOCK_KEY);
  return read && { file: parseLock(textOf(read)), etag: read.etag };
}

/** A malformed lock counts as none. */
function parseLock(text: string): LockFile {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return { token: '', owner: 'somebody', expiresAt: 0 };
  }
}
