import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Bucket, PreconditionFailed } from './bucket.ts';
import { textOf } from './site-object.ts';

export const LOCK_KEY = 'builds/deploy.lock.json';

/** Keeps others from publishing into the same bucket. */
export interface RemoteLock {
  /** Says so in the store that the lock is still wanted. @throws when it has been lost to somebody else. */
  renew: () => Promise<void>;
  /** Costs nothing. @throws when the lock is known to be lost. */
  assertHeld: () => void;
  release: () => Promise<void>;
}

export interface LockOptions {
  /** Who locks, for whoever has to wait. */
  owner: string;
  /** How long to wait for the lock of another, ms. */
  lockTimeoutMs: number;
  sleep: (ms: number) => Promise<unknown>;
  now: () => number;
  log: (line: string) => void;
}

const lockFileSchema = z.object({
  token: z.string(),
  owner: z.string(),
  /** ms */
  expiresAt: z.int().min(0).max(8.64e15),
});
type LockFile = z.output<typeof lockFileSchema>;

/** A lock that nobody renews is one of a crash: it may be taken after this time, ms. */
export const LOCK_TTL_MS = 5 * 60_000;
const RENEW_INTERVAL_MS = 60_000;
const POLL_INTERVAL_MS = 5000;
const LOCK_HEADERS = { type: 'application/json; charset=utf-8', cache: 'no-store' };

/** @throws when another one holds the lock for longer than the caller has patience. */
export async function acquireRemoteLock(bucket: Bucket, options: LockOptions): Promise<RemoteLock> {
  const { owner, lockTimeoutMs, sleep, now, log } = options;
  const token = randomUUID();
  const deadline = now() + lockTimeoutMs;
  const lockFile = () =>
    Buffer.from(JSON.stringify({ token, owner, expiresAt: now() + LOCK_TTL_MS } satisfies LockFile));
  let etag: string | undefined;
  let reportedOwner: string | undefined;
  let unchanged: { etag: string; since: number } | undefined;
  while (etag === undefined) {
    const time = now();
    const found = await readLock(bucket);
    if (found && unchanged?.etag !== found.etag) unchanged = { etag: found.etag, since: time };
    // Whose clock is ahead leaves a lock that would last too long.
    const since = unchanged?.since ?? time;
    if (!found || Math.min(found.file.expiresAt, since + LOCK_TTL_MS) < time) {
      if (found) log(`Taking the lock that ${found.file.owner} left at ${timeOf(found.file.expiresAt - LOCK_TTL_MS)}`);
      etag = await tryAcquire(bucket, lockFile(), token, found?.etag);
      continue;
    }
    const holder = `${found.file.owner} is publishing (its lock lasts until ${timeOf(found.file.expiresAt)})`;
    if (time >= deadline) throw new Error(`${holder}: try again when it has ended`);
    if (reportedOwner !== found.file.owner) log(`${holder}: waiting`);
    reportedOwner = found.file.owner;
    await sleep(POLL_INTERVAL_MS * (0.5 + Math.random()));
  }

  let lost: Error | undefined;
  const assertHeld = () => {
    if (lost) throw lost;
  };
  const renew = async () => {
    assertHeld();
    try {
      etag = await bucket.put(LOCK_KEY, lockFile(), LOCK_HEADERS, { ifMatch: etag ?? '' });
    } catch (error) {
      if (!(error instanceof PreconditionFailed)) throw error;
      // The reply to a renewal that has succeeded may have been lost, and two of ours may have met.
      const found = await readLock(bucket);
      if (found?.file.token !== token) throw (lost = new Error(`${owner} has lost the lock to another publication`));
      etag = found.etag;
    }
  };
  // A failed renewal is no news yet: the next one, or the one between two stages, will tell.
  const timer = setInterval(() => void renew().catch(() => {}), RENEW_INTERVAL_MS);
  timer.unref();
  return {
    renew,
    assertHeld,
    async release() {
      clearInterval(timer);
      if ((await readLock(bucket))?.file.token === token) await bucket.remove([LOCK_KEY]);
    },
  };
}

/** @returns the ETag of our lock, or undefined when another was quicker. */
async function tryAcquire(bucket: Bucket, body: Buffer, token: string, over?: string): Promise<string | undefined> {
  try {
    await bucket.put(LOCK_KEY, body, LOCK_HEADERS, over === undefined ? { ifAbsent: true } : { ifMatch: over });
  } catch (error) {
    if (!(error instanceof PreconditionFailed)) throw error;
  }
  // Read again: a store may not know conditions, and the reply to a put that has succeeded may have been lost.
  const found = await readLock(bucket);
  return found?.file.token === token ? found.etag : undefined;
}

async function readLock(bucket: Bucket): Promise<{ file: LockFile; etag: string } | undefined> {
  const read = await bucket.read(LOCK_KEY);
  return read && { file: parseLock(textOf(read)), etag: read.etag };
}

/** A lock that cannot be read binds nobody. */
function parseLock(text: string): LockFile {
  try {
    return lockFileSchema.parse(JSON.parse(text));
  } catch {
    return { token: '', owner: 'somebody', expiresAt: 0 };
  }
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
