import { hash } from 'node:crypto';
import path from 'node:path';
import { AGREEMENT_ARCHIVE } from '../build/site-files/agreement-archive.ts';
import { UsageError } from '../setup/usage-error.ts';
import { pageFile } from '../build/page/page-files.ts';
import { shrinkLimit } from '../build/options/shrink-limit.ts';
import type { Bucket, StoredObject } from './bucket/bucket.ts';
import { laterReleases, readAbortedObjects, readLiveBuild, readRelease, type Release } from './bucket/release.ts';
import { RELEASES_PREFIX, type SiteObject } from './bucket/site-object.ts';
import { vanishedPages } from './delete-pages.ts';
import { readLivePages } from './live-pages.ts';
import { readArchived } from './read-archived.ts';
import { type SiteTree, withKeptObjects } from './site-tree.ts';
import { ASSETS_PREFIX, changedObjects } from './upload.ts';

/** The changes of a publication. */
export interface PublishPlan {
  /** Includes the objects that are left out of the folder. */
  tree: SiteTree;
  changed: SiteObject[];
  unchanged: number;
  stored: Map<string, StoredObject>;
  live: Release | undefined;
  /** Objects of pages that the live build or an aborted publication has and this one does not. */
  vanished: string[];
  /** The content equals that of the live build: only build metadata differs. */
  isSameSite: boolean;
}

export interface PlanOptions {
  /** Number of pages that may disappear since the live build. */
  allowShrink: number | undefined;
  /** The key is published as a file. */
  indexNow: { key: string } | undefined;
}

/** Compares a tree with the bucket. @throws when the live build is newer, or too many pages would disappear */
export async function planPublication(
  folder: SiteTree,
  bucket: Bucket,
  { allowShrink, indexNow }: PlanOptions,
): Promise<PublishPlan> {
  const { build } = folder;
  const latest = await readLiveBuild(bucket);
  if (latest && latest.timestamp > build.timestamp)
    throw new UsageError(
      `The build ${latest.id} that is live is newer than ${build.id}: nothing was published; run npm run restore, then build again`,
    );
  const live = latest && (await readRelease(bucket, latest.id));
  const withKey = indexNow ? withKeyFile(folder, indexNow.key) : folder;
  const tree = withKeptObjects(withKey, live, (object) => readArchived(object, bucket));
  const pages = live ? pageFilesOf(live) : [...(await readLivePages(bucket)).keys()].map(pageFile);
  assertFewPagesLost(pages, tree, allowShrink);
  const stored = await storedObjects(tree, live, bucket);
  const changed = changedObjects(tree.objects, stored);
  const before = [...(live?.objects ?? []), ...(await readAbortedObjects(live?.id, stored, bucket))];
  const vanished = vanishedPages(before, tree.objects, stored);
  return {
    tree,
    changed,
    unchanged: tree.objects.length - changed.length,
    stored,
    live,
    vanished,
    isSameSite: live !== undefined && vanished.length === 0 && isSameSite(tree, live, changed),
  };
}

/** IndexNow checks that the key is on the site. */
function withKeyFile(tree: SiteTree, key: string): SiteTree {
  const bytes = Buffer.from(key);
  const file: SiteObject = {
    key: `${key}.txt`,
    stage: 'assets',
    type: 'text/plain; charset=utf-8',
    etag: hash('md5', bytes),
    gzip: false,
  };
  return {
    ...tree,
    objects: [...tree.objects, file],
    bytesOf: (object) => (object.key === file.key ? bytes : tree.bytesOf(object)),
  };
}

/** Compares with the record of the live build, too: the bucket may hold the objects of a publication that was aborted. */
function isSameSite(tree: SiteTree, live: Release, changed: SiteObject[]): boolean {
  const before = new Map(live.objects.filter(isSeen).map(({ key, etag }) => [key, etag]));
  const now = tree.objects.filter(isSeen);
  const keys = new Set(now.map(({ key }) => key));
  // Chunks of earlier builds stay in a tree for a while, but visitors do not load them.
  const isGone = before.keys().some((key) => !keys.has(key) && !key.startsWith(ASSETS_PREFIX));
  const isRecorded = now.every(({ key, etag }) => before.get(key) === etag);
  return live.app === tree.build.app && !changed.some(isSeen) && !isGone && isRecorded;
}

/** Names with a hash of the content: the object has the same bytes or does not exist. */
const NAMED_BY_CONTENT = /^(assets|og|builds\/meta)\//;

/** Maximum of calls for single objects; above it the bucket is listed. */
const MAX_SINGLE_LOOKUPS = 100;

/**
 * The objects in the bucket. For a tree with left out files they are read from the record of the live build, and only new
 * objects are looked up, because a full list takes a call for each thousand objects. After an aborted publication the record
 * may be wrong, so the bucket is listed.
 */
async function storedObjects(
  { objects, kept }: SiteTree,
  live: Release | undefined,
  bucket: Bucket,
): Promise<Map<string, StoredObject>> {
  if (kept.files.size === 0 || !live) return bucket.list();
  const isLast = laterReleases(live.id, await bucket.list(RELEASES_PREFIX)).length === 0;
  const recorded = new Map(live.objects.map(({ key, etag }) => [key, { etag, modifiedAt: new Date(live.timestamp) }]));
  const unknown = objects.filter(({ key }) => !recorded.has(key) && !NAMED_BY_CONTENT.test(key));
  if (!isLast || live.isUnfinished || unknown.length > MAX_SINGLE_LOOKUPS) return bucket.list();
  for (const { key } of unknown) {
    const found = await bucket.head(key);
    if (found) recorded.set(key, found);
  }
  return recorded;
}

/** Build metadata is read by builds only. */
function isSeen({ key }: SiteObject): boolean {
  return !key.startsWith('builds/') || key.startsWith(`${AGREEMENT_ARCHIVE}/`);
}

/** @throws {UsageError} if more pages disappear than may without `--allow-shrink` */
function assertFewPagesLost(before: string[], { pages }: SiteTree, allowed: number | undefined): void {
  const now = new Set(pages.keys().map(pageFile));
  const deleted = before.filter((file) => !now.has(file));
  if (deleted.length <= (allowed ?? shrinkLimit(before.length))) return;
  throw new UsageError(
    `${deleted.length} of ${before.length} published pages are not in this build (${deleted.slice(0, 3).join(', ')}…); ` +
      `if that is meant, confirm with --allow-shrink ${deleted.length}`,
  );
}

/** The pages of a release, from its objects, whatever version of the code has written the record of the build. */
function pageFilesOf({ objects }: Release): string[] {
  const keys = new Set(objects.map(({ key }) => key));
  const isPage = ({ key, redirect }: SiteObject) =>
    path.basename(key) === 'index.html' &&
    redirect === undefined &&
    keys.has(path.join(path.dirname(key), 'payload.json'));
  return objects.filter(isPage).map(({ key }) => key);
}
