import { existsSync } from 'node:fs';
import { bundle } from './bundle/bundle.ts';
import { dataFingerprint as fingerprintDataCode } from './cache/data-code.ts';
import { renderSite } from './render/render-site.ts';
import { type Failure, failOn } from './report/failure.ts';
import { completeSite, type WrittenSite } from './complete-site.ts';
import { writeStaticFiles } from './render/static-files.ts';
import { writeOgPictures } from './site-files/og-pictures.ts';
import type { BuildOptions } from './options/build-options.ts';
import { bundleFiles } from './bundle/page-assets.ts';
import { reasonForFullBuild, resolveNamedChanges } from './api/changed-entities.ts';
import type { Progress } from './report/progress.ts';
import type { DiskMap } from './cache/disk-map.ts';
import type { CachedPage, BuildCacheHead } from './cache/build-cache.ts';
import type { BuildReport } from './report/build-report.ts';
import { writeShard } from './shards/shard.ts';
import { createStopwatch } from './report/stopwatch.ts';
import { replaceTree } from './output/replace-tree.ts';
import type { OutputTree } from './output/output-tree.ts';
import { UsageError } from '../setup/usage-error.ts';
import { reusePageFiles } from './output/reuse-page-files.ts';
import { type PreviousBuild, readPreviousBuild } from './cache/previous-build.ts';

/** Builds the whole site and puts it in the place of the published one. @throws {BuildFailure} naming everything that failed. */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<BuildReport> {
  return replaceTree(options.out, progress, () => writeSite(options, progress));
}

/** Everything between the first call and the last file. Nothing outside the new tree is touched. */
async function writeSite(
  options: BuildOptions,
  progress: Progress,
): Promise<{ tree: OutputTree; report: BuildReport }> {
  const stopwatch = createStopwatch(progress);
  const code = await stopwatch.time('Bundling', () => bundle(options));
  const dataFingerprint = fingerprintDataCode(options);
  const previous = await readPreviousBuild(options, dataFingerprint);
  if (options.only.length > 0 && !previous && existsSync(options.out))
    throw new UsageError(
      `--only adds to the last build, and ${options.out} has no record of one: build the whole site first`,
    );
  const fullBuildReason = options.changed.length > 0 ? reasonForFullBuild(options, previous) : undefined;
  const isNamed = options.changed.length > 0 && fullBuildReason === undefined;
  const changes = previous && isNamed ? resolveNamedChanges(options.changed, previous.cache.replies) : undefined;
  const rendered = await renderSite({ options, code, dataFingerprint, previous, changes, stopwatch, progress });
  const { tree, plan, pages, counters } = rendered;
  if (options.only.length > 0 && previous) reuseOtherPages(pages, previous, tree);

  const { version = '' } = rendered.renderContext.og ?? {};
  const ogPictures = await stopwatch.time('Pictures', () =>
    writeOgPictures(pages, version, { tree, cacheDir: options.cacheDir, previousDir: previous?.dir }),
  );
  // With `--only`, new pages may not be there; of a shard, the others are elsewhere.
  const redirects = options.shard ? plan.redirects : plan.redirects.filter(({ to }) => pages.has(to));
  const layoutLinks = writeStaticFiles(tree, code, redirects, rendered.renderContext, options);
  const written: WrittenSite = {
    tree,
    appId: code.appId,
    siteUrl: options.settings.SITE_URL,
    plan: { pages: plan.pages, redirects },
    layoutLinks,
    bundleFiles: bundleFiles(code.manifest),
    buildCache: {
      ...cacheHeadOf(options, previous, {
        dataFingerprint,
        api: options.settings.API_BASE_URL,
        run: options.run,
        ...rendered.observed,
      }),
      pages,
    },
    stats: {
      calls: counters.calls,
      ...(fullBuildReason && { fullBuildReason }),
      peakCalls: counters.peakCalls,
      pages: rendered.outcomes,
      skippedBlocks: counters.skippedBlocks,
      omitted: [...new Set(counters.omitted)],
      deleted: rendered.deleted.map(({ pathname, reason }) => ({ subject: pathname, reason })),
      ogPictures,
    },
  };
  // Pages built alone, with no site around them, have nothing that their links could lead to.
  const isWhole = options.only.length === 0 || previous !== undefined;
  const report = rendered.shardBuild
    ? writeShard(written, { ...rendered.shardBuild, stopwatch })
    : await completeSite(written, { options, previous: previous?.cache.pages, isWhole, stopwatch });
  return { tree, report };
}

/**
 * What the next build compares with. Beside pages built alone the others stand as the last build has read them: what
 * this one has seen of their entities is not in them yet.
 */
function cacheHeadOf(
  { only }: BuildOptions,
  previous: PreviousBuild | undefined,
  seen: BuildCacheHead,
): BuildCacheHead {
  return only.length > 0 && previous ? previous.cache : seen;
}

/** Takes every page over that was not asked for, as the last build left it. @throws {BuildFailure} where it is not so any more */
function reuseOtherPages(records: DiskMap<CachedPage>, previous: PreviousBuild, tree: OutputTree): void {
  const failures: Failure[] = [];
  for (const [address, record] of previous.cache.pages) {
    if (records.has(address)) continue;
    if (reusePageFiles(record, tree, previous.dir)) records.set(address, record);
    else failures.push({ subject: address, reason: 'not as the last build left it: build the whole site' });
  }
  failOn(failures);
}
