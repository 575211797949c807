import type { Shell } from '../../../src/app/layout/shell.ts';
import { sitePolicy } from '../../../src/lib/browser/content-security-policy.ts';
import { todayInMoscow } from '../../../src/lib/text/moscow-day.ts';
import { pages } from '../../../src/pages/index.ts';
import type { CallStatistics } from '../api/call-statistics.ts';
import type { ReusePlan } from '../reuse/plan-reuse.ts';
import { resolveNamedChanges } from '../api/changed-entities.ts';
import { loadShell } from '../api/load-shell.ts';
import { createSource, type Source } from '../api/source.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { pageAssets } from '../bundle/page-assets.ts';
import type { BuildCache, RenderInputs } from '../cache/build-cache.ts';
import { fingerprintFiles, fingerprintOf } from '../cache/fingerprint.ts';
import type { PreviousBuild } from '../cache/previous-build.ts';
import { choosePages } from '../crawl/choose-pages.ts';
import { crawlFingerprint, type ShardOfCrawl } from '../crawl/crawl-fingerprint.ts';
import { crawl, type SitePlan } from '../crawl/crawl.ts';
import { type DeletedEntity, isDeletedAmong, tooManyDeleted } from '../crawl/deleted-entities.ts';
import type { BuildOptions } from '../options/build-options.ts';
import { allowedHosts } from '../options/settings.ts';
import { createOutputTree, type OutputTree } from '../output/output-tree.ts';
import { countOutcomes, type OutcomeCounts } from '../report/count-outcomes.ts';
import { deadlineAfter } from '../report/deadline.ts';
import { BuildFailure, failOn, failureOf } from '../report/failure.ts';
import type { Progress } from '../report/progress.ts';
import type { Stopwatch } from '../report/stopwatch.ts';
import { ogPictureOptions } from './og-picture-options.ts';
import { type Prerendered, prerender } from './prerender.ts';
import type { RenderContext } from './render-context.ts';
import { createRenderPool } from './render-pool.ts';

interface RenderSiteContext {
  options: BuildOptions;
  code: Bundle;
  /** The result of `renderCodeFingerprint` at the start of the build. */
  renderCode: string;
  reuse: ReusePlan;
  stopwatch: Stopwatch;
  progress: Progress;
}

/** Every page of the scope, written to a new tree. */
export interface RenderedSite {
  tree: OutputTree;
  plan: SitePlan;
  renderContext: RenderContext;
  pages: Prerendered['pages'];
  counts: OutcomeCounts;
  renderInputs: RenderInputs;
  observed: ReturnType<Source['observed']>;
  statistics: CallStatistics;
  /** Entities that were left out because the API has deleted them since they were listed. */
  deleted: DeletedEntity[];
  /** The shard and its crawl, if this is a shard. */
  shardOfCrawl: ShardOfCrawl | undefined;
}

/** One crawl with its pages; a second attempt follows if an entity was deleted in between. */
interface Attempt {
  number: number;
  previous: PreviousBuild | undefined;
  deleted: DeletedEntity[];
  statistics: CallStatistics;
  signal: AbortSignal | undefined;
}

/**
 * Crawls and writes every page. If an entity was deleted between its list and its page, a second attempt leaves it out and
 * reuses the results of the first: cards, lists, counts and links then agree. @throws {BuildFailure}
 */
export async function renderSite(context: RenderSiteContext): Promise<RenderedSite> {
  const { options, reuse } = context;
  const { statistics } = reuse;
  const deleted: DeletedEntity[] = [];
  const signal = deadlineAfter(options.settings.BUILD_TIMEOUT_MS);
  let { previous } = reuse;
  for (let number = 1; ; number++) {
    const attempt: Attempt = { number, previous, deleted, statistics, signal };
    const crawled = await crawlSite(context, attempt);
    const { found, ...rendered } = await prerenderSite(crawled, context, attempt);
    if (found.length === 0) return rendered;
    // The other shards do not leave it out and may show it.
    if (rendered.shardOfCrawl)
      throw new BuildFailure(found.map(({ pathname, reason }) => ({ subject: pathname, reason })));
    deleted.push(...found);
    failOn(tooManyDeleted(deleted, rendered.plan.pages, options.allowShrink));
    const cache: BuildCache = {
      dataFingerprint: reuse.dataFingerprint,
      api: options.settings.API_BASE_URL,
      ...rendered.observed,
      pages: rendered.pages,
    };
    previous = { dir: rendered.tree.dir, cache };
  }
}

