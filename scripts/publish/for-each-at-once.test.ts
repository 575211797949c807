import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import type { StoredObject } from './bucket/bucket.ts';
import type { RemoteLock } from './bucket/remote-lock.ts';
import type { PublishContext } from './context.ts';
import { deletePages } from './delete-pages.ts';
import { downloadLive } from './download-live.ts';

const KEYS = Array.from({ length: 500 }, (_, index) => `news/item-${index}/index.html`);

/** A bucket with these pages, without the bytes of the second one. Each call takes one turn of the event loop. */
function bucketWithFault() {
  const objects = KEYS.map((key) => ({ key, stage: 'pages', type: 'text/html', etag: key, gzip: false }));
  const release = { id: 'a', app: 'code000a', timestamp: 1, siteUrl: 'https://site.test', objects };
  const records = new Map([
    ['builds/latest.json', JSON.stringify(release)],
    ['builds/releases/a.json', JSON.stringify(release)],
  ]);
  let calls = 0;
  const call = async (key: string) => {
    calls++;
    await setImmediate();
    if (key.includes('item-1/')) throw new Error('Access Denied');
  };
  const bucket = {
    async read(key: string) {
      await call(key);
      return { body: Buffer.from(records.get(key) ?? 'x'), gzip: false, etag: key };
    },
    copy: call,
  };
  const progress = { stage() {}, step() {}, end() {} };
  const context = { bucket, progress, concurrency: 16, signal: new AbortController().signal };
  return { context: context as unknown as PublishContext, calls: () => calls };
}

/** The work fails, and makes no call afterwards. */
async function expectEnd(work: Promise<unknown>, calls: () => number): Promise<void> {
  await expect(work).rejects.toThrow('Access Denied');
  const before = calls();
  expect(before).toBeLessThan(KEYS.length);
  for (let turn = 0; turn < 5; turn++) await setImmediate();
  expect(calls()).toBe(before);
}

it('a restore that has failed reads nothing more and leaves no tree', async () => {
  const { context, calls } = bucketWithFault();
  const folder = temporaryFolder();
  await expectEnd(downloadLive(path.join(folder, 'dist'), context), calls);
  expect(readdirSync(path.join(folder, '.dist'))).toEqual([]);
});

it('a deletion that has failed copies nothing more to the archive', async () => {
  const { context, calls } = bucketWithFault();
  const stored = new Map<string, StoredObject>(KEYS.map((key) => [key, { etag: key, modifiedAt: new Date(0) }]));
  await expectEnd(deletePages(KEYS, stored, context, {} as RemoteLock), calls);
});
