import { countsByName } from '../api/counts-by-name.ts';
import { BuildFailure } from '../report/failure.ts';
import { finishSite } from '../complete-site.ts';
import type { BuildOptions } from '../options/build-options.ts';
import type { Outcome } from '../render/prerender.ts';
import type { Progress } from '../report/progress.ts';
import { StoredMap } from '../cache/disk-map.ts';
import { type BuildRecord, lastRecord, type PageRecord } from '../cache/build-cache.ts';
import type { BuildReport, BuildWork } from '../report/build-report.ts';
import { readShare, type Share } from './shard.ts';
import { createStopwatch } from '../report/stopwatch.ts';
import { replaceTree } from '../output/replace-tree.ts';
import { filesIn, openTree, type Tree } from '../output/output-tree.ts';

type MergeOptions = Pick<BuildOptions, 'out' | 'allowShrink'>;

/**
 * Puts the shares of a site together and, like a build, in the place of the published one.
 * @param dirs a folder of each share. @throws {BuildFailure} when they are not of one crawl, or not complete.
 */
export async function mergeShares(dirs: string[], options: MergeOptions, progress: Progress): Promise<BuildReport> {
  return replaceTree(options.out, progress, () => writeMerged(dirs, options, progress));
}

async function writeMerged(
  dirs: string[],
  options: MergeOptions,
  progress: Progress,
): Promise<{ tree: Tree; report: BuildReport }> {
  const clock = createStopwatch(progress);
  const shares = await clock.time('Reading the shares', () => Promise.all(dirs.map(readShare)));
  const { app, siteUrl, shellLinks, parts, redirects } = agreed(shares);
  const tree = openTree(options.out);
  await clock.time('Copying', async () => takeFiles(shares, tree));
  const pages = shares.flatMap((share) => share.pages).toSorted((a, b) => a.place - b.place);
  const written = {
    tree,
    app,
    siteUrl,
    shellLinks,
    parts,
    plan: { pages, redirects },
    record: mergedRecord(shares),
    work: mergedWork(shares),
  };
  const previous = (await lastRecord(options.out))?.pages;
  return { tree, report: await finishSite(written, { options, previous, isWhole: true, clock }) };
}

/** Every share has the whole frame, and its own pages. */
function takeFiles(shares: Share[], tree: Tree): void {
  const taken = new Set<string>();
  for (const { dir } of shares)
    for (const file of filesIn(dir, '.')) {
      if (taken.has(file) || file.startsWith('builds/')) continue;
      taken.add(file);
      tree.keep(file, dir);
    }
}

/** The first of the shares, when all are there and all have read the same. @throws {BuildFailure} */
function agreed(shares: Share[]): Share {
  const [first] = shares;
  if (!first) throw new BuildFailure([{ place: 'merge', reason: 'no shares were given' }]);
  const fault = (place: string, reason: string) => new BuildFailure([{ place, reason }]);
  for (const { dir, shard, crawl } of shares) {
    if (shard.of !== first.shard.of)
      throw fault(dir, `is share ${shard.index} of ${shard.of}, and ${first.dir} is one of ${first.shard.of}`);
    if (crawl !== first.crawl)
      throw fault(dir, `has read other content or was drawn by other code than ${first.dir}: build all shares again`);
  }
  const there = new Set(shares.map(({ shard }) => shard.index));
  const missing = Array.from({ length: first.shard.of }, (_, index) => index + 1).filter((index) => !there.has(index));
  if (missing.length > 0) throw fault('merge', `share ${missing.join(', ')} of ${first.shard.of} is missing`);
  const pages = new Set(shares.flatMap((share) => share.pages.map(({ address }) => address)));
  if (pages.size !== first.planned)
    throw fault('merge', `the shares hold ${pages.size} pages, the crawl has found ${first.planned}`);
  return first;
}

function mergedRecord(shares: Share[]): BuildRecord {
  const [{ record }] = shares as [Share];
  return {
    dataCode: record.dataCode,
    api: record.api,
    entities: new Map(shares.flatMap((share) => [...share.record.entities])),
    lists: Object.assign({}, ...shares.map((share) => share.record.lists)) as BuildRecord['lists'],
    replies: new Map(shares.flatMap((share) => [...share.record.replies])),
    run: record.run,
    pages: pagesOf(shares),
  };
}

function pagesOf(shares: Share[]): StoredMap<PageRecord> {
  const pages = new StoredMap<PageRecord>();
  for (const { record } of shares) for (const [address, page] of record.pages) pages.set(address, page);
  return pages;
}

function mergedWork(shares: Share[]): BuildWork {
  const all = shares.map(({ work }) => work);
  const pages: Record<Outcome, number> = { kept: 0, drawn: 0, loaded: 0, gone: 0, failed: 0 };
  const skippedBlocks = countsByName();
  for (const work of all) {
    for (const [outcome, count] of Object.entries(work.pages)) pages[outcome as Outcome] += count;
    for (const [type, count] of Object.entries(work.skippedBlocks))
      skippedBlocks[type] = (skippedBlocks[type] ?? 0) + count;
  }
  const doubt = all.find((work) => work.doubt !== undefined)?.doubt;
  return {
    ...(doubt && { doubt }),
    calls: all.reduce((sum, { calls }) => sum + calls, 0),
    peakCalls: Math.max(...all.map(({ peakCalls }) => peakCalls)),
    pages,
    gone: all.flatMap(({ gone }) => gone),
    skippedBlocks,
    faults: [...new Set(all.flatMap(({ faults }) => faults))],
    ogPictures: {
      drawn: all.reduce((sum, { ogPictures }) => sum + ogPictures.drawn, 0),
      faults: [...new Set(all.flatMap(({ ogPictures }) => ogPictures.faults))],
    },
  };
}
