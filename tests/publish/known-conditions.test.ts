import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PROBE_PREFIX } from '../../scripts/publish/bucket/conditional-writes.ts';
import { STORE_KEY } from '../../scripts/publish/bucket/known-conditions.ts';
import { textOf } from '../../scripts/publish/bucket/site-object.ts';
import { acquireRemoteLock, LOCK_TTL_MS } from '../../scripts/publish/bucket/remote-lock.ts';
import { type ObjectStore, startObjectStore } from '../support/publish/object-store.ts';
import { createTestContext } from '../support/publish/publish-context.ts';

const DAY = 24 * 60 * 60 * 1000;
const HEADERS = { type: 'application/json', cache: 'no-store' };

let store: ObjectStore;
beforeAll(async () => {
  store = await startObjectStore();
});
afterAll(() => store.close());

/** Takes and releases the lock. @returns the number of probe objects */
async function probesOfLock(now = Date.now, endpoint = store.endpoint): Promise<number> {
  store.calls.length = 0;
  const { context } = createTestContext({ endpoint }, { now });
  const lock = await acquireRemoteLock(context.bucket, context);
  await lock.release();
  return new Set(store.puts().filter((key) => key.startsWith(PROBE_PREFIX))).size;
}

beforeEach(async () => {
  const { bucket } = createTestContext(store).context;
  await bucket.remove(STORE_KEY);
  expect(await probesOfLock()).toBe(1);
});

it('the result of a probe is kept for a week', async () => {
  expect(await probesOfLock()).toBe(0);
  expect(await probesOfLock(() => Date.now() + 6.9 * DAY)).toBe(0);
  expect(await probesOfLock(() => Date.now() + 7.1 * DAY)).toBe(1);
});

it('a bucket that was copied from another store is probed again', async () => {
  const other = store.endpoint.replace('127.0.0.1', 'localhost');
  expect(await probesOfLock(Date.now, other)).toBe(1);
  expect(await probesOfLock(Date.now, other)).toBe(0);
});

it('a malformed record counts as none', async () => {
  await createTestContext(store).context.bucket.put(STORE_KEY, Buffer.from('{"probedAt":'), HEADERS);
  expect(await probesOfLock()).toBe(1);
});

it('a store that no longer does what it did is probed again', async () => {
  const { bucket } = createTestContext(store).context;
  const read = await bucket.read(STORE_KEY);
  expect(read && textOf(read)).toContain('"quoted"');
  await bucket.put(STORE_KEY, Buffer.from(read ? textOf(read).replace('quoted', 'bare') : ''), HEADERS);
  const killed = createTestContext(store, { now: () => Date.now() - 2 * LOCK_TTL_MS }).context;
  await acquireRemoteLock(killed.bucket, killed);
  // The lock of the killed one can be replaced only under the condition that the store keeps.
  expect(await probesOfLock()).toBe(1);
});
