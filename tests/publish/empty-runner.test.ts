import { realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listFiles } from '../../scripts/build/output/list-files.ts';
import { BUILD_CACHE_FILE } from '../../scripts/build/cache/build-cache.ts';
import { LOCK_KEY } from '../../scripts/publish/bucket/lock-file.ts';
import { PROBE_PREFIX } from '../../scripts/publish/bucket/conditional-writes.ts';
import { downloadLive } from '../../scripts/publish/download-live.ts';
import { rollback } from '../../scripts/publish/rollback.ts';
import { readSiteTree } from '../../scripts/publish/site-tree.ts';
import { startSyntheticApi, type SyntheticApi } from '../support/api/synthetic-api.ts';
import { type Entity, syntheticContent } from '../support/api/synthetic-content.ts';
import { newOutDir, reportOf, runBuild } from '../support/build/run-build.ts';
import { type ObjectStore, startObjectStore } from '../support/publish/object-store.ts';
import { createTestContext, publishFolder } from '../support/publish/publish-context.ts';

let store: ObjectStore;
let api: SyntheticApi;
/** A tree on a machine that keeps all files. */
const whole = newOutDir();

beforeAll(async () => {
  store = await startObjectStore();
  api = await startSyntheticApi(syntheticContent(12));
  // The pages link to what is left out: to a drawing, and to a redirect.
  Object.assign(equipment()[8] ?? {}, { dimensions: { width: 600, depth: 400, height: 1200 } });
  Object.assign(api.content.lists.get('/news')?.[0] ?? {}, { html: '<p><a href="/equipment/9">Модель</a></p>' });
  await build(whole);
  await publishFolder(whole, createTestContext(store).context);
});
afterAll(async () => {
  await api.close();
  await store.close();
});
beforeEach(() => {
  store.calls.length = 0;
  store.fault = undefined;
});

async function build(out: string, flags: string[] = [], env: Record<string, string> = {}): Promise<void> {
  const { code, output } = await runBuild(api.url, out, flags, { SITE_URL: store.websiteUrl, ...env });
  expect(code, output).toBe(0);
}

const equipment = () => api.content.lists.get('/equipment') as Entity[];
const rename = (index: number, name: string) => Object.assign(equipment()[index] ?? {}, { name });

/** Restores only the cache on an empty machine and builds there. @returns the folder */
async function buildOnCache(flags: string[] = [], env: Record<string, string> = {}): Promise<string> {
  const out = newOutDir();
  await downloadLive(out, createTestContext(store).context, { cacheOnly: true });
  await build(out, flags, env);
  return out;
}

/** Compares a complete tree with the bucket object by object. */
async function expectBucketOfFreshBuild(env: Record<string, string> = {}): Promise<void> {
  await build(whole, ['--fresh'], env);
  expect(await publishFolder(whole, createTestContext(store).context)).toMatchObject({ isSame: true });
}

it('after one change only the cache is downloaded, and only changed files are uploaded', async () => {
  rename(6, 'Новое имя');
  const out = await buildOnCache();
  expect(listFiles(realpathSync(out)).filter((file) => file.endsWith('.html')).length).toBeLessThan(12);
  expect(reportOf(out).pages.reused).toBeGreaterThan(30);
  expect(await publishFolder(out, createTestContext(store).context)).toMatchObject({ isSame: false });
  expect(store.calls.length, store.calls.map(({ method, key }) => `${method} ${key}`).join('\n')).toBeLessThanOrEqual(
    62,
  );
  const fetched = store.calls.filter(({ method }) => method === 'GET').map(({ key }) => key);
  const isOfPublications = (key: string) => key.startsWith('builds/') || key === '';
  expect(fetched.filter((key) => !isOfPublications(key))).toEqual([]);
  expect(fetched.filter((key) => key === BUILD_CACHE_FILE)).toHaveLength(1);
  await expectBucketOfFreshBuild();
});

it('a change named by the content system is built on the cache of a build without the other pages', async () => {
  rename(3, 'Другое имя');
  const out = await buildOnCache(['--changed', '/equipment/item-4']);
  expect(reportOf(out).calls).toBeLessThan(15);
  await publishFolder(out, createTestContext(store).context);
  await expectBucketOfFreshBuild();
});

it('without a change only records are uploaded', async () => {
  const out = await buildOnCache();
  expect(await publishFolder(out, createTestContext(store).context)).toMatchObject({ isSame: true });
  const puts = store.puts().filter((key) => key !== LOCK_KEY && !key.startsWith(PROBE_PREFIX));
  expect(puts.toSorted().map((key) => key.replace(/[0-9a-f-]{36}/, 'id'))).toEqual([
    'builds/build-cache.jsonl',
    'builds/releases/id.json',
    'builds/report.json',
  ]);
});

