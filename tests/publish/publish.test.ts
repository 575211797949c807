import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen } from '../../scripts/serve/listen.ts';
import { DEMO_API_URL } from '../../scripts/demo-api/address.ts';
import { BUILD_CACHE_FILE } from '../../scripts/build/cache/build-cache.ts';
import { stalenessOf } from '../../scripts/publish/freshness.ts';
import { assertBuiltFor, assertPublicSite, readSiteTree } from '../../scripts/publish/site-tree.ts';
import { PROBE_PREFIX } from '../../scripts/publish/bucket/conditional-writes.ts';
import { planPublication } from '../../scripts/publish/plan.ts';
import { planLines } from '../../scripts/publish/publish-lines.ts';
import { LOCK_KEY } from '../../scripts/publish/bucket/lock-file.ts';
import { LATEST_KEY, STAGES, stageOf } from '../../scripts/publish/bucket/upload-order.ts';
import { downloadLive } from '../../scripts/publish/download-live.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type ObjectStore, startObjectStore } from '../support/publish/object-store.ts';
import { publishFolder, createTestContext } from '../support/publish/publish-context.ts';
import { type SmallSite, PAGE_TEXTS, writeSmallSite } from '../support/publish/small-site.ts';

let store: ObjectStore;
beforeEach(async () => {
  store = await startObjectStore();
});
afterEach(() => store.close());

const site = (changes: Partial<SmallSite> = {}) =>
  writeSmallSite({
    id: 'build-1',
    minute: 1,
    app: 'code0001',
    siteUrl: store.websiteUrl,
    pages: PAGE_TEXTS,
    redirects: { '/equipment/7': '/equipment/sfera-a' },
    ...changes,
  });
const get = (address: string) => fetch(store.websiteUrl + address, { redirect: 'manual' });
const textAt = async (address: string) => (await get(address)).text();

describe('a first publication', () => {
  it('serves every URL without a redirect, with the right type', async () => {
    const { uploaded } = await publishFolder(site(), createTestContext(store).context);
    expect(uploaded).toBeGreaterThan(15);
    for (const [address, text] of Object.entries(PAGE_TEXTS)) {
      const reply = await get(address);
      expect([address, reply.status, reply.headers.get('content-type')]).toEqual([
        address,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(await reply.text()).toContain(`<h1>${text}</h1>`);
      expect((await get(`${address === '/' ? '' : address}/payload.json`)).headers.get('content-type')).toBe(
        'application/json; charset=utf-8',
      );
    }
    const part = await get('/assets/main-code0001.js');
    expect(part.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(part.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(part.headers.get('content-encoding')).toBe('gzip');
    expect((await get('/builds/latest.json')).headers.get('cache-control')).toBe('no-cache');
  });

  it('redirects from the alias of a page, and replies with 404 for missing pages', async () => {
    await publishFolder(site(), createTestContext(store).context);
    const moved = await get('/equipment/7');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/equipment/sfera-a']);
    const missing = await get('/nowhere');
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('Страница не найдена');
  });

  it('uploads the assets of a page before the page, and the pointer last', async () => {
    await publishFolder(site(), createTestContext(store).context);
    const keys = store.puts().filter((key) => !/^builds\/(releases|deploy|probe|store)/.test(key));
    const stages = keys.map((key) => STAGES.indexOf(/\.\w+$/.test(key) ? stageOf(key) : 'pages'));
    expect(stages).toEqual(stages.toSorted((a, b) => a - b));
    expect(keys.at(-1)).toBe(LATEST_KEY);
  });
});

describe('a second publication', () => {
  it('uploads only what has changed', async () => {
    await publishFolder(site(), createTestContext(store).context);
    store.calls.length = 0;
    const pages = { ...PAGE_TEXTS, '/about': 'О нас' };
    const { uploaded } = await publishFolder(
      site({ id: 'build-2', minute: 2, pages }),
      createTestContext(store).context,
    );
    const site2 = store.puts().filter((key) => !key.startsWith('builds/'));
    expect(site2.toSorted()).toEqual(['about', 'about/index.html', 'about/payload.json']);
    expect(uploaded).toBe(site2.length + 4);
    expect(await textAt('/about')).toContain('О нас');
    const deleted = store.calls.filter(({ method }) => method === 'DELETE').map(({ key }) => key);
    expect(deleted.filter((key) => key !== LOCK_KEY && !key.startsWith(PROBE_PREFIX))).toEqual([]);
    expect(store.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('of an older build is refused', async () => {
    await publishFolder(site({ id: 'newer', minute: 9 }), createTestContext(store).context);
    const older = publishFolder(site({ id: 'older', minute: 8 }), createTestContext(store).context);
    await expect(older).rejects.toThrow('The build newer that is live is newer than older');
    expect(await textAt('/builds/latest.json')).toContain('newer');
  });

  it('is compared with the live build by its objects, whatever version of the code has written its record', async () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`/news/n${n}`, `Новость ${n}`]));
    const folder = site({ pages: { ...PAGE_TEXTS, ...many } });
    await publishFolder(folder, createTestContext(store).context);
    const { context } = createTestContext(store);
    const other = Buffer.from('{"version":1}\n');
    await context.bucket.put(BUILD_CACHE_FILE, other, { type: 'text/plain', cache: 'no-cache' });
    await expect(publishFolder(site({ id: 'build-2', minute: 2 }), context)).rejects.toThrow('--allow-shrink 12');
  });

  it('over an unreadable pointer names it', async () => {
    await publishFolder(site(), createTestContext(store).context);
    const { context } = createTestContext(store);
    await context.bucket.put(LATEST_KEY, Buffer.from('<html>'), { type: 'text/html', cache: 'no-cache' });
    const second = publishFolder(site({ id: 'build-2', minute: 2 }), context);
    await expect(second).rejects.toThrow('builds/latest.json in the bucket is no record of a build');
  });

  it('without many of the pages requires a confirmation', async () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`/news/n${n}`, `Новость ${n}`]));
    await publishFolder(site({ pages: { ...PAGE_TEXTS, ...many } }), createTestContext(store).context);
    const few = site({ id: 'build-2', minute: 2 });
    for (const allowShrink of [undefined, 11]) {
      const publication = publishFolder(few, createTestContext(store).context, { allowShrink });
      await expect(publication).rejects.toThrow('--allow-shrink 12');
    }
    await publishFolder(few, createTestContext(store).context, { allowShrink: 12 });
    expect((await get('/news/n3')).status).toBe(404);
  });
});

