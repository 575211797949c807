import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { LOCK_KEY } from '../../scripts/publish/bucket/lock-file.ts';
import { acquireRemoteLock, LOCK_TTL_MS } from '../../scripts/publish/bucket/remote-lock.ts';
import { prune } from '../../scripts/publish/prune.ts';
import type { PageKeys } from '../../scripts/publish/site-tree.ts';
import { unlock } from '../../scripts/publish/unlock.ts';
import { rollback } from '../../scripts/publish/rollback.ts';
import { type ObjectStore, startObjectStore, type StoreKind } from '../support/publish/object-store.ts';
import { createTestContext, publishFolder } from '../support/publish/publish-context.ts';
import { PAGE_TEXTS, type SmallSite, writeSmallSite } from '../support/publish/small-site.ts';

const KINDS: [string, StoreKind, RegExp?][] = [
  ['that keeps conditions', {}],
  ['that wants the digest of a list of deletions', { requiresContentMd5: true }],
  ['that compares bare ETags', { conditions: 'bare' }],
  ['that refuses every If-Match', { conditions: 'no-match' }, /does not keep If-Match of a put/],
  ['that answers 501 to conditions', { conditions: 'unknown' }, /does not keep If-None-Match and If-Match of a put/],
  ['that ignores conditions', { conditions: 'ignored' }, /does not keep If-None-Match and If-Match of a put/],
];

describe.each(KINDS)('a store %s', (_, kind, notice) => {
  let store: ObjectStore;
  beforeEach(async () => {
    store = await startObjectStore(kind);
  });
  afterEach(() => store.close());

  const { '/about': _about, ...withoutAbout } = PAGE_TEXTS;
  const folder = (changes: Partial<SmallSite> = {}) =>
    writeSmallSite({ id: 'a', minute: 1, app: 'code000a', siteUrl: store.websiteUrl, pages: PAGE_TEXTS, ...changes });
  const later = () => folder({ id: 'b', minute: 2, pages: { ...withoutAbout, '/': 'Другая главная' } });
  const get = async (address: string) => (await fetch(store.websiteUrl + address)).text();
  const keys = async () => [...(await createTestContext(store).context.bucket.list()).keys()];

  it('is published to, pruned and rolled back, and no lock stays', async () => {
    const { context, said } = createTestContext(store);
    await publishFolder(folder(), context);
    if (notice) expect(said.join('\n')).toMatch(notice);
    else expect(said).toEqual([]);
    await publishFolder(later(), context);
    await prune(context, { dryRun: false, allow: undefined });
    expect(await get('/about')).toContain('Страница не найдена');
    await rollback('a', context, { check: true, checkAttempts: 1 });
    expect(await get('/about')).toContain('О компании');
    expect((await keys()).filter((key) => key === LOCK_KEY || key.startsWith('builds/probe/'))).toEqual([]);
  });

  it('gives the lock of a killed publication to the next one, with a pause between any two attempts', async () => {
    const killed = createTestContext(store, { owner: 'the killed one', now: () => Date.now() - 2 * LOCK_TTL_MS });
    await acquireRemoteLock(killed.context.bucket, killed.context);
    store.calls.length = 0;
    const { context, said } = createTestContext(store);
    await publishFolder(folder(), context);
    expect(said.join()).toContain('Taking the lock that the killed one left');
    expect(await get('/builds/latest.json')).toContain('"a"');
    expect(store.calls.filter(({ key }) => key === LOCK_KEY).length).toBeLessThan(25);
  });

  it('lets one of two publications wait for the other', async () => {
    const first = createTestContext(store, { concurrency: 2 });
    const second = createTestContext(store, { concurrency: 2 });
    const results = await Promise.allSettled([
      publishFolder(later(), first.context),
      publishFolder(folder(), second.context),
    ]);
    expect(await get('/builds/latest.json')).toContain('"b"');
    for (const result of results)
      if (result.status === 'rejected') expect(String(result.reason)).toMatch(/is newer than a|has lost the lock/);
    expect(await keys()).not.toContain(LOCK_KEY);
  });
});

describe('a store with more objects than one reply lists', () => {
  it('is listed, and cleared, as a whole', async () => {
    const store = await startObjectStore({ keysPerList: 10 });
    onTestFinished(store.close);
    const { context, retryDelays } = createTestContext(store);
    const { bucket } = context;
    const keys = Array.from({ length: 25 }, (_, index) => `news/${String(index).padStart(4, '0')}&«${index}»`);
    for (const key of keys) await bucket.put(key, Buffer.from(key), { type: 'text/html', cache: 'no-cache' });
    expect([...(await bucket.list('news/')).keys()].toSorted()).toEqual(keys);
    // A call deletes a thousand keys; most of these have no object.
    const more = Array.from({ length: 1000 }, (_, index) => `articles/${index}`);
    store.calls.length = 0;
    await bucket.removeAll([...more, ...keys]);
    // On a busy machine a call may be repeated.
    expect(store.calls.length - retryDelays.length, store.calls.map(({ method }) => method).join()).toBe(2);
    expect((await bucket.list()).size).toBe(0);
  });
});

