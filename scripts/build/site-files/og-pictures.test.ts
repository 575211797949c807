import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { ogFile, type OgPicture } from '../page/og-picture.ts';
import { writeOgPictures } from './og-pictures.ts';
import type { PageRecord } from '../cache/build-cache.ts';
import { openTree } from '../output/output-tree.ts';

const VERSION = 'version';
const PLAIN: OgPicture = { file: ogFile({ title: 'A', subtitle: 'B' }, VERSION), title: 'A', subtitle: 'B' };
const PHOTO = 'http://127.0.0.1:9/photo.jpg';
const PHOTOGRAPHED: OgPicture = { ...PLAIN, file: ogFile(PLAIN, VERSION, PHOTO), photo: PHOTO };

/** The last build's tree, as it lies on a machine that has no cache. */
function lastBuild(faults: string[], picture: OgPicture) {
  const dir = temporaryFolder();
  for (const folder of ['previous/og', 'previous/builds', 'cache/og'])
    mkdirSync(path.join(dir, folder), { recursive: true });
  writeFileSync(path.join(dir, 'previous', picture.file), 'as it was drawn');
  writeFileSync(path.join(dir, 'previous/builds/report.json'), JSON.stringify({ ogPictures: { drawn: 1, faults } }));
  return {
    tree: openTree(path.join(dir, 'dist')),
    cacheDir: path.join(dir, 'cache'),
    previousDir: path.join(dir, 'previous'),
  };
}

function pageWith(ogPicture: OgPicture): Map<string, PageRecord> {
  const facts = { title: 'A', indexable: true, links: [], ids: [], images: [], ogPicture };
  const record = { details: [], shows: [], calls: {}, data: 'data', drawing: 'drawing', facts };
  return new Map([['/about', { address: '/about', name: 'about', bytes: [0, 0], ...record }]]);
}

it('takes pictures over from the last build where no cache has them', async () => {
  const folders = lastBuild([], PHOTOGRAPHED);
  expect(await writeOgPictures(pageWith(PHOTOGRAPHED), VERSION, folders)).toEqual({ drawn: 0, faults: [] });
  expect(readFileSync(path.join(folders.tree.dir, PHOTOGRAPHED.file), 'utf8')).toBe('as it was drawn');
});

it('draws a picture anew whose photo may have been missing', async () => {
  const folders = lastBuild([`${PHOTO}: no answer`], PHOTOGRAPHED);
  const { drawn, faults } = await writeOgPictures(pageWith(PHOTOGRAPHED), VERSION, folders);
  expect([drawn, faults.length]).toEqual([1, 1]);
  expect(existsSync(path.join(folders.tree.dir, PHOTOGRAPHED.file))).toBe(true);
});

it('draws a picture anew where the last report was cut', async () => {
  const folders = lastBuild([], PLAIN);
  writeFileSync(path.join(folders.previousDir, 'builds/report.json'), '{"ogPictures":');
  expect(await writeOgPictures(pageWith(PLAIN), VERSION, folders)).toEqual({ drawn: 1, faults: [] });
});
