import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../build/output/list-files.ts';
import { pageFile } from '../build/page/page-files.ts';
import { contentType } from '../serve/content-type.ts';
import { cacheControl } from '../serve/headers.ts';
import type { Bucket } from './bucket/bucket.ts';
import { readLiveBuild, readRelease } from './bucket/release.ts';
import { PREVIEWS_PREFIX, storedBytes } from './bucket/site-object.ts';
import { forEachAtOnce } from './for-each-at-once.ts';
import { ASSETS_PREFIX } from './upload.ts';

/** The pages of an editor's preview. They run no scripts, since a script would take the address for one of the site. */
export interface PreviewPages {
  /** The folder in the bucket, ending with a slash. */
  folder: string;
  /** The documents by pathname. */
  documents: ReadonlyMap<string, string>;
  /** The banner's stylesheet. */
  styles: string;
  /** The client bundle of the code that has rendered the pages. */
  clientDir: string;
}

/** The key of the banner's stylesheet in the folder of a preview. */
export const PREVIEW_STYLES = 'preview.css';
const SCRIPT = /\.js$/;
const CONCURRENT_PUTS = 8;

/** A new folder with a name that nobody can guess. */
export function secretFolder(): string {
  return `${PREVIEWS_PREFIX}${randomBytes(16).toString('base64url')}/`;
}

/**
 * Publishes pages outside the site. Of the site it adds only assets that the live build lacks, which have the hash of their
 * content in their names.
 * @returns the keys of the pages
 */
export async function publishPreview(
  { folder, documents, styles, clientDir }: PreviewPages,
  { bucket, gzip }: { bucket: Bucket; gzip: boolean },
): Promise<string[]> {
  const put = (key: string, content: Buffer, cache: string) => {
    const { body, gzip: compressed } = storedBytes(key, content, gzip);
    return bucket.put(key, body, { type: contentType(key), cache, gzip: compressed });
  };
  const lacking = await assetsNotLive(clientDir, bucket);
  await forEachAtOnce(lacking, CONCURRENT_PUTS, (key) =>
    put(key, readFileSync(path.join(clientDir, key)), cacheControl(`/${key}`)),
  );
  await put(folder + PREVIEW_STYLES, Buffer.from(styles), 'no-store');
  const pages = Array.from(documents, ([pathname, html]) => ({ key: folder + pageFile(pathname), html }));
  await forEachAtOnce(pages, CONCURRENT_PUTS, ({ key, html }) => put(key, Buffer.from(html), 'no-store'));
  return pages.map(({ key }) => key);
}

async function assetsNotLive(clientDir: string, bucket: Bucket): Promise<string[]> {
  const latest = await readLiveBuild(bucket);
  const live = latest && (await readRelease(bucket, latest.id));
  const present = new Set(live?.objects.map(({ key }) => key));
  return listFiles(clientDir).filter(
    (file) => file.startsWith(ASSETS_PREFIX) && !SCRIPT.test(file) && !present.has(file),
  );
}
