import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCK_KEY } from '../../scripts/publish/bucket/lock-file.ts';
import { LOCK_TTL_MS } from '../../scripts/publish/bucket/remote-lock.ts';
import { textOf } from '../../scripts/publish/bucket/site-object.ts';
import { downloadLive } from '../../scripts/publish/download-live.ts';
import { prune } from '../../scripts/publish/prune.ts';
import { rollback } from '../../scripts/publish/rollback.ts';
import { newOutDir } from '../support/build/run-build.ts';
import { createTestContext, publishFolder, storeSettings } from '../support/publish/publish-context.ts';
import { type SmallSite, PAGE_TEXTS, writeSmallSite } from '../support/publish/small-site.ts';
import { HAS_SWIFT, startSwift } from '../support/publish/start-swift.ts';
import type { StoreServer } from '../support/publish/store-server.ts';

if (!HAS_SWIFT)
  console.log(
    'Swift is not installed, so nothing is published to it: apt-get install swift-proxy swift-account swift-container swift-object',
  );

/** A store that is not part of this repository: OpenStack Swift with its S3 interface. */
describe.runIf(HAS_SWIFT)('the S3 interface of OpenStack Swift', { timeout: 180_000 }, () => {
  let swift: StoreServer;
  beforeAll(async () => {
    swift = await startSwift();
  }, 120_000);
  afterAll(() => swift.close());

  const news = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`/news/n${n}`, `Новость ${n}`]));
  const pages = { ...PAGE_TEXTS, ...news };
  const site = (changes: Partial<SmallSite>) =>
    writeSmallSite({ id: 'a', minute: 1, app: 'code000a', siteUrl: 'http://127.0.0.1:1', pages, ...changes });
  const context = (changes: Parameters<typeof createTestContext>[1] = {}) => createTestContext(swift, changes).context;
  const publish = (changes: Partial<SmallSite>, inContext = context()) =>
    publishFolder(site(changes), inContext, { check: false });
  const textAt = async (key: string) => {
    const read = await context().bucket.read(key);
    return read && textOf(read);
  };
  const keys = async () => [...(await context().bucket.list()).keys()];

  it('accepts a first publication, and after a change only the changed objects', async () => {
    expect(await publish({})).toMatchObject({ build: 'a', unchanged: 0 });
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
    const root = path.resolve(import.meta.dirname, '../..');
    const child = spawn(process.execPath, ['scripts/deploy.ts', '--dir', dir, '--no-check'], {
      cwd: root,
      env: { ...process.env, ...storeSettings(swift), API_BASE_URL: 'http://api.test' },
      stdio: 'ignore',
    });
    while (!(await textAt('about/payload.json'))?.includes('новое') && child.exitCode === null) await sleep(5);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await textAt('builds/latest.json')).toContain('"b"');
    expect(await keys()).toContain(LOCK_KEY);
    expect(
      await publishFolder(dir, context({ now: () => Date.now() + 2 * LOCK_TTL_MS }), { check: false }),
    ).toMatchObject({
      build: 'c',
    });
    for (const [address, text] of Object.entries(changed))
      if (address.startsWith('/news')) expect(await textAt(address.slice(1))).toContain(text);
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
    expect(await keys()).not.toContain('assets/cut-00000000.js');
  });
});
