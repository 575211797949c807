import path from 'node:path';
import { AGREEMENT_ARCHIVE } from '../build/site-files/agreement-archive.ts';
import { UsageError } from '../setup/usage-error.ts';
import { pageFile } from '../build/page/page-files.ts';
import type { Bucket, StoredObject } from './bucket/bucket.ts';
import { readLiveBuild, readRelease, type Release } from './bucket/release.ts';
import type { SiteObject } from './bucket/site-object.ts';
import { vanishedPages } from './delete-pages.ts';
import { readLivePages } from './live-pages.ts';
import type { SiteTree, TreePage } from './site-tree.ts';
import { changedObjects } from './upload.ts';

/** The changes of a publication. */
export interface PublishPlan {
  changed: SiteObject[];
  unchanged: number;
  stored: Map<string, StoredObject>;
  live: Release | undefined;
  /** Objects of pages that the live build has and this one does not. */
  vanished: string[];
  /** The content equals that of the live build: only build metadata differs. */
  isSameSite: boolean;
  previousPages: Map<string, TreePage>;
}

/** Compares a tree with the bucket. @throws when the live build is newer, or too many pages would disappear */
export async function planPublication(
  tree: SiteTree,
  bucket: Bucket,
  allowShrink: number | undefined,
): Promise<PublishPlan> {
  const latest = await readLiveBuild(bucket);
  if (latest && latest.id !== tree.build.id && latest.timestamp > tree.build.timestamp)
    throw new UsageError(
      `The build ${latest.id} that is live is newer than ${tree.build.id}: nothing was published; build again`,
    );
  const previousPages = await readLivePages(bucket);
  const live = latest && (await readRelease(bucket, latest.id));
  assertFewPagesLost(live ? pageFilesOf(live) : [...previousPages.keys()].map(pageFile), tree, allowShrink);
  const stored = await bucket.list();
  const changed = changedObjects(tree.objects, stored);
  return {
    changed,
    unchanged: tree.objects.length - changed.length,
    stored,
    live,
    vanished: vanishedPages(live?.objects ?? [], tree.objects, stored),
    isSameSite: live !== undefined && isSameSite(tree, live, changed),
    previousPages,
  };
}

function isSameSite(tree: SiteTree, live: Release, changed: SiteObject[]): boolean {
  const before = new Set(live.objects.filter(isSeen).map(({ key }) => key));
  const now = new Set(tree.objects.filter(isSeen).map(({ key }) => key));
  return live.app === tree.build.app && !changed.some(isSeen) && before.symmetricDifference(now).size === 0;
}

/** Build metadata is read by builds only. */
function isSeen({ key }: SiteObject): boolean {
  return !key.startsWith('builds/') || key.startsWith(`${AGREEMENT_ARCHIVE}/`);
}

/** A tenth of the site, or five pages of a small one, may disappear without `--allow-shrink`. */
function assertFewPagesLost(before: string[], { pages }: SiteTree, allowed: number | undefined): void {
  const now = new Set(pages.keys().map(pageFile));
  const deleted = before.filter((file) => !now.has(file));
  if (deleted.length <= (allowed ?? Math.max(5, Math.floor(before.length / 10)))) return;
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