describe('a publication of the live build', () => {
  const publishSite = (changes: Partial<SmallSite> = {}) =>
    publishFolder(site(changes), createTestContext(store).context);
  const keys = async () => [...(await createTestContext(store).context.bucket.list()).keys()].toSorted();

  it.each([undefined, { key: 'indexnow-key', endpoint: 'http://127.0.0.1:1' }])(
    'names the files for the next build in its plan, with the key of IndexNow %o',
    async (indexNow) => {
      const { context } = createTestContext(store);
      await publishFolder(site(), context, { indexNow });
      const tree = await readSiteTree(site({ id: 'build-2', minute: 2 }), { gzip: true, pageKeys: 'pathnames' });
      const plan = await planPublication(tree, context.bucket, { allowShrink: undefined, indexNow });
      expect(planLines(plan.tree, plan)).toEqual([
        expect.stringMatching(/^Nothing has changed: .+ records for the next build to upload: \d+$/),
      ]);
    },
  );

  it('creates no release, does not affect open tabs, and updates the files for the next build', async () => {
    await publishSite();
    const before = await keys();
    expect(await publishSite({ id: 'build-2', minute: 2 })).toMatchObject({ build: 'build-1', isSame: true });
    expect(await textAt('/builds/latest.json')).toContain('"build-1"');
    expect(await keys()).toEqual(before);
    const out = path.join(temporaryFolder(), 'dist');
    await downloadLive(out, createTestContext(store).context);
    expect(readFileSync(path.join(out, 'builds/report.json'), 'utf8')).toContain('"build-2"');
  });

  it('that is aborted leaves files that the next build can restore', async () => {
    await publishSite();
    store.fault = ({ method, key }) => (method === 'PUT' && key === 'builds/report.json' ? 'expired' : undefined);
    await expect(publishSite({ id: 'build-2', minute: 2 })).rejects.toThrow('The records could not all be uploaded');
    store.fault = undefined;
    const out = path.join(temporaryFolder(), 'dist');
    await downloadLive(out, createTestContext(store).context);
    expect(readFileSync(path.join(out, 'builds/report.json'), 'utf8')).toContain('"build-1"');
  });

  it.each([
    ['a page more', { pages: { ...PAGE_TEXTS, '/services': 'Услуги' } }],
    ['a page less', { pages: { '/': 'Главная', '/equipment/sfera-a': 'Сфера А' } }],
    ['a redirect less', { redirects: {} }],
    ['other code', { app: 'code0002' }],
  ])('is that of another build with %s', async (_, changes) => {
    await publishSite();
    expect(await publishSite({ id: 'build-2', minute: 2, ...changes })).toMatchObject({ build: 'build-2' });
    expect(await textAt('/builds/latest.json')).toContain('"build-2"');
  });
});

describe('a deleted page', () => {
  const { '/about': _, ...pages } = PAGE_TEXTS;

  it('is a 404 when the build without it is live, and its payload stays for open tabs', async () => {
    await publishFolder(site(), createTestContext(store).context);
    await publishFolder(site({ id: 'build-2', minute: 2, pages }), createTestContext(store).context);
    expect((await get('/about')).status).toBe(404);
    expect((await get('/about/payload.json')).status).toBe(200);
  });

  it('that cannot be removed from the bucket fails the command, which reports that the build is live', async () => {
    await publishFolder(site(), createTestContext(store).context);
    store.fault = ({ method }) => (method === 'POST' ? 'expired' : undefined);
    const second = publishFolder(site({ id: 'build-2', minute: 2, pages }), createTestContext(store).context);
    await expect(second).rejects.toThrow('The build build-2 is live, but 2 objects of pages');
    expect(await textAt('/builds/latest.json')).toContain('"build-2"');
  });
});

