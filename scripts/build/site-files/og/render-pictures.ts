// node: --max-old-space-size=128 --max-semi-space-size=2
// Most of what a picture takes lies outside of the heap.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { createPictureRenderer } from './picture-renderer.ts';
import { createPhotoLoader } from './photo-loader.ts';
import { ogFile, type OgPicture, type OgPicturesResult } from '../../page/og-picture.ts';
import { reasonOf } from '../../../setup/reason-of.ts';

/**
 * Renders pictures into the cache: `node render-pictures.ts <cache> <version>`, the pictures as JSON on the standard input.
 * `../og-pictures.ts` starts it as a process of its own, which returns its memory at the end.
 */
const [cacheDir = '', version = ''] = process.argv.slice(2);
const wanted = (await json(process.stdin)) as OgPicture[];
const CONCURRENCY = 2;

const renderer = await createPictureRenderer();
const photos = createPhotoLoader();
const result: OgPicturesResult = { rendered: 0, omitted: photos.omitted };

/**
 * A picture without its photo is stored under the name of one that has none, so that the next build requests the photo again.
 */
async function renderPicture(picture: OgPicture): Promise<void> {
  const photo = picture.photo === undefined ? undefined : await photos.get(picture.photo);
  if (picture.photo === undefined || photo) {
    try {
      return writePicture(picture.file, await renderer.render(picture, photo));
    } catch (error) {
      if (!photo) throw error;
      photos.omitted.push(`${picture.photo}: ${reasonOf(error)}`);
    }
  }
  const plain = ogFile(picture, version);
  if (!existsSync(path.join(cacheDir, plain))) writePicture(plain, await renderer.render(picture));
}

/** Written atomically, because another build may read the same cache. */
function writePicture(name: string, jpeg: Uint8Array): void {
  const file = path.join(cacheDir, name);
  const staging = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(staging, jpeg);
  renameSync(staging, file);
  result.rendered++;
}

const limit = pLimit(CONCURRENCY);
await Promise.all(wanted.map((picture) => limit(() => renderPicture(picture))));
process.stdout.write(JSON.stringify(result));
