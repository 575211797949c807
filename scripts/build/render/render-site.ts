import { createHash, hash } from 'node:crypto';
import { policyMeta, sitePolicy } from '../../../src/lib/browser/content-security-policy.ts';
import { todayInMoscow } from '../../../src/lib/text/moscow-day.ts';
import { pages } from '../../../src/pages/index.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { choosePages } from '../crawl/choose-pages.ts';
import { crawl, type SitePlan } from '../crawl/crawl.ts';
import { deadlineAfter } from '../report/deadline.ts';
import { createRenderPool } from './render-pool.ts';
import { BuildFailure, failOn, failureOf } from '../report/failure.ts';
import { type DeletedEntity, isDeletedAmong, tooManyDeleted } from '../crawl/deleted-entities.ts';
import type { ChangedEntities } from '../api/changed-entities.ts';
import type { BuildOptions, Shard } from '../options/build-options.ts';
import { pageAssets } from '../bundle/page-assets.ts';
import { type Prerendered, prerender } from './prerender.ts';
import type { Progress } from '../report/progress.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import { allowedHosts } from '../options/settings.ts';
import { loadShell } from '../api/shell.ts';
import { type Source, sourceFromSettings } from '../api/source.ts';
import { type ApiCounters, createApiCounters } from '../api/counters.ts';
import { fingerprintFiles } from '../cache/fingerprint.ts';
import type { Stopwatch } from '../report/stopwatch.ts';
import { createOutputTree, type OutputTree } from '../output/output-tree.ts';
import { noOutcomes, type Outcome } from '../report/outcome.ts';
import { ogPictureOptions } from './og-picture-options.ts';
import type { PreviousBuild } from '../cache/previous-build.ts';
import type { RenderContext } from './render-context.ts';

export interface RenderSiteContext {
  options: BuildOptions;
  code: Bundle;
  dataFingerprint: string;
  previous: PreviousBuild | undefined;
  changes: ChangedEntities | undefined;
  stopwatch: Stopwatch;
  progress: Progress;
}

/** Every page, written into a tree of its own. */
export interface RenderedSite {
  tree: OutputTree;
  plan: SitePlan;
  renderContext: RenderContext;
  pages: Prerendered['pages'];
  outcomes: Record<Outcome, number>;
  observed: Source['observed'];
  counters: ApiCounters;
  /** What has been left out because the API has let go of it. */
  deleted: DeletedEntity[];
  /** Of a shard: which one, and the hash of all that the crawl has read, on which the shards of one site must agree. */
  shardBuild?: { shard: Shard; crawl: string } | undefined;
}

interface RenderAttempt {
  number: number;
  previous: PreviousBuild | undefined;
  deleted: DeletedEntity[];
  counters: ApiCounters;
  signal: AbortSignal | undefined;
}

/**
 * Crawls and writes every page. Where an entity was deleted between its list and its page, everything is done again
 * without it, on top of what is there: cards, lists, counts and links then agree. @throws {BuildFailure}
 */
export async function renderSite(context: RenderSiteContext): Promise<RenderedSite> {
  const { options, dataFingerprint } = context;
  const counters = createApiCounters();
  const deleted: DeletedEntity[] = [];
  const signal = deadlineAfter(options.settings.BUILD_TIMEOUT_MS);
  let { previous } = context;
  for (let number = 1; ; number++) {
    const rendered = await crawlAndPrerender(context, { number, previous, deleted, counters, signal });
    if (rendered.found.length === 0) return rendered;
    // The other shards cannot know of it and may show it.
    if (options.shard)
      throw new BuildFailure(rendered.found.map(({ pathname, reason }) => ({ subject: pathname, reason })));
    deleted.push(...rendered.found);
    failOn(tooManyDeleted(deleted, rendered.plan.pages, options.allowShrink));
    const cache: BuildCache = {
      dataFingerprint,
      api: options.settings.API_BASE_URL,
      ...rendered.observed,
      pages: rendered.pages,
    };
    previous = { dir: rendered.tree.dir, cache, isDataCurrent: true };
  }
}

async function crawlAndPrerender(
  { options, code, dataFingerprint, changes, stopwatch, progress }: RenderSiteContext,
  { number, previous, deleted, counters, signal }: RenderAttempt,
): Promise<RenderedSite & { found: DeletedEntity[] }> {
  const { settings, root } = options;
  const again = number > 1 ? `, reading ${number}` : '';
  // Without it no list need be looked through.
  const leavingOut = deleted.length > 0 && { isDeleted: isDeletedAmong(deleted) };
  const source = sourceFromSettings(
    settings,
    { ...options, ...leavingOut, changes, counters, signal },
    previous?.cache,
  );
  const { plan, shell } = await stopwatch.time(`Crawling${again}`, async () => ({
    shell: await loadShell(source.api, settings).catch((error: unknown) => {
      throw new BuildFailure([failureOf('every page', error)]);
    }),
    plan: await crawl(pages, source.api),
  }));
  failOn(plan.failures);
  const { shard } = options;
  const shardBuild = shard && { shard, crawl: crawlFingerprint(plan, source, [dataFingerprint, code.renderId, shell]) };

  const tree = createOutputTree(options.out);
  const chosen = choosePages(plan.pages, options, deleted);
  const og = ogPictureOptions(settings, plan.pages.length, root);
  const renderPool = await createRenderPool(
    {
      appId: code.appId,
      serverEntry: code.serverEntry,
      shell,
      assets: pageAssets(code.manifest),
      policy: policyMeta(sitePolicy(allowedHosts(settings))),
      preview: false,
      og,
    },
    options.workers,
  );
  const outcomes = noOutcomes();
  const {
    pages: records,
    failures,
    deleted: found,
  } = await stopwatch.time(`Prerendering${again}`, async () =>
    prerender(chosen, {
      pages,
      source,
      renderPool,
      renderFingerprint: hash(
        'sha1',
        JSON.stringify([fingerprintFiles(root, RENDER_CODE), code.renderId, shell, allowedHosts(settings), og]),
      ),
      tree,
      previous,
      concurrency: options.concurrency,
      today: todayInMoscow(),
      onPage: (outcome) => {
        outcomes[outcome]++;
        const done = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
        const failed = outcomes.failed ? `, ${outcomes.failed} failed` : '';
        progress.step(done, chosen.length, `${counters.calls} API calls${failed}`);
      },
    }),
  );
  await renderPool.close();
  failOn(failures);
  return {
    tree,
    plan,
    renderContext: renderPool.context,
    pages: records,
    outcomes,
    observed: source.observed,
    counters,
    deleted,
    found,
    shardBuild,
  };
}

/** Lists arrive in any order: they are put in one. */
function crawlFingerprint({ pages: planned, redirects }: SitePlan, { observed }: Source, others: unknown[]): string {
  const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
  const lists = Object.entries(observed.listIds).toSorted(byKey);
  const entities = [...observed.entityHashes].toSorted(byKey);
  const sum = createHash('sha1');
  for (const part of [planned, redirects, lists, entities, others]) sum.update(JSON.stringify(part));
  return sum.digest('hex');
}

const RENDER_CODE = ['src', 'scripts/build', 'package-lock.json'];
