import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { AGREEMENT_ARCHIVE } from '../build/site-files/agreement-archive.ts';
import { latestJson, readLatest } from '../build/site-files/build-meta.ts';
import { acquireLock } from '../build/output/lock.ts';
import { checkPublishedPath, publishTree } from '../build/output/published-path.ts';
import { createOutputTree, removeOutputTree } from '../build/output/output-tree.ts';
import { keptFilesJson, keptFilesOf, KEPT_FILES_LIST } from '../build/page/kept-files.ts';
import { forEachAtOnce } from './for-each-at-once.ts';
import { redirectFiles } from './site-tree.ts';
import type { PublishContext } from './context.ts';
import { readLiveBuild, readRelease, type Release } from './bucket/release.ts';
import { ARCHIVE_PREFIX, type SiteObject } from './bucket/site-object.ts';

/** Many small reads: the client has 50 connections. */
const CONCURRENT_READS = 48;

/** Whether a build cannot reuse the last one without this object. */
function isRecord({ key, stage }: SiteObject): boolean {
  return stage === 'latest' || (stage === 'records' && !key.startsWith(AGREEMENT_ARCHIVE));
}

/** The files of the published site that the next build can reuse. It makes the chunks itself. */
function isNeededForBuild(object: SiteObject): boolean {
  const { key, stage } = object;
  return (
    stage === 'latest' ||
    stage === 'records' ||
    stage === 'payloads' ||
    key.startsWith('og/') ||
    key.endsWith('/index.html') ||
    key === 'index.html'
  );
}

export interface DownloadOptions {
  /** Download the records only. The tree lists the other files, and the next build writes only changed files. */
  cacheOnly: boolean;
}

/**
 * Downloads the live build's record, pages, payloads and pictures for link previews, so that a build on an empty machine
 * fetches and renders only what has changed.
 * @returns the number of files; 0 if nothing is published yet, undefined if the folder has that build already
 */
export async function downloadLive(
  out: string,
  { bucket, progress, signal }: PublishContext,
  { cacheOnly }: DownloadOptions = { cacheOnly: false },
): Promise<number | undefined> {
  const latest = await readLiveBuild(bucket);
  const live = latest && (await readRelease(bucket, latest.id));
  if (!live) return 0;
  if (existsSync(out) && isEnough(realpathSync(out), live.id, cacheOnly)) return undefined;
  checkPublishedPath(out);
  const release = acquireLock(out);
  const tree = createOutputTree(out);
  try {
    const files = live.objects.filter(cacheOnly ? isRecord : isNeededForBuild);
    progress.stage('Restoring the published build');
    let done = 0;
    const fetchFile = async (object: SiteObject) => {
      signal.throwIfAborted();
      tree.write(object.key, await bytesOf(object, live, bucket));
      progress.step(++done, files.length);
    };
    await forEachAtOnce(files, CONCURRENT_READS, fetchFile);
    if (cacheOnly) tree.write(KEPT_FILES_LIST, keptFilesJson({ build: live.id, files: keptFilesIn(live) }) ?? '');
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

/** Whether a tree is that of the live build, and has its pages if they are wanted. */
function isEnough(dir: string, live: string, cacheOnly: boolean): boolean {
  return readLatest(dir)?.id === live && (cacheOnly || keptFilesOf(dir).files.size === 0);
}

/** All files of a release except its records. Both files of a redirect have its target. */
function keptFilesIn({ objects }: Release): Map<string, string | null> {
  const files = new Map<string, string | null>();
  const keys = new Set(objects.map(({ key }) => key));
  // A page has a second key, its pathname, which is not a file.
  for (const object of objects)
    if (!isRecord(object) && !keys.has(`${object.key}/index.html`)) files.set(object.key, null);
  for (const { key, redirect } of objects)
    for (const file of redirect === undefined ? [] : redirectFiles(key))
      if (files.has(file)) files.set(file, redirect ?? null);
  return files;
}

/**
 * An aborted publication may have replaced objects of the live build: the archive has them by their content. Only records that
 * were renewed without a new build are not archived, and any version of them will do.
 */
async function bytesOf(object: SiteObject, live: Release, bucket: PublishContext['bucket']): Promise<Buffer> {
  if (object.stage === 'latest') return Buffer.from(latestJson(live));
  const there = await bucket.read(object.key);
  const read = there?.etag === object.etag ? there : await bucket.read(ARCHIVE_PREFIX + object.etag);
  const usable = read ?? (object.stage === 'records' ? there : undefined);
  if (!usable)
    throw new Error(
      `${object.key} is not as the live build ${live.id} left it, and its bytes are not kept: publish again`,
    );
  return usable.gzip ? gunzipSync(usable.body) : usable.body;
}
