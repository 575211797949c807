import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bucket } from '../../scripts/publish/bucket/bucket.ts';
import { prune } from '../../scripts/publish/prune.ts';
import { PROBE_PREFIX } from '../../scripts/publish/bucket/conditional-writes.ts';
import { LOCK_KEY } from '../../scripts/publish/bucket/lock-file.ts';
import { downloadLive } from '../../scripts/publish/download-live.ts';
import { releaseLines, rollback } from '../../scripts/publish/rollback.ts';
import { readRelease, type Release, writeRelease } from '../../scripts/publish/bucket/release.ts';
import { ARCHIVE_PREFIX } from '../../scripts/publish/bucket/site-object.ts';
import { LATEST_KEY } from '../../scripts/publish/bucket/upload-order.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type ObjectStore, startObjectStore } from '../support/publish/object-store.ts';
import { publishFolder, createTestContext } from '../support/publish/publish-context.ts';
import { type SmallSite, PAGE_TEXTS, writeSmallSite } from '../support/publish/small-site.ts';

let store: ObjectStore;
beforeEach(async () => {
  store = await startObjectStore();
});
afterEach(() => store.close());

const CHECK = { check: true, checkAttempts: 1 };
const DAY = 24 * 60 * 60 * 1000;
const { '/about': _, ...WITHOUT_ABOUT } = PAGE_TEXTS;
const publish = (changes: Partial<SmallSite>) => {
  const site = { id: 'a', minute: 1, app: 'code000a', siteUrl: store.websiteUrl, pages: PAGE_TEXTS, ...changes };
  return publishFolder(writeSmallSite(site), createTestContext(store).context);
};
const publishBoth = async () => {
  await publish({});
  await publish({
    id: 'b',
    minute: 2,
    app: 'code000b',
    pages: { ...WITHOUT_ABOUT, '/': 'Другая главная', '/services': 'Услуги' },
  });
};
const get = async (address: string) => {
  const reply = await fetch(store.websiteUrl + address);
  return { status: reply.status, text: await reply.text() };
};

describe('a rollback', () => {
  it('restores pages and pointer of the earlier build, and keeps the assets of both', async () => {
    await publishBoth();
    await rollback('a', createTestContext(store).context, CHECK);
    for (const [address, text] of Object.entries(PAGE_TEXTS))
      expect((await get(address)).text).toContain(`<h1>${text}</h1>`);
    expect((await get('/builds/latest.json')).text).toContain('"a"');
    expect((await get('/assets/main-code000b.js')).status).toBe(200);
    expect((await get('/services/payload.json')).status).toBe(200);
    expect((await get('/services')).status).toBe(404);
    expect((await releaseLines(createTestContext(store).context)).join('\n')).toMatch(
      /^b .*\na .*\(live\)$|^a .*\(live\)\nb /m,
    );
  });

  it('restores pages that were deleted in the meantime, and can itself be undone', async () => {
    await publishBoth();
    expect((await get('/about')).status).toBe(404);
    await rollback('a', createTestContext(store).context, CHECK);
    expect((await get('/about')).text).toContain('О компании');
    await rollback('b', createTestContext(store).context, CHECK);
    expect((await get('/')).text).toContain('Другая главная');
    expect((await get('/services')).text).toContain('Услуги');
  });

  it.each([
    ['is missing', (bucket: Bucket, key: string) => bucket.remove(key)],
    [
      'has other bytes',
      (bucket: Bucket, key: string) => bucket.put(key, Buffer.from('x'), { type: 'text/html', cache: 'no-cache' }),
    ],
  ])('to a build with an archived object that %s changes nothing', async (_state, damage) => {
    await publishBoth();
    const { context } = createTestContext(store);
    const [kept = ''] = (await context.bucket.list('builds/kept/')).keys();
    await damage(context.bucket, kept);
    store.calls.length = 0;
    await expect(rollback('a', context, CHECK)).rejects.toThrow('1 objects of the build a are no longer kept');
    expect(store.puts().filter((key) => key !== LOCK_KEY && !key.startsWith(PROBE_PREFIX))).toEqual([]);
    expect((await get('/builds/latest.json')).text).toContain('"b"');
  });

  it('that the store refuses names the objects and the reason', async () => {
    await publishBoth();
    store.fault = ({ method, key }) => (method === 'PUT' && key === 'about' ? 'expired' : undefined);
    await expect(rollback('a', createTestContext(store).context, CHECK)).rejects.toThrow(/^  about: .*ExpiredToken$/m);
  });

  it('repairs a bucket with an unreadable pointer', async () => {
    await publishBoth();
    const { context } = createTestContext(store);
    await context.bucket.put(LATEST_KEY, Buffer.from('null'), { type: 'application/json', cache: 'no-cache' });
    expect(await releaseLines(context)).toHaveLength(2);
    await rollback('b', context, CHECK);
    expect((await get('/builds/latest.json')).text).toContain('"b"');
  });

  it('restores assets of a release that an earlier version has written', async () => {
    await publishBoth();
    const { bucket } = createTestContext(store).context;
    const release = await readRelease(bucket, 'a');
    const asset = release?.objects.find(({ key }) => key === 'assets/main-code000a.js');
    if (!release || !asset) throw new Error('The release has no asset');
    await bucket.copy(asset.key, ARCHIVE_PREFIX + asset.etag);
    await bucket.remove(asset.key);
    const text = JSON.stringify(release).replaceAll('"stage":"assets"', '"stage":"parts"');
    await writeRelease(bucket, JSON.parse(text) as Release);
    await rollback('a', createTestContext(store).context, CHECK);
    expect((await get(`/${asset.key}`)).status).toBe(200);
  });

  it('to an unknown build changes nothing', async () => {
    await publishBoth();
    await expect(rollback('zzz', createTestContext(store).context, CHECK)).rejects.toThrow('knows no build zzz');
    expect((await get('/builds/latest.json')).text).toContain('"b"');
  });

  it('is followed by the next newer build as usual', async () => {
    await publishBoth();
    await rollback('a', createTestContext(store).context, CHECK);
    await publish({ id: 'c', minute: 3, pages: { ...PAGE_TEXTS, '/': 'Третья' } });
    expect((await get('/')).text).toContain('Третья');
  });
});

