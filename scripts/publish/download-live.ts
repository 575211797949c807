import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import { readLatestId } from '../build/site-files/build-meta.ts';
import { acquireLock } from '../build/output/lock.ts';
import { checkPublishedPath, publishTree } from '../build/output/published-path.ts';
import { createOutputTree, removeOutputTree } from '../build/output/output-tree.ts';
import type { PublishContext } from './context.ts';
import { readLiveBuild, readRelease, type Release } from './bucket/release.ts';
import { ARCHIVE_PREFIX, type SiteObject } from './bucket/site-object.ts';

/** Many small reads: the client has 50 connections. */
const CONCURRENT_READS = 48;

/** The files of the published site that the next build can reuse. Assets are excluded, because it bundles them itself. */
function isNeededForBuild({ key, stage }: SiteObject): boolean {
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
 * Downloads the live build's record, pages, payloads and pictures for link previews, so that a build on an empty machine
 * fetches and renders only what has changed.
 * @returns the number of files; 0 if nothing is published yet, undefined if the folder has that build already
 */
export async function downloadLive(
  out: string,
  { bucket, progress, signal }: PublishContext,
): Promise<number | undefined> {
  const latest = await readLiveBuild(bucket);
  const live = latest && (await readRelease(bucket, latest.id));
  if (!live) return 0;
  if (existsSync(out) && readLatestId(realpathSync(out)) === live.id) return undefined;
  checkPublishedPath(out);
  const release = acquireLock(out);
  const tree = createOutputTree(out);
  try {
    const files = live.objects.filter(isNeededForBuild);
    const limit = pLimit(CONCURRENT_READS);
    progress.stage('Restoring the published build');
    let done = 0;
    const fetchFile = async (object: SiteObject) => {
      signal.throwIfAborted();
      tree.write(object.key, await bytesOf(object, live, bucket));
      progress.step(++done, files.length);
    };
    await Promise.all(files.map((object) => limit(() => fetchFile(object))));
    signal.throwIfAborted();
    publishTree(tree, path.resolve(out));
    return files.length;
  } catch (error) {
    removeOutputTree(tree);
    throw error;
  } finally {
    progress.end();
    release();
  }
}

/**
 * An aborted publication may have replaced objects of the live build: the archive has them by their content. Only records that
 * were renewed without a new build are not archived, and any version of them will do.
 */
async function bytesOf(object: SiteObject, live: Release, bucket: PublishContext['bucket']): Promise<Buffer> {
  const there = await bucket.read(object.key);
  const read = there?.etag === object.etag ? there : await bucket.read(ARCHIVE_PREFIX + object.etag);
  const usable = read ?? (object.stage === 'records' ? there : undefined);
  if (!usable)
    throw new Error(
      `${object.key} is not as the live build ${live.id} left it, and its bytes are not kept: publish again`,
    );
  return usable.gzip ? gunzipSync(usable.body) : usable.body;
}
