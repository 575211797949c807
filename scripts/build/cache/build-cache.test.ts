import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { BUILD_CACHE_FILE, type BuildCache, buildCacheLines, type CachedPage, readBuildCache } from './build-cache.ts';
import { DiskMap } from './disk-map.ts';

/** Node keeps longer texts outside of the heap. */
const MEGABYTE = 2 ** 20;

test('a long list of large items is stored in short lines and read as it was', () => {
  const models = Array.from({ length: 1001 }, (_, id) => ({ id, lead: 'Очищает воздух. '.repeat(200) }));
  const cache: BuildCache = {
    dataFingerprint: 'data',
    api: 'https://api.test',
    entityHashes: new Map(models.map(({ id }) => [`equipment:${id}`, `hash ${id}`])),
    listIds: { '/equipment': models.map(({ id }) => id) },
    replies: new Map([['/equipment#all', { isList: true, kinds: ['equipment'], read: () => models }]]),
    etags: { '/equipment#all': [['"a"', 1001]] },
    pages: new DiskMap<CachedPage>(),
  };
  const lines = [...buildCacheLines(cache)];
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(MEGABYTE);
  const dir = temporaryFolder();
  mkdirSync(path.join(dir, path.dirname(BUILD_CACHE_FILE)), { recursive: true });
  writeFileSync(path.join(dir, BUILD_CACHE_FILE), lines.join(''));
  const read = readBuildCache(dir, { wantsReply: () => true });
  expect(read?.entityHashes).toEqual(cache.entityHashes);
  expect(read?.etags).toEqual(cache.etags);
  expect(read?.replies.get('/equipment#all')?.read().slice()).toEqual(models);
});
