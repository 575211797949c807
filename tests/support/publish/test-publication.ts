import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCK_KEY } from '../../../scripts/publish/bucket/lock-file.ts';
import { LOCK_TTL_MS } from '../../../scripts/publish/bucket/remote-lock.ts';
import { textOf } from '../../../scripts/publish/bucket/site-object.ts';
import { downloadLive } from '../../../scripts/publish/download-live.ts';
import { prune } from '../../../scripts/publish/prune.ts';
import { rollback } from '../../../scripts/publish/rollback.ts';
import { newOutDir } from '../build/run-build.ts';
import { createTestContext, publishFolder, storeSettings } from './publish-context.ts';
import { type SmallSite, PAGE_TEXTS, writeSmallSite } from './small-site.ts';
import { stallPut } from './stall-put.ts';
import type { StoreServer } from './store-server.ts';

/**
 * The tests that every store must pass that is not part of this repository. Each continues with the bucket of the one before.
 * @param lease the store does not support conditional puts, so the lock is a lease
 */
export function testPublication(startStore: () => Promise<StoreServer>, { lease }: { lease: boolean }): void {
  let store: StoreServer;
  beforeAll(async () => {
    store = await startStore();
  }, 120_000);
  afterAll(() => store.close());

  const news = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`/news/n${n}`, `Новость ${n}`]));
  const pages = { ...PAGE_TEXTS, ...news };
  const site = (changes: Partial<SmallSite>) =>
    writeSmallSite({ id: 'a', minute: 1, app: 'code000a', siteUrl: 'http://127.0.0.1:1', pages, ...changes });
  const context = (changes: Parameters<typeof createTestContext>[1] = {}) => createTestContext(store, changes).context;
  const publish = (changes: Partial<SmallSite>, inContext = context()) =>
    publishFolder(site(changes), inContext, { check: false });
  const textAt = async (key: string) => {
    const read = await context().bucket.read(key);
    return read && textOf(read);
  };
  const keys = async () => [...(await context().bucket.list()).keys()];

  it('accepts a first publication, and after a change only the changed objects', async () => {
    const first = createTestContext(store);
    expect(await publish({}, first.context)).toMatchObject({ build: 'a', unchanged: 0 });
    expect(first.said.some((line) => line.includes('the lock is a lease'))).toBe(lease);
    expect(await textAt('about')).toContain('О компании');
    expect(await textAt('articles/чистота/payload.json')).toContain('Чистота');
    const { uploaded } = await publish({ id: 'b', minute: 2, pages: { ...pages, '/about': 'О нас' } });
    expect(uploaded).toBeLessThan(10);
    expect(await textAt('about')).toContain('О нас');
    expect(await keys()).not.toContain(LOCK_KEY);
  });

  it('returns the cache of the live build', async () => {
    expect(await downloadLive(newOutDir(), context(), { cacheOnly: true })).toBe(3);
  });

  it('serves complete pages after a killed publication, and accepts the next one', async () => {
    const changed = Object.fromEntries(Object.entries(pages).map(([address, text]) => [address, `${text} — новое`]));
    const dir = site({ id: 'c', minute: 3, pages: changed });
    await killPublicationAt('news/n15', dir, store);
    expect(await textAt('news/n15/payload.json')).toContain('новое');
    expect(await textAt('news/n15')).not.toContain('новое');
    expect(await textAt('builds/latest.json')).toContain('"b"');
    expect(await keys()).toContain(LOCK_KEY);
    expect(
      await publishFolder(dir, context({ now: () => Date.now() + 2 * LOCK_TTL_MS }), { check: false }),
    ).toMatchObject({ build: 'c' });
    for (const [address, text] of Object.entries(changed))
      if (address.startsWith('/news')) expect(await textAt(address.slice(1))).toContain(text);
    expect(await keys()).not.toContain(LOCK_KEY);
  });

  it('makes one of two publications wait for the other', async () => {
    const results = await Promise.allSettled([
      publish({ id: 'e', minute: 5, pages: { ...pages, '/about': 'Пятая' } }),
      publish({ id: 'd', minute: 4, pages: { ...pages, '/about': 'Четвёртая' } }),
    ]);
    for (const result of results)
      if (result.status === 'rejected') expect(String(result.reason)).toMatch(/is newer than d|has lost the lock/);
    expect(await textAt('builds/latest.json')).toContain('"e"');
    expect(await textAt('about')).toContain('Пятая');
    expect(await keys()).not.toContain(LOCK_KEY);
  });

  it('accepts a rollback and is pruned', async () => {
    const { '/about': _, ...withoutAbout } = pages;
    await publish({ id: 'f', minute: 6, pages: withoutAbout });
    expect(await textAt('about')).toBeUndefined();
    await rollback('b', context(), { check: false, checkAttempts: 1 });
    expect(await textAt('about')).toContain('О нас');
    await context().bucket.put('assets/cut-00000000.js', Buffer.from('x'), {
      type: 'text/javascript',
      cache: 'no-cache',
    });
    const late = context({ now: () => Date.now() + 31 * 24 * 60 * 60 * 1000 });
    expect(await prune(late, { dryRun: false, allow: undefined })).toMatchObject({
      leftovers: ['assets/cut-00000000.js'],
    });
    const left = await keys();
    expect(left).not.toContain('assets/cut-00000000.js');
    expect(left).not.toContain(LOCK_KEY);
  });
}

const KILL_MS = 60_000;

/** Publishes a folder in another process and kills it when it puts this key. */
async function killPublicationAt(key: string, dir: string, store: StoreServer): Promise<void> {
  const stalled = await stallPut(store.endpoint, key);
  const child = spawn(process.execPath, ['scripts/deploy.ts', '--dir', dir, '--no-check'], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    env: {
      ...process.env,
      ...storeSettings({ ...store, endpoint: stalled.endpoint }),
      API_BASE_URL: 'http://api.test',
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const timeout = once(AbortSignal.timeout(KILL_MS), 'abort');
  const reached = await Promise.race([
    stalled.requested.then(() => true),
    ended.then(() => false),
    timeout.then(() => false),
  ]);
  child.kill('SIGKILL');
  await ended;
  stalled.close();
  if (!reached) throw new Error(`The publication has ended, or has not put ${key} within ${KILL_MS} ms`);
}
