import { existsSync } from 'node:fs';
import path from 'node:path';
import { sortedBy } from '../../../src/lib/data/long-list.ts';
import { BuildFailure } from '../report/failure.ts';
import { completeSite, type WrittenSite } from '../complete-site.ts';
import type { BuildOptions } from '../options/build-options.ts';
import type { Progress } from '../report/progress.ts';
import { diskListOf } from '../cache/disk-list.ts';
import { DiskMap } from '../cache/disk-map.ts';
import { type BuildCache, readLastBuildCache, type CachedPage } from '../cache/build-cache.ts';
import type { BuildReport, BuildStats } from '../report/build-report.ts';
import { readShards, type BuiltShard } from './shard.ts';
import { createStopwatch, type Stopwatch } from '../report/stopwatch.ts';
import { replaceTree } from '../output/replace-tree.ts';
import { createOutputTree, type OutputTree } from '../output/output-tree.ts';
import { noOutcomes, type Outcome } from '../report/outcome.ts';
import { mergeExplained, mergeReasons } from '../report/page-outcome.ts';
import { listFiles } from '../output/list-files.ts';
import { sumByName } from '../report/counts-by-name.ts';

type MergeOptions = Pick<BuildOptions, 'out' | 'allowShrink'>;

/**
 * Merges the shards of a site and, like a build, replaces the published tree.
 * @param dirs a folder of each shard. @throws {BuildFailure} when they are of different crawls or incomplete
 */
export async function mergeShards(dirs: string[], options: MergeOptions, progress: Progress): Promise<BuildReport> {
  return replaceTree(options.out, progress, () => writeMerged(dirs, options, progress));
}

async function writeMerged(
  dirs: string[],
  options: MergeOptions,
  progress: Progress,
): Promise<{ tree: OutputTree; report: BuildReport }> {
  const stopwatch = createStopwatch(progress);
  const site = await mergedSite(dirs, options.out, stopwatch);
  const previous = readLastBuildCache(options.out)?.pages;
  return { tree: site.tree, report: await completeSite(site, { options, previous, isWhole: true, stopwatch }) };
}

/** A function of its own, because what it has read of the shards is released at its end. */
async function mergedSite(dirs: string[], out: string, stopwatch: Stopwatch): Promise<WrittenSite> {
  const shards = await stopwatch.time('Reading the shards', () => readShards(dirs));
  const { appId, siteUrl, hosts, layoutLinks, bundleFiles, redirects, plannedPages } = assertOneCrawl(shards);
  const buildCache = mergedBuildCache(shards);
  if (buildCache.pages.size !== plannedPages)
    throw mergeFailure(`the shards hold ${buildCache.pages.size} pages, the crawl has found ${plannedPages}`);
  const tree = createOutputTree(out);
  await stopwatch.time('Copying', async () => copyShardFiles(shards, tree));
  const found = diskListOf(shards.values().flatMap((shard) => shard.pages));
  const pages = sortedBy(
    found,
    ({ position }) => position,
    (a, b) => a - b,
  );
  return {
    tree,
    appId,
    siteUrl,
    hosts,
    layoutLinks,
    bundleFiles,
    plan: { pages, redirects },
    buildCache,
    stats: mergedStats(shards),
  };
}

/**
 * Every shard has all static files, and its own pages. The tree is asked what it has: the names of all files would take 100 bytes
 * each.
 */
function copyShardFiles(shards: BuiltShard[], tree: OutputTree): void {
  for (const { dir } of shards)
    for (const file of listFiles(dir))
      if (!file.startsWith('builds/') && !existsSync(path.join(tree.dir, file))) tree.reuse(file, dir);
}

/** The first of the shards, if all exist and have the same crawl. @throws {BuildFailure} */
function assertOneCrawl(shards: BuiltShard[]): BuiltShard {
  const [first] = shards;
  if (!first) throw mergeFailure('no shards were given');
  const failure = (subject: string, reason: string) => new BuildFailure([{ subject, reason }]);
  const there = new Map<number, string>();
  for (const { dir, shard, crawlFingerprint } of shards) {
    if (shard.of !== first.shard.of)
      throw failure(dir, `is shard ${shard.index} of ${shard.of}, and ${first.dir} is one of ${first.shard.of}`);
    if (crawlFingerprint !== first.crawlFingerprint)
      throw failure(
        dir,
        `has read other content or was rendered by other code than ${first.dir}: build all shards again`,
      );
    const same = there.get(shard.index);
    if (same !== undefined)
      throw failure(dir, `is shard ${shard.index} of ${shard.of} as well as ${same}: give each once`);
    there.set(shard.index, dir);
  }
  const missing = Array.from({ length: first.shard.of }, (_, index) => index + 1).filter((index) => !there.has(index));
  if (missing.length > 0) throw mergeFailure(`shard ${missing.join(', ')} of ${first.shard.of} is missing`);
  return first;
}

const mergeFailure = (reason: string) => new BuildFailure([{ subject: 'merge', reason }]);

function mergedBuildCache(shards: BuiltShard[]): BuildCache {
  const [{ buildCache }] = shards as [BuiltShard];
  return {
    dataFingerprint: buildCache.dataFingerprint,
    api: buildCache.api,
    entityHashes: buildCache.entityHashes,
    listIds: Object.assign({}, ...shards.map((shard) => shard.buildCache.listIds)) as BuildCache['listIds'],
    replies: new Map(shards.values().flatMap((shard) => shard.buildCache.replies)),
    // The replies are those of the first shard that has them.
    etags: Object.assign({}, ...shards.toReversed().map((shard) => shard.buildCache.etags)) as BuildCache['etags'],
    run: buildCache.run,
    renderInputs: buildCache.renderInputs,
    pages: pagesOf(shards),
  };
}

function pagesOf(shards: BuiltShard[]): DiskMap<CachedPage> {
  const pages = new DiskMap<CachedPage>();
  for (const { buildCache } of shards)
    for (const pathname of buildCache.pages.keys()) pages.addFrom(buildCache.pages, pathname);
  return pages;
}

function mergedStats(shards: BuiltShard[]): BuildStats {
  const all = shards.map(({ stats }) => stats);
  const pages = noOutcomes();
  for (const stats of all)
    for (const [outcome, count] of Object.entries(stats.pages)) pages[outcome as Outcome] += count;
  const fullBuildReason = all.find((stats) => stats.fullBuildReason !== undefined)?.fullBuildReason;
  return {
    ...(fullBuildReason && { fullBuildReason }),
    calls: all.reduce((sum, { calls }) => sum + calls, 0),
    peakCalls: Math.max(...all.map(({ peakCalls }) => peakCalls)),
    retries: sumByName(all.map(({ retries }) => retries)),
    pages,
    reasons: mergeReasons(all.map(({ reasons }) => reasons)),
    explained: mergeExplained(all.map(({ explained }) => explained)),
    deleted: all.flatMap(({ deleted }) => deleted),
    skippedBlocks: sumByName(all.map(({ skippedBlocks }) => skippedBlocks)),
    omitted: all.flatMap(({ omitted }) => omitted),
    ogPictures: {
      rendered: all.reduce((sum, { ogPictures }) => sum + ogPictures.rendered, 0),
      omitted: [...new Set(all.flatMap(({ ogPictures }) => ogPictures.omitted))],
    },
  };
}
