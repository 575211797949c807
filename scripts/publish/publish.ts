import { type Release, writeRelease } from './bucket/release.ts';
import { acquireRemoteLock, type RemoteLock } from './bucket/remote-lock.ts';
import { type CheckOptions, checkOrRepublish, republishPrevious } from './check-or-republish.ts';
import type { PublishContext } from './context.ts';
import { deletePages } from './delete-pages.ts';
import { changedPathnames, submitToIndexNow } from './index-now.ts';
import { type PlanOptions, type PublishPlan, planPublication } from './plan.ts';
import { readLivePages } from './live-pages.ts';
import type { SiteTree, TreePage } from './site-tree.ts';
import { LostObjectsError, upload } from './upload.ts';

export interface PublishOptions extends CheckOptions, PlanOptions {
  /** Checks the live site afterwards, and publishes the last build again after a failure. */
  check: boolean;
  indexNow: { key: string; endpoint: string } | undefined;
}

export interface PublishResult {
  /** The build that is live now. */
  build: string;
  /** The live build had the same content. */
  isSame: boolean;
  uploaded: number;
  unchanged: number;
  /** Number of URLs submitted to search engines. */
  submitted: number;
}

/** Publishes a tree. The live site is complete at every moment, even if this is aborted. */
export async function publish(
  folder: SiteTree,
  context: PublishContext,
  options: PublishOptions,
): Promise<PublishResult> {
  const { bucket, log } = context;
  const lock = await acquireRemoteLock(bucket, context);
  try {
    const plan = await planPublication(folder, bucket, options);
    const { tree } = plan;
    if (plan.live && plan.isSameSite) return await renewRecords(tree, plan, plan.live, context, lock, options);
    const release = releaseOf(tree);
    const replacement = { release, before: plan.live };
    await writeRelease(bucket, { ...release, isUnfinished: true });
    const previousPages = options.indexNow ? await readLivePages(bucket) : new Map<string, TreePage>();
    const isLookedAt = options.check && isSmallChange(tree, plan);
    const uploadContext = { ...context, lock, allObjects: isLookedAt ? [] : tree.objects };
    await upload(plan.changed, tree.bytesOf, plan.stored, uploadContext).catch((error: unknown) =>
      error instanceof LostObjectsError
        ? republishPrevious(error.message, replacement, context, lock)
        : Promise.reject(error),
    );
    if (options.check) await checkOrRepublish(tree, plan.changed, replacement, context, lock, options);
    await writeRelease(bucket, release);
    await deleteVanished(tree, plan, context, lock);
    const submitted = options.indexNow ? await submitChangedPages(tree, previousPages, options.indexNow, log) : 0;
    return { build: tree.build.id, isSame: false, uploaded: plan.changed.length, unchanged: plan.unchanged, submitted };
  } finally {
    context.progress.end();
    await lock.release();
  }
}

/**
 * Without a change there is no new release and no new build for open tabs: only the files for the next build are uploaded. A
 * live build whose publication has not ended is checked.
 */
async function renewRecords(
  tree: SiteTree,
  plan: PublishPlan,
  live: Release,
  context: PublishContext,
  lock: RemoteLock,
  options: PublishOptions,
): Promise<PublishResult> {
  const records = plan.changed.filter(({ stage }) => stage === 'records');
  const renewed = new Map(records.map((object) => [object.key, object]));
  const objects = live.objects.map((object) => renewed.get(object.key) ?? object);
  const release = { ...live, objects };
  await writeRelease(context.bucket, release);
  // The replaced objects belong to no release, so they are not archived.
  const nothingToKeep = new Map<string, never>();
  await upload(records, tree.bytesOf, nothingToKeep, { ...context, lock, allObjects: objects });
  if (live.isUnfinished) {
    const replacement = { release, before: undefined };
    if (options.check) await checkOrRepublish(tree, objects, replacement, context, lock, options);
    await writeRelease(context.bucket, { ...release, isUnfinished: false });
  }
  return { build: live.id, isSame: true, uploaded: records.length, unchanged: plan.unchanged, submitted: 0 };
}

/** A removed page must be a 404 as soon as the build without it is live. */
async function deleteVanished(
  { build }: SiteTree,
  { vanished, stored }: PublishPlan,
  context: PublishContext,
  lock: RemoteLock,
): Promise<void> {
  if (vanished.length === 0) return;
  try {
    await deletePages(vanished, stored, context, lock);
  } catch (error) {
    throw new Error(
      `The build ${build.id} is live, but ${vanished.length} objects of pages that it no longer has could not be deleted ` +
        `(${vanished[0]} among them): npm run prune deletes them`,
      { cause: error },
    );
  }
}

/** Maximum of objects in a change whose pages are all checked on the live site after the upload. */
const MAX_OBJECTS_LOOKED_AT = 60;

/** For a small change, listing the bucket to find lost objects would take more calls than the upload. */
function isSmallChange({ kept }: SiteTree, { changed }: PublishPlan): boolean {
  return kept.files.size > 0 && changed.length <= MAX_OBJECTS_LOOKED_AT;
}

function releaseOf({ build: { id, app, timestamp }, siteUrl, objects }: SiteTree): Release {
  return { id, app, timestamp, siteUrl, objects };
}

/** A failure of IndexNow does not fail the publication. */
async function submitChangedPages(
  tree: SiteTree,
  previousPages: Map<string, TreePage>,
  indexNow: { key: string; endpoint: string },
  print: (line: string) => void,
): Promise<number> {
  const pathnames = changedPathnames(previousPages, tree.pages);
  try {
    await submitToIndexNow(pathnames, { siteUrl: tree.siteUrl, ...indexNow });
    return pathnames.length;
  } catch (error) {
    print(`Search engines were not notified: ${error instanceof Error ? error.message : String(error)}`);
    return 0;
  }
}