describe('an incomplete tree', () => {
  it.each([
    ['without the pointer', 'builds/latest.json', 'holds no finished build'],
    ['without a page', 'about/index.html', 'about/index.html is missing'],
    ['without a payload', 'about/payload.json', 'about/payload.json is missing'],
    ['without its code', 'assets/main-code0001.js', 'main-code0001.js is missing'],
    ['without the error page', '404.html', '404.html is missing'],
    ['without its record', 'builds/build-cache.jsonl', 'build-cache.jsonl is missing'],
  ])('%s is refused before a call is made', async (_, file, message) => {
    const dir = site();
    rmSync(path.join(dir, file));
    await expect(publishFolder(dir, createTestContext(store).context)).rejects.toThrow(message);
    expect(store.calls).toEqual([]);
  });

  it.each(['about/index.html', 'about/payload.json'])('because %s was truncated is refused, too', async (file) => {
    const dir = site();
    truncateSync(path.join(dir, file), 20);
    await expect(publishFolder(dir, createTestContext(store).context)).rejects.toThrow(
      `${file} is missing or truncated`,
    );
    expect(store.calls).toEqual([]);
  });
});

it.each([
  ['URLs of localhost', { siteUrl: 'http://localhost:4173' }, 'set SITE_URL'],
  ['pages of the demo API', { api: DEMO_API_URL }, 'set API_BASE_URL'],
])('%s are not published to a public bucket', async (_, changes, advice) => {
  const tree = await readSiteTree(site({ siteUrl: 'https://example.org', ...changes }), { gzip: true });
  expect(() => assertPublicSite(tree, 'https://storage.example.net')).toThrow(advice);
  expect(() => assertPublicSite(tree, 'http://127.0.0.1:9000')).not.toThrow();
});

it('a tree of another site than that of the setting is not published', async () => {
  const tree = await readSiteTree(site({ siteUrl: 'https://example.org' }), { gzip: true });
  expect(() => assertBuiltFor(tree, 'https://new.example.org')).toThrow('The tree was built for https://example.org');
  expect(() => assertBuiltFor(tree, 'https://example.org')).not.toThrow();
  expect(() => assertBuiltFor(tree)).not.toThrow();
});

it('a site without recent publications, or with another build, is reported as stale', async () => {
  const { context } = createTestContext(store);
  const ask = (hours: number, siteUrl = store.websiteUrl) =>
    stalenessOf({ ...context, siteUrl, maxHours: 3 }, Date.now() + hours * 3_600_000);
  expect(await ask(0)).toEqual(['the bucket names no live build']);
  await publishFolder(site(), context);
  expect(await ask(2)).toEqual([]);
  expect(await ask(5)).toEqual([expect.stringMatching(/^the last publication was 5 hours ago/)]);
  const broken = createServer((_, response) => response.writeHead(502).end('<html></html>'));
  const brokenUrl = await listen(broken, 0);
  expect(await ask(0, brokenUrl)).toEqual([
    expect.stringContaining('shows no build (answered with status 502), the bucket holds'),
  ]);
  broken.closeAllConnections();
  await new Promise((closed) => broken.close(closed));
  expect(await ask(0, brokenUrl)).toEqual([
    expect.stringMatching(/shows no build \(.*ECONNREFUSED.*\), the bucket holds/),
  ]);
});

describe('search engines', () => {
  it('are notified of added, changed and removed pages only', async () => {
    const told: { urlList: string[]; host: string; key: string }[] = [];
    const engine = createServer(async (request, response) => {
      told.push((await json(request)) as (typeof told)[number]);
      response.writeHead(200).end();
    });
    await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
    const indexNow = { key: 'indexnow-key', endpoint: `http://127.0.0.1:${(engine.address() as AddressInfo).port}` };
    await publishFolder(site(), createTestContext(store).context, { indexNow });
    expect(await textAt('/indexnow-key.txt')).toBe('indexnow-key');
    expect(told[0]?.urlList).toHaveLength(4);

    await publishFolder(site({ id: 'same', minute: 2, app: 'code0002' }), createTestContext(store).context, {
      indexNow,
    });
    expect(told).toHaveLength(1);

    const { '/about': _, ...rest } = PAGE_TEXTS;
    const pages = { ...rest, '/': 'Новая главная', '/services': 'Услуги' };
    await publishFolder(site({ id: 'other', minute: 3, pages }), createTestContext(store).context, { indexNow });
    expect(told[1]?.urlList.toSorted()).toEqual(['/', '/about', '/services'].map((at) => store.websiteUrl + at));
    engine.closeAllConnections();
    engine.close();
  });

  it('that cannot be notified do not fail the publication', async () => {
    const { context, said } = createTestContext(store);
    const indexNow = { key: 'indexnow-key', endpoint: 'http://127.0.0.1:1' };
    expect(await publishFolder(site(), context, { indexNow })).toMatchObject({ submitted: 0 });
    expect(said.join()).toContain('Search engines were not notified');
  });
});
