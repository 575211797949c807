import type { ReusePlan } from '../api/plan-reuse.ts';
import type { BuildCacheHead, CachedPage } from '../cache/build-cache.ts';
import type { DiskMap } from '../cache/disk-map.ts';
import type { PreviousBuild } from '../cache/previous-build.ts';
import type { BuildOptions } from '../options/build-options.ts';
import type { OutputTree } from '../output/output-tree.ts';
import { reusePageFiles } from '../output/reuse-page-files.ts';
import type { PlannedRedirect } from '../page/planned-page.ts';
import { type Failure, failOn } from '../report/failure.ts';
import type { RenderedSite } from './render-site.ts';

/** All that is in the tree of a build, rendered by it or not. */
export interface SiteContents {
  pages: DiskMap<CachedPage>;
  redirects: PlannedRedirect[];
  /** What the next build compares with. */
  cacheHead: BuildCacheHead;
  /** Whether the tree is a whole site, whose links must lead somewhere. */
  isWhole: boolean;
}

/**
 * Completes the rendered pages by what the scope of the build leaves to others. Pages that are taken over are added to
 * `rendered.pages` itself: a copy of a hundred thousand would take the memory twice.
 * @throws {BuildFailure} where a page that should be taken over is not as the last build left it
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
      return { pages, redirects: plan.redirects.filter(leadsToPage), cacheHead, isWhole: true };
    case 'pages':
      if (previous) reuseOtherPages(pages, previous, tree);
      return {
        pages,
        // A page that is new in the API is not here unless it was named.
        redirects: plan.redirects.filter(leadsToPage),
        // The other pages do not show yet what this build has observed of their entities.
        cacheHead: previous?.cache ?? cacheHead,
        // Without the rest of a site around them, pages have nothing that their links could lead to.
        isWhole: previous !== undefined,
      };
    case 'shard':
      // The pages of the other redirects are in other shards.
      return { pages, redirects: plan.redirects, cacheHead, isWhole: false };
  }
}

/** Takes over every page that this build has not rendered. @throws {BuildFailure} */
function reuseOtherPages(pages: DiskMap<CachedPage>, previous: PreviousBuild, tree: OutputTree): void {
  const failures: Failure[] = [];
  for (const [pathname, page] of previous.cache.pages) {
    if (pages.has(pathname)) continue;
    if (reusePageFiles(page, tree, previous.dir)) pages.set(pathname, page);
    else failures.push({ subject: pathname, reason: 'not as the last build left it: build the whole site' });
  }
  failOn(failures);
}
