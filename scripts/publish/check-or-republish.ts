import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFile } from '../build/page/page-files.ts';
import { failureLines } from '../build/report/failure-lines.ts';
import { reasonOf } from '../setup/reason-of.ts';
import { listReleases, readLiveBuild, readRelease, type Release } from './bucket/release.ts';
import type { RemoteLock } from './bucket/remote-lock.ts';
import { RELEASES_PREFIX, type SiteObject } from './bucket/site-object.ts';
import { checkLiveSite } from './check-live-site.ts';
import type { PublishContext } from './context.ts';
import { republish } from './republish.ts';
import type { SiteTree } from './site-tree.ts';

export interface CheckOptions {
  /** Number of attempts of the check before it fails. */
  checkAttempts: number;
  /** Pathnames that are always checked. */
  pathnames: string[];
}

/** What a publication replaces. */
export interface Replacement {
  /** The release that is published. */
  release: Release;
  /** The one that was live before. */
  before: Release | undefined;
}

const MAX_PAGES_CHECKED = 20;

/**
 * Checks the live site and publishes the last build again after a failure. @throws in that case
 * @param changed the objects whose pages are checked
 */
export async function checkOrRepublish(
  tree: SiteTree,
  changed: SiteObject[],
  replacement: Replacement,
  context: PublishContext,
  lock: RemoteLock,
  { checkAttempts, pathnames: wanted }: CheckOptions,
): Promise<void> {
  context.progress.stage(`Checking ${tree.siteUrl}`);
  const touched = new Set(changed.map(({ key }) => key));
  const changedPages = [...tree.pages.keys()].filter((pathname) => touched.has(pageFile(pathname)));
  const step = Math.max(1, Math.ceil(changedPages.length / MAX_PAGES_CHECKED));
  const chosen = new Set(['/', ...wanted, ...changedPages.filter((_, index) => index % step === 0)]);
  for (const pathname of wanted)
    if (!tree.pages.has(pathname)) context.log(`${pathname} is no page of this build, so nobody has looked at it`);
  const pages = [...chosen]
    .filter((pathname) => tree.pages.has(pathname))
    .map((pathname) => ({ pathname, html: htmlOf(pathname, tree) }));
  const expected = { siteUrl: tree.siteUrl, build: replacement.release.id, pages };
  const failures = await checkLiveSite(expected, { ...context, attempts: checkAttempts });
  if (failures.length === 0) return;
  await republishPrevious(failureLines(failures).join('\n'), replacement, context, lock);
}

/** Undefined for a page that is left out of the tree. */
function htmlOf(pathname: string, { dir }: SiteTree): string | undefined {
  const file = path.join(dir, pageFile(pathname));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Publishes the last build again, if there is one. @throws always, with the failures */
export async function republishPrevious(
  wrong: string,
  replacement: Replacement,
  context: PublishContext,
  lock: RemoteLock,
): Promise<never> {
  const restored = await restorePrevious(replacement, context, lock).catch(async (error: unknown) => {
    const live = await readLiveBuild(context.bucket).catch(() => undefined);
    const lines = [
      `ALARM: the site is not as it should be after the publication of ${replacement.release.id}, ` +
        `and the last build could not be restored; ${live ? `the build ${live.id} is live` : 'the live one could not be read'}:`,
      wrong,
      `The restoration has failed: ${reasonOf(error)}`,
    ];
    throw new Error(lines.join('\n'), { cause: error });
  });
  if (!restored)
    throw new Error(`ALARM: the site is not as it should be, and there is no earlier build to restore:\n${wrong}`);
  throw new Error(`ALARM: the site was not as it should be; the build ${restored.id} has been restored:\n${wrong}`);
}

async function restorePrevious(
  { release, before }: Replacement,
  context: PublishContext,
  lock: RemoteLock,
): Promise<Release | undefined> {
  const previous = (await readLastFinished(release.id, context)) ?? before;
  if (!previous || previous.id === release.id) return undefined;
  await republish(previous, release, context, lock);
  return previous;
}

/** The newest other release whose publication has ended: the one that was live before may not have passed its check, either. */
async function readLastFinished(otherThan: string, { bucket }: PublishContext): Promise<Release | undefined> {
  for (const { id } of listReleases(await bucket.list(RELEASES_PREFIX)).toReversed()) {
    const release = id === otherThan ? undefined : await readRelease(bucket, id);
    if (release && !release.isUnfinished) return release;
  }
  return undefined;
}
