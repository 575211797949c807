import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFile } from '../build/page/page-files.ts';
import { failureLines } from '../build/report/failure-lines.ts';
import type { RemoteLock } from './bucket/remote-lock.ts';
import { checkLiveSite } from './check-live-site.ts';
import type { PublishContext } from './context.ts';
import type { PublishPlan } from './plan.ts';
import { republish } from './republish.ts';
import type { SiteTree } from './site-tree.ts';

export interface CheckOptions {
  /** Number of attempts of the check before it fails. */
  checkAttempts: number;
  /** Pathnames that are always checked. */
  pathnames: string[];
}

const MAX_PAGES_CHECKED = 20;

/** Checks the live site and publishes the last build again after a failure. @throws in that case */
export async function checkOrRepublish(
  tree: SiteTree,
  plan: PublishPlan,
  context: PublishContext,
  lock: RemoteLock,
  { checkAttempts, pathnames: wanted }: CheckOptions,
): Promise<void> {
  context.progress.stage(`Checking ${tree.siteUrl}`);
  const touched = new Set(plan.changed.map(({ key }) => key));
  const changed = [...tree.pages.keys()].filter((pathname) => touched.has(pageFile(pathname)));
  const step = Math.max(1, Math.ceil(changed.length / MAX_PAGES_CHECKED));
  const chosen = new Set(['/', ...wanted, ...changed.filter((_, index) => index % step === 0)]);
  const pages = [...chosen]
    .filter((pathname) => tree.pages.has(pathname))
    .map((pathname) => ({ pathname, html: htmlOf(pathname, tree) }));
  const expected = { siteUrl: tree.siteUrl, build: tree.build.id, pages };
  const failures = await checkLiveSite(expected, { ...context, attempts: checkAttempts });
  if (failures.length === 0) return;
  await republishPrevious(failureLines(failures).join('\n'), tree, plan, context, lock);
}

/** Undefined for a page that is left out of the tree. */
function htmlOf(pathname: string, { dir }: SiteTree): string | undefined {
  const file = path.join(dir, pageFile(pathname));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Publishes the last build again, if there is one. @throws always, with the failures */
export async function republishPrevious(
  wrong: string,
  { build, objects }: SiteTree,
  { live }: PublishPlan,
  context: PublishContext,
  lock: RemoteLock,
): Promise<never> {
  if (!live || live.id === build.id)
    throw new Error(`ALARM: the site is not as it should be, and there is no earlier build to restore:\n${wrong}`);
  await republish(live, objects, context, lock);
  throw new Error(`ALARM: the site was not as it should be; the build ${live.id} has been restored:\n${wrong}`);
}
