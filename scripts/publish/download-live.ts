import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import { latestIn } from '../build/site-files/build-meta.ts';
import { acquireLock } from '../build/output/lock.ts';
import { checkOut, publishTree } from '../build/output/published-path.ts';
import { openTree, removeTree } from '../build/output/output-tree.ts';
import type { Workplace } from './publish.ts';
import { readLatest, readRelease, type Release } from './bucket/release.ts';
import type { SiteObject } from './bucket/site-object.ts';

/** Many small reads: the client has 50 connections. */
const READS_AT_ONCE = 48;

/** Of the published site what the next build can take over. Parts of the code it has itself. */
function isWanted({ key, stage }: SiteObject): boolean {
  return (
    stage === 'payloads' ||
    stage === 'records' ||
    stage === 'latest' ||
    key.startsWith('og/') ||
    key.endsWith('/index.html') ||
    key === 'index.html'
  );
}

/**
 * Fetches the live build's record, pages, payloads and drawn pictures, so that a build on an empty machine costs what has changed.
 * @returns the number of files; 0 where nothing is published yet, undefined where the folder holds that build already
 */
export async function restore(out: string, { bucket, progress }: Workplace): Promise<number | undefined> {
  const latest = await readLatest(bucket);
  const live = latest && (await readRelease(bucket, latest.id));
  if (!live) return 0;
  if (existsSync(out) && latestIn(realpathSync(out)) === live.id) return undefined;
  checkOut(out);
  const release = acquireLock(out);
  const tree = openTree(out);
  try {
    const files = live.objects.filter(isWanted);
    const limit = pLimit(READS_AT_ONCE);
    progress.stage('Restoring the published build');
    let done = 0;
    const fetchFile = async (object: SiteObject) => {
      tree.write(object.key, await bytesOf(object, live, bucket));
      progress.step(++done, files.length);
    };
    await Promise.all(files.map((object) => limit(() => fetchFile(object))));
    publishTree(tree, path.resolve(out));
    return files.length;
  } catch (error) {
    removeTree(tree);
    throw error;
  } finally {
    progress.end();
    release();
  }
}

async function bytesOf({ key, etag }: SiteObject, live: Release, bucket: Workplace['bucket']): Promise<Buffer> {
  const read = await bucket.read(key);
  if (read?.etag !== etag)
    throw new Error(
      `${key} is not as the live build ${live.id} left it: a publication is under way or was cut; publish again`,
    );
  return read.gzip ? gunzipSync(read.body) : read.body;
}
