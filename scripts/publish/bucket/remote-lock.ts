import { randomUUID } from 'node:crypto';
import { reasonOf } from '../../setup/reason-of.ts';
import type { Bucket, PutCondition } from './bucket.ts';
import { ConditionsUnknown, PreconditionFailed } from './call-errors.ts';
import { type ConditionalWrites, describeLack } from './conditional-writes.ts';
import { probeConditions, readConditions } from './known-conditions.ts';
import { LOCK_HEADERS, LOCK_KEY, type LockFile, readLock } from './lock-file.ts';

/** Prevents simultaneous publications to the same bucket. */
export interface RemoteLock {
  /** Renews the lock in the store. @throws when another process has taken it. */
  renew: () => Promise<void>;
  /** Renews the lock, unless it was renewed less than `MOMENT_MS` ago. */
  keep: () => Promise<void>;
  /** Makes no call. @throws when the lock is known to be lost. */
  assertHeld: () => void;
  /** Never throws: a lock that cannot be deleted expires. */
  release: () => Promise<void>;
}

export interface LockOptions {
  /** The owner of the lock, for the message to others. */
  owner: string;
  /** How long to wait for another's lock, ms. */
  lockTimeoutMs: number;
  sleep: (ms: number) => Promise<unknown>;
  now: () => number;
  log: (line: string) => void;
  /** Ends the waiting. */
  signal: AbortSignal;
}

/** A lock that has not been renewed for this time, ms, belongs to a crashed process and may be taken. */
export const LOCK_TTL_MS = 5 * 60_000;
const RENEW_INTERVAL_MS = 60_000;
/** A lock that was renewed less than this ago, ms, has not expired by any clock. */
const MOMENT_MS = 20_000;
const POLL_INTERVAL_MS = 5000;
/** Without conditional writes: the time to wait after writing the lock for others that wrote it at the same time, ms. */
const SETTLE_MS = 5000;

/** @throws when it is not released within the waiting time, or when `signal` aborts */
export async function acquireRemoteLock(bucket: Bucket, options: LockOptions): Promise<RemoteLock> {
  const { owner, lockTimeoutMs, sleep, now, log, signal } = options;
  const token = randomUUID();
  const deadline = now() + lockTimeoutMs;
  const lockFile = () =>
    Buffer.from(JSON.stringify({ token, owner, expiresAt: now() + LOCK_TTL_MS } satisfies LockFile));
  const known = await readConditions(bucket, now());
  let conditions = known ?? (await probeConditions(bucket, now()));
  if (!conditions.ifAbsent || !conditions.ifMatch)
    log(`${describeLack(conditions)}: where it cannot, the lock is a lease by name and age`);

  let etag: string | undefined;
  let reportedOwner: string | undefined;
  let unchanged: { etag: string; since: number } | undefined;
  while (true) {
    signal.throwIfAborted();
    const time = now();
    const found = await readLock(bucket);
    if (found && unchanged?.etag !== found.etag) unchanged = { etag: found.etag, since: time };
    // A clock that is ahead leaves a lock that would last too long.
    const since = unchanged?.since ?? time;
    const isFree = !found || Math.min(found.file.expiresAt, since + LOCK_TTL_MS) < time;
    if (isFree) {
      if (found) log(`Taking the lock that ${found.file.owner} left at ${timeOf(found.file.expiresAt - LOCK_TTL_MS)}`);
      const condition = conditionOf(conditions, found?.etag);
      etag = await tryAcquire(bucket, lockFile(), token, condition, sleep).catch(async (error: unknown) => {
        // The store may have written the lock before its reply was no longer waited for.
        if (signal.aborted) await removeLock(bucket, token, log);
        throw error;
      });
      if (etag !== undefined) break;
      // Another process was faster, or the store no longer does what it did.
      if (conditions === known) conditions = await probeConditions(bucket, now());
    }
    const holder = isFree
      ? 'The lock of the bucket is free and could not be taken'
      : `${found.file.owner} is publishing (its lock lasts until ${timeOf(found.file.expiresAt)})`;
    if (time >= deadline) throw new Error(`${holder}: try again when it has ended, or look at it with npm run unlock`);
    if (!isFree && reportedOwner !== found.file.owner) log(`${holder}: waiting`);
    if (!isFree) reportedOwner = found.file.owner;
    await sleep(POLL_INTERVAL_MS * (0.5 + Math.random()));
  }

  let lost: Error | undefined;
  const assertHeld = () => {
    if (lost) throw lost;
  };
  let renewedAt = now();
  const renewNow = async () => {
    assertHeld();
    const time = now();
    const condition = conditionOf(conditions, etag ?? '');
    try {
      if (condition) {
        etag = await bucket.put(LOCK_KEY, lockFile(), LOCK_HEADERS, condition);
        renewedAt = time;
        return;
      }
    } catch (error) {
      if (!(error instanceof PreconditionFailed)) throw error;
    }
    // The reply to a renewal that has succeeded may have been lost.
    const found = await readLock(bucket);
    if (found?.file.token !== token) throw (lost = new Error(`${owner} has lost the lock to another publication`));
    etag = condition ? found.etag : await bucket.put(LOCK_KEY, lockFile(), LOCK_HEADERS);
    renewedAt = time;
  };
  let renewal = Promise.resolve();
  /** Sequential: a renewal must not run beside another one or beside the release. */
  const renew = () => (renewal = renewal.catch(() => {}).then(renewNow));
  // A failed renewal is not an error yet: the next one, or the check between two stages, decides.
  const timer = setInterval(() => void renew().catch(() => {}), RENEW_INTERVAL_MS);
  timer.unref();
  return {
    renew,
    async keep() {
      if (now() - renewedAt >= MOMENT_MS) await renew();
      assertHeld();
    },
    assertHeld,
    async release() {
      clearInterval(timer);
      await renewal.catch(() => {});
      await removeLock(bucket, token, log);
    },
  };
}

/** Removes the lock if it has this token. Never throws: a lock that cannot be removed expires. */
async function removeLock(bucket: Bucket, token: string, log: LockOptions['log']): Promise<void> {
  try {
    if ((await readLock(bucket))?.file.token === token) await bucket.remove(LOCK_KEY);
  } catch (error) {
    log(`The lock could not be released (${reasonOf(error)}): it expires in five minutes; npm run unlock deletes it`);
  }
}

/** Undefined where the store does not support the condition. */
function conditionOf({ ifAbsent, ifMatch }: ConditionalWrites, over: string | undefined): PutCondition | undefined {
  if (over === undefined) return ifAbsent ? { ifAbsent: true } : undefined;
  return ifMatch && { ifMatch: over, bare: ifMatch === 'bare' };
}

/** @returns the ETag of our lock, or undefined when another process was faster */
async function tryAcquire(
  bucket: Bucket,
  body: Buffer,
  token: string,
  condition: PutCondition | undefined,
  sleep: LockOptions['sleep'],
): Promise<string | undefined> {
  try {
    await bucket.put(LOCK_KEY, body, LOCK_HEADERS, condition);
  } catch (error) {
    if (!(error instanceof PreconditionFailed || error instanceof ConditionsUnknown)) throw error;
  }
  if (!condition) await sleep(SETTLE_MS);
  // Read again: the reply to a successful put may have been lost, and without conditions the last put counts.
  const found = await readLock(bucket);
  return found?.file.token === token ? found.etag : undefined;
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