describe('pruning', () => {
  /** The last publication could not remove a deleted page. */
  const publishWithLeftovers = async () => {
    await publishBoth();
    store.fault = ({ method }) => (method === 'POST' ? 'expired' : undefined);
    await expect(publish({ id: 'c', minute: 3 })).rejects.toThrow('npm run prune deletes them');
    store.fault = undefined;
  };

  it('removes the pages that the live build does not have, and keeps their payloads and all assets', async () => {
    await publishWithLeftovers();
    const gone = await prune(createTestContext(store).context, { dryRun: false, allow: undefined });
    expect({ ...gone, pages: gone.pages.toSorted() }).toEqual({
      pages: ['services', 'services/index.html'],
      leftovers: [],
    });
    expect((await get('/services')).status).toBe(404);
    expect((await get('/services/payload.json')).status).toBe(200);
    expect((await get('/assets/main-code000b.js')).status).toBe(200);
  });

  it('with --dry-run prints the plan only', async () => {
    await publishWithLeftovers();
    const { pages } = await prune(createTestContext(store).context, { dryRun: true, allow: undefined });
    expect(pages).toContain('services');
    expect((await get('/services')).status).toBe(200);
  });

  it('stops before more pages than allowed', async () => {
    await publishWithLeftovers();
    await expect(prune(createTestContext(store).context, { dryRun: false, allow: 1 })).rejects.toThrow('--allow 2');
    expect((await get('/services')).status).toBe(200);
  });

  it('removes nothing recent, and later everything that no build needs; restored objects stay', async () => {
    await publish({});
    await publish({ id: 'b', minute: 2, app: 'code000b' });
    await publish({ id: 'c', minute: 3 });
    const { context } = createTestContext(store, { now: () => Date.now() + 31 * DAY });
    await context.bucket.put('assets/cut-00000000.js', Buffer.from('of a publication that was cut'), {
      type: 'text/javascript',
      cache: 'no-cache',
    });
    expect((await prune(createTestContext(store).context, { dryRun: false, allow: undefined })).leftovers).toEqual([]);
    const { leftovers } = await prune(context, { dryRun: false, allow: undefined });
    expect(leftovers).toEqual(['assets/cut-00000000.js']);
    for (const app of ['code000a', 'code000b']) expect((await get(`/assets/main-${app}.js`)).status).toBe(200);
  });

  it('never removes objects that no publication has written', async () => {
    await publishBoth();
    const { context } = createTestContext(store, { now: () => Date.now() + 400 * DAY });
    await context.bucket.put('yandex_1234.html', Buffer.from('proof'), { type: 'text/html', cache: 'no-cache' });
    await prune(context, { dryRun: false, allow: undefined });
    expect((await get('/yandex_1234.html')).text).toBe('proof');
  });

  it('of a bucket without a site is refused', async () => {
    await expect(prune(createTestContext(store).context, { dryRun: false, allow: undefined })).rejects.toThrow(
      'no live build',
    );
  });
});

describe('restoring', () => {
  const newOut = () => path.join(temporaryFolder(), 'dist');

  it('is aborted by the person who started it, and leaves no tree', async () => {
    await publish({});
    const stop = new AbortController();
    store.fault = ({ key }) =>
      key === 'about/payload.json' ? void stop.abort(new Error('stopped by SIGINT')) : undefined;
    const { context } = createTestContext(store, { signal: stop.signal });
    const out = path.join(temporaryFolder(), 'dist');
    store.calls.length = 0;
    await expect(downloadLive(out, context)).rejects.toThrow('stopped by SIGINT');
    expect(existsSync(out)).toBe(false);
  });

  it('downloads record, pages, payloads and pictures of the live build, uncompressed', async () => {
    await publishBoth();
    const out = newOut();
    expect(await downloadLive(out, createTestContext(store).context)).toBeGreaterThan(10);
    expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toContain('Другая главная');
    expect(readFileSync(path.join(out, 'articles/чистота/payload.json'), 'utf8')).toContain('Чистота');
    expect(readFileSync(path.join(out, 'builds/build-cache.jsonl'), 'utf8')).toContain('"/services"');
    expect(readFileSync(path.join(out, 'og/abcdefgh12345678.jpg'), 'utf8')).toBe('a picture');
    expect(await downloadLive(out, createTestContext(store).context)).toBeUndefined();
  });

  it('downloads the pages over a tree with the cache alone', async () => {
    await publish({});
    const out = newOut();
    const { context } = createTestContext(store);
    await downloadLive(out, context, { cacheOnly: true });
    expect(await downloadLive(out, context, { cacheOnly: true })).toBeUndefined();
    expect(existsSync(path.join(out, 'index.html'))).toBe(false);
    await downloadLive(out, context);
    expect(existsSync(path.join(out, 'index.html'))).toBe(true);
    expect(existsSync(path.join(out, 'builds/kept-files.json'))).toBe(false);
    expect(await downloadLive(out, context, { cacheOnly: true })).toBeUndefined();
  });

  it('of an empty bucket is not a failure', async () => {
    expect(await downloadLive(newOut(), createTestContext(store).context)).toBe(0);
  });
});
