import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { failureLines } from '../build/report/failure-lines.ts';
import type { Progress } from '../build/report/progress.ts';
import { UsageError } from '../build/options/settings.ts';
import { pageFile } from '../build/page/page-files.ts';
import type { Bucket, Listed } from './bucket/bucket.ts';
import { checkFromOutside } from './check-live-site.ts';
import { changedAddresses, tellSearchEngines } from './index-now.ts';
import { putBack } from './republish.ts';
import { readLatest, readRelease, type Release, writeRelease } from './bucket/release.ts';
import { acquireRemoteLock, type RemoteLock } from './bucket/remote-lock.ts';
import type { SiteObject } from './bucket/site-object.ts';
import type { SiteTree, TreePage } from './site-tree.ts';
import { changedObjects, LostObjects, upload } from './upload.ts';
import { readStoredPages } from './live-pages.ts';

/** What every command that writes to the bucket works with. */
export interface Workplace {
  bucket: Bucket;
  progress: Progress;
  say: (line: string) => void;
  /** Who is at work, for whoever finds the lock. */
  owner: string;
  /** How long to wait for another publication, ms. */
  patience: number;
  concurrency: number;
  signal: AbortSignal;
  sleep: (ms: number) => Promise<unknown>;
  now: () => number;
}

export interface PublishOptions {
  /** Look at the site from outside afterwards; put the last build back when something is wrong. */
  check: boolean;
  /** How often the check looks again before it calls something wrong. */
  checkAttempts: number;
  /** Addresses that somebody waits for: the check looks at them in any case. */
  lookAt: string[];
  /** Number of pages that may vanish against the build that is live. */
  allowShrink: number | undefined;
  indexNow: { key: string; endpoint: string } | undefined;
}

export interface Published {
  build: string;
  uploaded: number;
  unchanged: number;
  /** Addresses that search engines were told of. */
  told: number;
}

/** What a publication would do. */
export interface Plan {
  changed: SiteObject[];
  unchanged: number;
  stored: Map<string, Listed>;
  live: Release | undefined;
  pagesBefore: Map<string, TreePage>;
}

/** Compares a tree with the bucket. @throws when the live build is newer, or too many pages would vanish. */
export async function planPublication(tree: SiteTree, bucket: Bucket, allowShrink: number | undefined): Promise<Plan> {
  const latest = await readLatest(bucket);
  if (latest && latest.id !== tree.build.id && latest.timestamp > tree.build.timestamp)
    throw new UsageError(
      `The build ${latest.id} that is live is newer than ${tree.build.id}: nothing was published; build again`,
    );
  const pagesBefore = await readStoredPages(bucket);
  const live = latest && (await readRelease(bucket, latest.id));
  refuseShrinkage(live ? documentsOf(live) : [...pagesBefore.keys()].map(pageFile), tree, allowShrink);
  const stored = await bucket.list();
  const changed = changedObjects(tree.objects, stored);
  return { changed, unchanged: tree.objects.length - changed.length, stored, live, pagesBefore };
}

/** A tenth of the site, or five pages of a small one, may vanish without a person's word. */
function refuseShrinkage(before: string[], { pages }: SiteTree, allowed: number | undefined): void {
  const now = new Set(pages.keys().map(pageFile));
  const gone = before.filter((file) => !now.has(file));
  if (gone.length <= (allowed ?? Math.max(5, Math.floor(before.length / 10)))) return;
  throw new UsageError(
    `${gone.length} of ${before.length} published pages are not in this build (${gone.slice(0, 3).join(', ')}…); ` +
      `if that is meant, confirm with --allow-shrink ${gone.length}`,
  );
}

/** Of the pages of a release: told by its objects, whatever version of the code has written the record of the build. */
function documentsOf({ objects }: Release): string[] {
  const keys = new Set(objects.map(({ key }) => key));
  const isPage = ({ key, redirect }: SiteObject) =>
    path.basename(key) === 'index.html' &&
    redirect === undefined &&
    keys.has(path.join(path.dirname(key), 'payload.json'));
  return objects.filter(isPage).map(({ key }) => key);
}

/** Publishes a tree: the live site stays whole at every moment, whatever ends this early. */
export async function publish(tree: SiteTree, workplace: Workplace, options: PublishOptions): Promise<Published> {
  const { bucket, say } = workplace;
  if (options.indexNow) tree = withKeyFile(tree, options.indexNow.key);
  const lock = await acquireRemoteLock(bucket, workplace);
  try {
    const plan = await planPublication(tree, bucket, options.allowShrink);
    await writeRelease(bucket, releaseOf(tree));
    const context = { ...workplace, lock, whole: tree.objects };
    await upload(plan.changed, tree.bytesOf, plan.stored, context).catch((error: unknown) =>
      error instanceof LostObjects ? raiseAlarm(error.message, tree, plan, workplace, lock) : Promise.reject(error),
    );
    if (options.check) await checkOrPutBack(tree, plan, workplace, lock, options);
    const told = options.indexNow ? await tell(tree, plan, options.indexNow, say) : 0;
    return { build: tree.build.id, uploaded: plan.changed.length, unchanged: plan.unchanged, told };
  } finally {
    workplace.progress.end();
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

const PAGES_CHECKED = 20;

async function checkOrPutBack(
  tree: SiteTree,
  plan: Plan,
  workplace: Workplace,
  lock: RemoteLock,
  { checkAttempts, lookAt }: PublishOptions,
): Promise<void> {
  workplace.progress.stage(`Checking ${tree.siteUrl}`);
  const touched = new Set(plan.changed.map(({ key }) => key));
  const addresses = [...tree.pages.keys()].filter((address) => touched.has(pageFile(address)));
  const step = Math.max(1, Math.ceil(addresses.length / PAGES_CHECKED));
  const chosen = new Set(['/', ...lookAt, ...addresses.filter((_, index) => index % step === 0)]);
  const pages = [...chosen]
    .filter((address) => tree.pages.has(address))
    .map((address) => ({ address, html: readFileSync(path.join(tree.dir, pageFile(address)), 'utf8') }));
  const expected = { siteUrl: tree.siteUrl, build: tree.build.id, pages };
  const failures = await checkFromOutside(expected, { sleep: workplace.sleep, attempts: checkAttempts });
  if (failures.length === 0) return;
  await raiseAlarm(failureLines(failures).join('\n'), tree, plan, workplace, lock);
}

/** Puts the last build back, where there is one. @throws always, saying what was wrong */
async function raiseAlarm(
  wrong: string,
  { build }: SiteTree,
  { live }: Plan,
  workplace: Workplace,
  lock: RemoteLock,
): Promise<never> {
  if (!live || live.id === build.id)
    throw new Error(`ALARM: the site is not as it should be, and there is no earlier build to put back:\n${wrong}`);
  await putBack(live, workplace, lock);
  throw new Error(`ALARM: the site was not as it should be; the build ${live.id} has been put back:\n${wrong}`);
}

/** A search engine that cannot be told is no reason to call the publication failed. */
async function tell(
  tree: SiteTree,
  { pagesBefore }: Plan,
  indexNow: { key: string; endpoint: string },
  say: (line: string) => void,
): Promise<number> {
  const addresses = changedAddresses(pagesBefore, tree.pages);
  try {
    await tellSearchEngines(addresses, { siteUrl: tree.siteUrl, ...indexNow });
    return addresses.length;
  } catch (error) {
    say(`Search engines were not told: ${error instanceof Error ? error.message : String(error)}`);
    return 0;
  }
}