describe('a store with folders', () => {
  const { '/about': _about, ...withoutAbout } = PAGE_TEXTS;
  let store: ObjectStore;
  beforeEach(async () => {
    store = await startObjectStore({ hasFolders: true });
  });
  afterEach(() => store.close());

  it('refuses pages under their pathnames', async () => {
    await expect(publish({ pages: PAGE_TEXTS }, 'pathnames')).rejects.toThrow('The pages could not all be uploaded');
  });

  it('is published to, pruned and rolled back', async () => {
    await publish({ pages: PAGE_TEXTS });
    const { uploaded } = await publish({ id: 'b', minute: 2, pages: withoutAbout });
    expect(uploaded).toBeLessThan(10);
    expect(await keys()).toContain('equipment/sfera-a/index.html');
    expect((await keys()).filter((key) => key === 'about/index.html' || key === 'equipment/sfera-a')).toEqual([]);
    await prune(createTestContext(store).context, { dryRun: false, allow: undefined });
    await rollback('a', createTestContext(store).context, { check: false, checkAttempts: 1 });
    expect(await keys()).toContain('about/index.html');
  });

  const keys = async () => [...(await createTestContext(store).context.bucket.list()).keys()];
  const publish = (changes: Partial<SmallSite>, pageKeys: PageKeys = 'folders') => {
    const site = { id: 'a', minute: 1, app: 'code000a', siteUrl: store.websiteUrl, pages: PAGE_TEXTS, ...changes };
    return publishFolder(writeSmallSite(site), createTestContext(store).context, {
      check: false,
      pageKeys,
      allowShrink: 1,
    });
  };
});

describe('a store that never grants the lock', () => {
  it('ends the waiting after its time limit, with a pause between any two attempts', async () => {
    const store = await startObjectStore();
    store.fault = ({ method, key }) => (method === 'PUT' && key === LOCK_KEY ? 'lost' : undefined);
    let time = Date.now();
    const { context, delays } = createTestContext(store, { now: () => (time += 10_000), lockTimeoutMs: 60_000 });
    await expect(acquireRemoteLock(context.bucket, context)).rejects.toThrow('is free and could not be taken');
    expect(delays.length).toBeGreaterThan(1);
    expect(store.calls.length).toBeLessThan(60);
    await store.close();
  });
});

describe('waiting for a lock', () => {
  it('is aborted by the person who started it', async () => {
    const store = await startObjectStore();
    const holder = createTestContext(store, { owner: 'the holder' });
    const lock = await acquireRemoteLock(holder.context.bucket, holder.context);
    const stop = new AbortController();
    const sleep = async () => stop.abort(new Error('stopped by SIGINT'));
    const { context } = createTestContext(store, { signal: stop.signal, sleep });
    await expect(acquireRemoteLock(context.bucket, context)).rejects.toThrow('stopped by SIGINT');
    await lock.release();
    await store.close();
  });
});

describe('a lock that cannot be released', () => {
  it('does not hide the success of a publication', async () => {
    const store = await startObjectStore();
    store.fault = ({ method, key }) => (method === 'DELETE' && key === LOCK_KEY ? 'expired' : undefined);
    const { context, said } = createTestContext(store);
    const dir = writeSmallSite({ id: 'a', minute: 1, app: 'code000a', siteUrl: store.websiteUrl, pages: PAGE_TEXTS });
    expect(await publishFolder(dir, context)).toMatchObject({ build: 'a' });
    expect(said.join()).toContain('The lock could not be released');
    await store.close();
  });
});

describe('unlocking', () => {
  it('deletes an expired lock, and a valid one only with --force', async () => {
    const store = await startObjectStore();
    const { context } = createTestContext(store, { owner: 'the killed one' });
    expect(await unlock(context, { force: false })).toBe('The bucket is not locked');
    await acquireRemoteLock(context.bucket, context);
    await expect(unlock(context, { force: false })).rejects.toThrow(/^the killed one holds the lock until .* --force$/);
    const later = { ...context, now: () => Date.now() + LOCK_TTL_MS + 1 };
    expect(await unlock(later, { force: false })).toBe('The lock that the killed one has left is deleted');
    await acquireRemoteLock(context.bucket, context);
    await unlock(context, { force: true });
    expect([...(await context.bucket.list()).keys()]).not.toContain(LOCK_KEY);
    await store.close();
  });
});
