import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { failureLines } from '../build/report/failure-lines.ts';
import { shrinkLimit } from '../build/options/shrink-limit.ts';
import { pageFile } from '../build/page/page-files.ts';
import type { Bucket, StoredObject } from './bucket/bucket.ts';
import { checkLiveSite } from './check-live-site.ts';
import { changedPathnames, submitToIndexNow } from './index-now.ts';
import { republish } from './republish.ts';
import { readLiveBuild, readRelease, type Release, writeRelease } from './bucket/release.ts';
import { acquireRemoteLock, type RemoteLock } from './bucket/remote-lock.ts';
import type { SiteObject } from './bucket/site-object.ts';
import type { SiteTree, TreePage } from './site-tree.ts';
import { changedObjects, LostObjectsError, upload } from './upload.ts';
import { readLivePages } from './live-pages.ts';
import { UsageError } from '../setup/usage-error.ts';
import type { PublishContext } from './context.ts';

export interface PublishOptions {
  /** Look at the site from outside afterwards; put the last build back when something is wrong. */
  check: boolean;
  /** How often the check looks again before it calls something wrong. */
  checkAttempts: number;
  /** Addresses that somebody waits for: the check looks at them in any case. */
  pathnames: string[];
  /** Number of pages that may vanish against the build that is live. */
  allowShrink: number | undefined;
  indexNow: { key: string; endpoint: string } | undefined;
}

export interface PublishResult {
  build: string;
  uploaded: number;
  unchanged: number;
  /** Addresses that search engines were told of. */
  submitted: number;
}

/** What a publication would do. */
export interface PublishPlan {
  changed: SiteObject[];
  unchanged: number;
  stored: Map<string, StoredObject>;
  live: Release | undefined;
  previousPages: Map<string, TreePage>;
}

/** Compares a tree with the bucket. @throws when the live build is newer, or too many pages would vanish. */
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
  return { changed, unchanged: tree.objects.length - changed.length, stored, live, previousPages };
}

/** A tenth of the site, or five pages of a small one, may vanish without a person's word. */
function assertFewPagesLost(before: string[], { pages }: SiteTree, allowed: number | undefined): void {
  const now = new Set(pages.keys().map(pageFile));
  const deleted = before.filter((file) => !now.has(file));
  if (deleted.length <= (allowed ?? shrinkLimit(before.length))) return;
  throw new UsageError(
    `${deleted.length} of ${before.length} published pages are not in this build (${deleted.slice(0, 3).join(', ')}…); ` +
      `if that is meant, confirm with --allow-shrink ${deleted.length}`,
  );
}

/** Of the pages of a release: told by its objects, whatever version of the code has written the record of the build. */
function pageFilesOf({ objects }: Release): string[] {
  const keys = new Set(objects.map(({ key }) => key));
  const isPage = ({ key, redirect }: SiteObject) =>
    path.basename(key) === 'index.html' &&
    redirect === undefined &&
    keys.has(path.join(path.dirname(key), 'payload.json'));
  return objects.filter(isPage).map(({ key }) => key);
}

/** Publishes a tree: the live site stays whole at every moment, whatever ends this early. */
export async function publish(
  tree: SiteTree,
  context: PublishContext,
  options: PublishOptions,
): Promise<PublishResult> {
  const { bucket, log } = context;
  if (options.indexNow) tree = withKeyFile(tree, options.indexNow.key);
  const lock = await acquireRemoteLock(bucket, context);
  try {
    const plan = await planPublication(tree, bucket, options.allowShrink);
    await writeRelease(bucket, releaseOf(tree));
    const uploadContext = { ...context, lock, allObjects: tree.objects };
    await upload(plan.changed, tree.bytesOf, plan.stored, uploadContext).catch((error: unknown) =>
      error instanceof LostObjectsError
        ? republishPrevious(error.message, tree, plan, context, lock)
        : Promise.reject(error),
    );
    if (options.check) await checkOrRepublish(tree, plan, context, lock, options);
    const submitted = options.indexNow ? await submitChangedPages(tree, plan, options.indexNow, log) : 0;
    return { build: tree.build.id, uploaded: plan.changed.length, unchanged: plan.unchanged, submitted };
  } finally {
    context.progress.end();
    await lock.release();
  }
}

function releaseOf({ build: { id, app, timestamp }, siteUrl, objects }: SiteTree): Release {
  return { id, app, timestamp, siteUrl, objects };
}

/** IndexNow believes whoever can put the key on the site. */
function withKeyFile(tree: SiteTree, key: string): SiteTree {
  const bytes = Buffer.from(key);
  const file: SiteObject = {
    key: `${key}.txt`,
    stage: 'parts',
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

const MAX_PAGES_CHECKED = 20;

async function checkOrRepublish(
  tree: SiteTree,
  plan: PublishPlan,
  context: PublishContext,
  lock: RemoteLock,
  { checkAttempts, pathnames: wanted }: PublishOptions,
): Promise<void> {
  context.progress.stage(`Checking ${tree.siteUrl}`);
  const touched = new Set(plan.changed.map(({ key }) => key));
  const changed = [...tree.pages.keys()].filter((pathname) => touched.has(pageFile(pathname)));
  const step = Math.max(1, Math.ceil(changed.length / MAX_PAGES_CHECKED));
  const chosen = new Set(['/', ...wanted, ...changed.filter((_, index) => index % step === 0)]);
  const pages = [...chosen]
    .filter((pathname) => tree.pages.has(pathname))
    .map((pathname) => ({ pathname, html: readFileSync(path.join(tree.dir, pageFile(pathname)), 'utf8') }));
  const expected = { siteUrl: tree.siteUrl, build: tree.build.id, pages };
  const failures = await checkLiveSite(expected, { sleep: context.sleep, attempts: checkAttempts });
  if (failures.length === 0) return;
  await republishPrevious(failureLines(failures).join('\n'), tree, plan, context, lock);
}

/** Puts the last build back, where there is one. @throws always, saying what was wrong */
async function republishPrevious(
  wrong: string,
  { build }: SiteTree,
  { live }: PublishPlan,
  context: PublishContext,
  lock: RemoteLock,
): Promise<never> {
  if (!live || live.id === build.id)
    throw new Error(`ALARM: the site is not as it should be, and there is no earlier build to put back:\n${wrong}`);
  await republish(live, context, lock);
  throw new Error(`ALARM: the site was not as it should be; the build ${live.id} has been put back:\n${wrong}`);
}

/** A search engine that cannot be told is no reason to call the publication failed. */
async function submitChangedPages(
  tree: SiteTree,
  { previousPages }: PublishPlan,
  indexNow: { key: string; endpoint: string },
  say: (line: string) => void,
): Promise<number> {
  const addresses = changedPathnames(previousPages, tree.pages);
  try {
    await submitToIndexNow(addresses, { siteUrl: tree.siteUrl, ...indexNow });
    return addresses.length;
  } catch (error) {
    say(`Search engines were not told: ${error instanceof Error ? error.message : String(error)}`);
    return 0;
  }
}
