import { filtered, type LazyList } from '../../../src/lib/data/long-list.ts';
import type { ReusePlan } from '../reuse/plan-reuse.ts';
import type { BuildCacheHead, CachedPage } from '../cache/build-cache.ts';
import type { DiskMap } from '../cache/disk-map.ts';
import type { PreviousBuild } from '../cache/previous-build.ts';
import type { BuildOptions } from '../options/build-options.ts';
import type { OutputTree } from '../output/output-tree.ts';
import { reusePageFiles } from '../output/reuse-page-files.ts';
import type { PlannedRedirect } from '../page/planned-page.ts';
import { type Failure, failOn } from '../report/failure.ts';
import type { RenderedSite } from './render-site.ts';

/** The contents of a build's tree, rendered or reused. */
export interface SiteContents {
  pages: DiskMap<CachedPage>;
  redirects: LazyList<PlannedRedirect>;
  /** The data that the next build compares with. */
  cacheHead: BuildCacheHead;
  /** Whether the tree is a whole site, so that its links are checked. */
  isWhole: boolean;
}

/**
 * Adds the pages outside the scope of the build. Reused pages are added to `rendered.pages` itself, because a copy of a
 * hundred thousand entries would take the memory twice.
 * @throws {BuildFailure} if the files of a reused page have been modified
 */
export function addOtherPages(
  rendered: RenderedSite,
  { scope, settings, run }: BuildOptions,
  { dataFingerprint, previous, changesUntil }: ReusePlan,
): SiteContents {
  const { pages, plan, tree } = rendered;
  const { renderInputs, observed } = rendered;
  const { API_BASE_URL: api } = settings;
  const cacheHead: BuildCacheHead = { dataFingerprint, api, run, changesUntil, renderInputs, ...observed };
  const leadsToPage = ({ to }: PlannedRedirect) => pages.has(to);
  switch (scope.kind) {
    case 'site':
      return { pages, redirects: filtered(plan.redirects, leadsToPage), cacheHead, isWhole: true };
    case 'pages':
      if (previous) reuseOtherPages(pages, previous, tree);
      return {
        pages,
        // A page that is new in the API is not here unless it was named.
        redirects: filtered(plan.redirects, leadsToPage),
        // The other pages do not include the entities that this build has observed. The next build reads all replies again.
        cacheHead: previous ? { ...previous.cache, replies: new Map(), etags: {} } : cacheHead,
        // Without the rest of the site, links cannot be checked.
        isWhole: previous !== undefined,
      };
    case 'shard':
      // The pages of the other redirects are in other shards.
      return { pages, redirects: plan.redirects, cacheHead, isWhole: false };
  }
}

/** Reuses every page that this build has not rendered. @throws {BuildFailure} */
function reuseOtherPages(pages: DiskMap<CachedPage>, previous: PreviousBuild, tree: OutputTree): void {
  const failures: Failure[] = [];
  for (const [pathname, page] of previous.cache.pages) {
    if (pages.has(pathname)) continue;
    if (reusePageFiles(page, tree, previous.dir)) pages.addFrom(previous.cache.pages, pathname);
    else failures.push({ subject: pathname, reason: 'not as the last build left it: build the whole site' });
  }
  failOn(failures);
}