interface CrawledSite {
  source: Source;
  shell: Shell;
  plan: SitePlan;
  shardOfCrawl: ShardOfCrawl | undefined;
}

/** Fetches the shell and plans every pathname. @throws {BuildFailure} */
async function crawlSite(
  { options, code, reuse, stopwatch }: RenderSiteContext,
  { number, previous, deleted, statistics, signal }: Attempt,
): Promise<CrawledSite> {
  const { settings, concurrency, retries } = options;
  const { changes: known, previous: last } = reuse;
  const source = createSource(settings, {
    concurrency,
    retries,
    statistics,
    signal,
    previous: previous?.cache,
    // A stored reply may still show what was deleted.
    changes: known && last && resolveNamedChanges([...known, ...deleted], last.cache.replies),
    // Without deleted entities the lists are not filtered.
    ...(deleted.length > 0 && { isDeleted: isDeletedAmong(deleted) }),
  });
  const { shell, plan } = await stopwatch.time(stageName('Crawling', number), async () => ({
    shell: await loadShell(source.api, settings).catch((error: unknown) => {
      throw new BuildFailure([failureOf('every page', error)]);
    }),
    plan: await crawl(pages, source.api),
  }));
  failOn(plan.failures);
  if (options.scope.kind !== 'shard') return { source, shell, plan, shardOfCrawl: undefined };
  const fingerprint = crawlFingerprint(plan, source.observed(), [reuse.dataFingerprint, code.renderId, shell]);
  return { source, shell, plan, shardOfCrawl: { shard: options.scope.shard, crawlFingerprint: fingerprint } };
}

/** Writes the pages of the scope into a new tree. @throws {BuildFailure} */
async function prerenderSite(
  { source, shell, plan, shardOfCrawl }: CrawledSite,
  { options, code, renderCode, reuse, stopwatch, progress }: RenderSiteContext,
  { number, previous, deleted, statistics }: Attempt,
): Promise<RenderedSite & { found: DeletedEntity[] }> {
  const { settings, root } = options;
  const hosts = allowedHosts(settings);
  const isRebuild = previous !== undefined && previous.staleReason === undefined && options.scope.kind !== 'shard';
  const tree = createOutputTree(options.out, { isRebuild });
  const chosen = choosePages(plan.pages, options.scope, deleted);
  const og = ogPictureOptions(settings, plan.pages.length, root);
  const renderInputs: RenderInputs = {
    code: fingerprintOf([renderCode, code.renderId]),
    layout: fingerprintOf(shell),
    settings: fingerprintOf([hosts, og]),
  };
  const { counts, add: onPage } = countOutcomes(chosen.length, {
    stats: statistics,
    progress,
    explain: options.explain,
  });
  const renderPool = await createRenderPool(
    {
      appId: code.appId,
      serverEntry: code.serverEntry,
      shell,
      assets: pageAssets(code),
      policy: sitePolicy(hosts),
      og,
    },
    options.workers,
  );
  try {
    const prerendered = await stopwatch.time(stageName('Prerendering', number), () =>
      prerender(chosen, {
        pages,
        source,
        renderPool,
        renderInputs,
        tree,
        previous,
        lastBuild: reuse.previous,
        concurrency: options.concurrency,
        today: todayInMoscow(),
        onPage,
      }),
    );
    failOn(prerendered.failures);
    return {
      tree,
      plan,
      renderContext: renderPool.context,
      pages: prerendered.pages,
      counts,
      renderInputs,
      observed: source.observed(),
      statistics,
      deleted,
      found: prerendered.deleted,
      shardOfCrawl,
    };
  } finally {
    await renderPool.close();
  }
}

function stageName(stage: string, attempt: number): string {
  return attempt > 1 ? `${stage}, reading ${attempt}` : stage;
}

/** The common render inputs of pages besides data and bundle. */
const RENDER_CODE = ['src', 'scripts/build', 'package-lock.json'];

/** Hash of the code of the build itself. */
export function renderCodeFingerprint(root: string): string {
  return fingerprintFiles(root, RENDER_CODE);
}
