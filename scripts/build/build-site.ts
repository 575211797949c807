import { existsSync, realpathSync } from 'node:fs';
import { bundle } from './bundle/bundle.ts';
import { dataCodeOf } from './cache/data-code.ts';
import { draftSite } from './render/render-site.ts';
import { type Failure, failOn } from './report/failure.ts';
import { finishSite, type WrittenSite } from './complete-site.ts';
import { writeFrame } from './render/static-files.ts';
import { writeOgPictures } from './site-files/og-pictures.ts';
import type { BuildOptions } from './options/build-options.ts';
import { partsOf } from './bundle/page-assets.ts';
import { doubtAbout, readNamedChanges } from './api/changed-entities.ts';
import { keepFiles, type Previous } from './render/prerender.ts';
import type { Progress } from './report/progress.ts';
import type { StoredMap } from './cache/disk-map.ts';
import { lastRecord, type PageRecord, type RecordHead } from './cache/build-cache.ts';
import type { BuildReport } from './report/build-report.ts';
import { UsageError } from './options/settings.ts';
import { writeShare } from './shards/shard.ts';
import { createStopwatch } from './report/stopwatch.ts';
import { replaceTree } from './output/replace-tree.ts';
import type { Tree } from './output/output-tree.ts';

/** Builds the whole site and puts it in the place of the published one. @throws {BuildFailure} naming everything that failed. */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<BuildReport> {
  return replaceTree(options.out, progress, () => writeSite(options, progress));
}

/** Everything between the first call and the last file. Nothing outside the new tree is touched. */
async function writeSite(options: BuildOptions, progress: Progress): Promise<{ tree: Tree; report: BuildReport }> {
  const clock = createStopwatch(progress);
  const code = await clock.time('Bundling', () => bundle(options));
  const dataCode = dataCodeOf(options);
  const previous = await lastBuild(options, dataCode);
  if (options.only.length > 0 && !previous && existsSync(options.out))
    throw new UsageError(
      `--only adds to the last build, and ${options.out} has no record of one: build the whole site first`,
    );
  const doubt = options.changed.length > 0 ? doubtAbout(options, previous) : undefined;
  const isNamed = options.changed.length > 0 && doubt === undefined;
  const changes = previous && isNamed ? readNamedChanges(options.changed, previous.record.replies) : undefined;
  const draft = await draftSite({ options, code, dataCode, previous, changes, clock, progress });
  const { tree, plan, records, stats } = draft;
  if (options.only.length > 0 && previous) keepOthers(records, previous, tree);

  const { version = '' } = draft.drawing.og ?? {};
  const ogPictures = await clock.time('Pictures', () =>
    writeOgPictures(records, version, { tree, cacheDir: options.cacheDir, previousDir: previous?.dir }),
  );
  // With `--only`, new pages may not be there; of a share, the others are elsewhere.
  const redirects = options.shard ? plan.redirects : plan.redirects.filter(({ to }) => records.has(to));
  const shellLinks = writeFrame(tree, code, redirects, draft.drawing, options);
  const written: WrittenSite = {
    tree,
    app: code.appId,
    siteUrl: options.settings.SITE_URL,
    plan: { pages: plan.pages, redirects },
    shellLinks,
    parts: partsOf(code.manifest),
    record: {
      ...headOf(options, previous, { dataCode, api: options.settings.API_BASE_URL, run: options.run, ...draft.seen }),
      pages: records,
    },
    work: {
      calls: stats.calls,
      ...(doubt && { doubt }),
      peakCalls: stats.peak,
      pages: draft.outcomes,
      skippedBlocks: stats.skippedBlocks,
      faults: [...new Set(stats.faults)],
      gone: draft.gone.map(({ address, reason }) => ({ place: address, reason })),
      ogPictures,
    },
  };
  // Pages built alone, with no site around them, have nothing that their links could lead to.
  const isWhole = options.only.length === 0 || previous !== undefined;
  const report = draft.share
    ? writeShare(written, { ...draft.share, clock })
    : await finishSite(written, { options, previous: previous?.record.pages, isWhole, clock });
  return { tree, report };
}

/**
 * What the next build compares with. Beside pages built alone the others stand as the last build has read them: what
 * this one has seen of their entities is not in them yet.
 */
function headOf({ only }: BuildOptions, previous: Previous | undefined, seen: RecordHead): RecordHead {
  return only.length > 0 && previous ? previous.record : seen;
}

/** Takes every page over that was not asked for, as the last build left it. @throws {BuildFailure} where it is not so any more */
function keepOthers(records: StoredMap<PageRecord>, previous: Previous, tree: Tree): void {
  const failures: Failure[] = [];
  for (const [address, record] of previous.record.pages) {
    if (records.has(address)) continue;
    if (keepFiles(record, tree, previous.dir)) records.set(address, record);
    else failures.push({ place: address, reason: 'not as the last build left it: build the whole site' });
  }
  failOn(failures);
}

/** What this build is compared with; what it may take over of it is less where the API is another. */
async function lastBuild(
  { fresh, out, settings, changed }: BuildOptions,
  dataCode: string,
): Promise<Previous | undefined> {
  const record = await lastRecord(out, { withReplies: changed.length > 0 });
  if (!record) return undefined;
  const isOfUse = !fresh && record.api === settings.API_BASE_URL;
  return {
    dir: realpathSync(out),
    record: isOfUse ? record : { ...record, lists: {}, entities: new Map() },
    dataCurrent: isOfUse && record.dataCode === dataCode,
  };
}
