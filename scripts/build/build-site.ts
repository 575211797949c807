import { createHash } from 'node:crypto';
import type { LazyList } from '../../src/lib/data/long-list.ts';
import { planReuse, type ReusePlan } from './reuse/plan-reuse.ts';
import { bundle } from './bundle/bundle.ts';
import { bundleFiles } from './bundle/page-assets.ts';
import { completeSite, type WrittenSite } from './complete-site.ts';
import { dataFingerprint } from './cache/data-fingerprint.ts';
import { fingerprintOf } from './cache/fingerprint.ts';
import type { BuildOptions } from './options/build-options.ts';
import { allowedHosts } from './options/settings.ts';
import { replaceTree } from './output/replace-tree.ts';
import type { OgPicturesResult } from './page/og-picture.ts';
import { addOtherPages } from './render/add-other-pages.ts';
import type { PlannedRedirect } from './page/planned-page.ts';
import { renderCodeFingerprint, renderSite, type RenderedSite } from './render/render-site.ts';
import { writeStaticFiles } from './render/static-files.ts';
import type { BuildReport, BuildStats } from './report/build-report.ts';
import type { Progress } from './report/progress.ts';
import { explainedPages } from './report/page-outcome.ts';
import { createStopwatch } from './report/stopwatch.ts';
import { writeShard } from './shards/shard.ts';
import { type SameCodeBuild, writeDrawings } from './site-files/drawings/drawings.ts';
import { writeOgPictures } from './site-files/og-pictures.ts';

/**
 * Builds the site and replaces the published one. The stages: bundle the code, plan the reuse of the last build, crawl and
 * prerender, reuse the other pages, write the static files, pictures and drawings, write the site files and verify the tree,
 * switch to it. Nothing outside the new tree is changed before the switch.
 * @throws {BuildFailure} with every failure
 */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<BuildReport> {
  return replaceTree(options.out, progress, async () => {
    const stopwatch = createStopwatch(progress);
    // Before the first wait: this process runs the code as it is now, and a change during the build is one for the next build.
    const ownCode = { data: dataFingerprint(options), render: renderCodeFingerprint(options.root) };
    const code = await stopwatch.time('Bundling', () => bundle(options));
    const reuse = await planReuse(options, ownCode.data);
    const rendered = await renderSite({ options, code, renderCode: ownCode.render, reuse, stopwatch, progress });
    const { tree, plan, renderContext } = rendered;
    const { pages, redirects, cacheHead, isWhole } = addOtherPages(rendered, options, reuse);
    const sameCode = buildWithSameCode(rendered, reuse);
    const redirectsHash = hashOfRedirects(redirects);
    const layoutLinks = writeStaticFiles(
      tree,
      code,
      redirects,
      renderContext,
      options,
      sameCode && { dir: sameCode.dir, hasSameRedirects: reuse.previous?.cache.redirectsHash === redirectsHash },
    );
    const ogPictures = await stopwatch.time('Rendering pictures', () =>
      writeOgPictures(pages, renderContext.og?.version ?? '', {
        tree,
        cacheDir: options.cacheDir,
        previousDir: reuse.previous?.dir,
      }),
    );
    await stopwatch.time('Writing drawings', () =>
      writeDrawings(pages, tree, { previousDir: reuse.previous?.dir, sameCode }),
    );
    const site: WrittenSite = {
      tree,
      appId: code.appId,
      siteUrl: options.settings.SITE_URL,
      hosts: allowedHosts(options.settings),
      plan: { pages: plan.pages, redirects },
      layoutLinks,
      bundleFiles: bundleFiles(code.manifest),
      buildCache: { ...cacheHead, redirectsHash, pages },
      stats: statsOf(rendered, reuse, ogPictures, options.explain),
    };
    const report = rendered.shardOfCrawl
      ? writeShard(site, rendered.shardOfCrawl, stopwatch)
      : await completeSite(site, { options, previous: reuse.previous?.cache.pages, isWhole, stopwatch });
    return { tree, report };
  });
}

/** The last build, if it was made with the same code, settings and layout. */
function buildWithSameCode({ renderInputs }: RenderedSite, { previous }: ReusePlan): SameCodeBuild | undefined {
  const isSame = previous && fingerprintOf(previous.cache.renderInputs ?? null) === fingerprintOf(renderInputs);
  return isSame && previous.staleReason === undefined ? { dir: previous.dir, pages: previous.cache.pages } : undefined;
}

function hashOfRedirects(redirects: LazyList<PlannedRedirect>): string {
  const sum = createHash('sha1');
  for (const { from, to } of redirects) sum.update(`${from}\n${to}\n`);
  return sum.digest('base64url');
}

function statsOf(
  { statistics, counts, deleted }: RenderedSite,
  { fullBuildReason }: ReusePlan,
  ogPictures: OgPicturesResult,
  explain: readonly string[],
): BuildStats {
  return {
    calls: statistics.calls,
    ...(fullBuildReason !== undefined && { fullBuildReason }),
    peakCalls: statistics.peakCalls,
    retries: statistics.retries,
    pages: counts.outcomes,
    reasons: counts.reasons,
    explained: explainedPages(explain, counts.explained),
    skippedBlocks: statistics.skippedBlocks,
    omitted: statistics.omitted,
    deleted: deleted.map(({ pathname, reason }) => ({ subject: pathname, reason })),
    ogPictures,
  };
}