it('hourly runs without a change leave the objects of the bucket as they are', async () => {
  const { bucket } = createTestContext(store).context;
  const isRecord = (key: string) => /^builds\/(?:releases\/.*|build-cache\.jsonl|report\.json)$/.test(key);
  const objects = async () =>
    Array.from(await bucket.list(), ([key, { etag }]) => [key, isRecord(key) ? 'a record' : etag]).toSorted();
  const before = await objects();
  for (let hour = 0; hour < 3; hour++) await publishFolder(await buildOnCache(), createTestContext(store).context);
  expect(await objects()).toEqual(before);
});

it('a removed page is deleted with its redirect, and a new page has both', async () => {
  const [gone] = equipment().splice(11, 1);
  const [, second] = equipment();
  equipment().push({ ...structuredClone(second), id: 77, slug: 'item-77', name: 'Новая установка' } as Entity);
  const out = await buildOnCache(['--allow-shrink', '1']);
  await publishFolder(out, createTestContext(store).context);
  const status = async (address: string) => (await fetch(store.websiteUrl + address, { redirect: 'manual' })).status;
  for (const address of [`/equipment/${gone?.slug}`, `/equipment/${gone?.id}`])
    expect([address, await status(address)]).toEqual([address, 404]);
  expect([await status('/equipment/item-77'), await status('/equipment/77')]).toEqual([200, 301]);
  await expectBucketOfFreshBuild();
});

it('of a page that comes back, what was left in the bucket is kept for a rollback', async () => {
  const { id } = (await (await fetch(`${store.websiteUrl}/builds/latest.json`)).json()) as { id: string };
  const [gone] = equipment().splice(4, 1) as [Entity];
  await publishFolder(await buildOnCache(['--allow-shrink', '1']), createTestContext(store).context);
  equipment().splice(4, 0, { ...gone, name: 'Вернулась' });
  await publishFolder(await buildOnCache(), createTestContext(store).context);
  const payload = async () => (await fetch(`${store.websiteUrl}/equipment/${gone.slug}/payload.json`)).text();
  expect(await payload()).toContain('Вернулась');
  await rollback(id, createTestContext(store).context, { check: true, checkAttempts: 1 });
  expect(await payload()).not.toContain('Вернулась');
  equipment()[4] = gone;
  await expectBucketOfFreshBuild();
});

it('the publication after an aborted one corrects the bucket', async () => {
  const name = String(equipment()[1]?.name);
  rename(1, 'Обрыв');
  const cut = await buildOnCache();
  store.fault = ({ method, key }) => (method === 'PUT' && key === 'builds/report.json' ? 'cut' : undefined);
  await expect(publishFolder(cut, createTestContext(store).context)).rejects.toThrow('could not all be uploaded');
  store.fault = undefined;
  // The tree has the page of the live build again, by its record.
  rename(1, name);
  const textOf = async () => (await fetch(`${store.websiteUrl}/equipment/item-2`)).text();
  expect(await textOf()).toContain('Обрыв');
  await publishFolder(await buildOnCache(), createTestContext(store).context);
  expect(await textOf()).not.toContain('Обрыв');
  await expectBucketOfFreshBuild();
});

it('a tree is refused if another build is live, or if a file is missing', async () => {
  const { id: first } = (await (await fetch(`${store.websiteUrl}/builds/latest.json`)).json()) as { id: string };
  rename(2, 'Запоздалое');
  const late = await buildOnCache();
  const cut = await buildOnCache();
  rmSync(path.join(cut, 'equipment/item-3/index.html'));
  await expect(readSiteTree(cut, { gzip: true })).rejects.toThrow(
    'equipment/item-3/index.html is missing or truncated',
  );
  rename(2, 'Раньше');
  const { build: before } = await publishFolder(await buildOnCache(), createTestContext(store).context);
  await expect(publishFolder(late, createTestContext(store).context)).rejects.toThrow(/^The build .* is newer than/);
  rename(2, 'Ещё позже');
  const built = await buildOnCache();
  rename(2, 'И ещё');
  await publishFolder(await buildOnCache(), createTestContext(store).context);
  const rollBack = (id: string) => rollback(id, createTestContext(store).context, { check: false, checkAttempts: 1 });
  await rollBack(first);
  await expect(publishFolder(built, createTestContext(store).context)).rejects.toThrow(
    `The tree was built on the build ${before}, and ${first} is live now`,
  );
  await rollBack(before);
  await publishFolder(built, createTestContext(store).context);
  expect(await (await fetch(`${store.websiteUrl}/equipment/item-3`)).text()).toContain('Ещё позже');
});

it('a shard needs the pages of the last build', async () => {
  const out = newOutDir();
  await downloadLive(out, createTestContext(store).context, { cacheOnly: true });
  const { code, output } = await runBuild(api.url, out, ['--shard', '1/2'], { SITE_URL: store.websiteUrl });
  expect([code, output]).toEqual([1, expect.stringContaining('npm run restore without --cache-only')]);
});

it('a changed setting of all pages renders all of them again', async () => {
  const env = { MAPS_API_KEY: 'another-key' };
  const out = await buildOnCache([], env);
  expect(reportOf(out).pages.reused ?? 0).toBe(0);
  await publishFolder(out, createTestContext(store).context);
  await expectBucketOfFreshBuild(env);
});
