import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { ogFile, type OgPicture } from '../page/og-picture.ts';
import { writeOgPictures } from './og-pictures.ts';
import type { CachedPage } from '../cache/build-cache.ts';
import { createOutputTree } from '../output/output-tree.ts';

const VERSION = 'version';
const PLAIN: OgPicture = { file: ogFile({ title: 'A', subtitle: 'B' }, VERSION), title: 'A', subtitle: 'B' };
const PHOTO = 'http://127.0.0.1:9/photo.jpg';
const PHOTOGRAPHED: OgPicture = { ...PLAIN, file: ogFile(PLAIN, VERSION, PHOTO), photo: PHOTO };

/** The last build's tree on a machine without a cache. */
function lastBuild(omitted: string[], picture: OgPicture) {
  const dir = temporaryFolder();
  for (const folder of ['previous/og', 'previous/builds', 'cache/og'])
    mkdirSync(path.join(dir, folder), { recursive: true });
  writeFileSync(path.join(dir, 'previous', picture.file), 'as it was drawn');
  writeFileSync(
    path.join(dir, 'previous/builds/report.json'),
    JSON.stringify({ ogPictures: { rendered: 1, omitted } }),
  );
  return {
    tree: createOutputTree(path.join(dir, 'dist')),
    cacheDir: path.join(dir, 'cache'),
    previousDir: path.join(dir, 'previous'),
  };
}

function pageWith(ogPicture: OgPicture): Map<string, CachedPage> {
  const facts = { title: 'A', indexable: true, links: [], ids: [], images: [], ogPicture };
  const record = {
    details: [],
    entities: [],
    summaries: [],
    replies: {},
    dataHash: 'data',
    renderHash: 'render',
    facts,
  };
  return new Map([['/about', { pathname: '/about', name: 'about', fileSizes: [0, 0], ...record }]]);
}

it('pictures of the last build are reused when the cache lacks them', async () => {
  const folders = lastBuild([], PHOTOGRAPHED);
  expect(await writeOgPictures(pageWith(PHOTOGRAPHED), VERSION, folders)).toEqual({ rendered: 0, omitted: [] });
  expect(readFileSync(path.join(folders.tree.dir, PHOTOGRAPHED.file), 'utf8')).toBe('as it was drawn');
});

it('a picture is rendered again when its photo may have been missing', async () => {
  const folders = lastBuild([`${PHOTO}: no answer`], PHOTOGRAPHED);
  const { rendered, omitted } = await writeOgPictures(pageWith(PHOTOGRAPHED), VERSION, folders);
  expect([rendered, omitted.length]).toEqual([1, 1]);
  expect(existsSync(path.join(folders.tree.dir, PHOTOGRAPHED.file))).toBe(true);
});

it('a picture is rendered again when the last report is truncated', async () => {
  const folders = lastBuild([], PLAIN);
  writeFileSync(path.join(folders.previousDir, 'builds/report.json'), '{"ogPictures":');
  expect(await writeOgPictures(pageWith(PLAIN), VERSION, folders)).toEqual({ rendered: 1, omitted: [] });
});
