import { createHash, hash } from 'node:crypto';
import { policyMeta, sitePolicy } from '../../../src/lib/browser/content-security-policy.ts';
import { pages } from '../../../src/pages/index.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { choosePages } from '../crawl/choose-pages.ts';
import { crawl, type Plan } from '../crawl/crawl.ts';
import { deadlineAfter } from '../report/deadline.ts';
import type { Drawing } from './render-page.ts';
import { createDrawPool } from './render-pool.ts';
import { BuildFailure, failOn, failureOf } from '../report/failure.ts';
import { type GoneEntity, isAmong, tooManyGone } from '../crawl/deleted-entities.ts';
import type { NamedChanges } from '../api/changed-entities.ts';
import type { BuildOptions, Shard } from '../options/build-options.ts';
import { pageAssets } from '../bundle/page-assets.ts';
import { type Outcome, type Prerendered, prerender, type Previous } from './prerender.ts';
import { planOgPictures } from '../site-files/og-pictures.ts';
import type { Progress } from '../report/progress.ts';
import type { BuildRecord } from '../cache/build-cache.ts';
import { allowedHosts } from '../options/settings.ts';
import { loadShell, sourceFor, todayInMoscow } from '../api/shell.ts';
import type { Source } from '../api/source.ts';
import { type SourceStats, startStats } from '../api/counters.ts';
import { hashFiles } from '../cache/fingerprint.ts';
import type { Stopwatch } from '../report/stopwatch.ts';
import { openTree, type Tree } from '../output/output-tree.ts';

export interface DraftContext {
  options: BuildOptions;
  code: Bundle;
  dataCode: string;
  previous: Previous | undefined;
  changes: NamedChanges | undefined;
  clock: Stopwatch;
  progress: Progress;
}

/** Every page, written into a tree of its own. */
export interface Draft {
  tree: Tree;
  plan: Plan;
  drawing: Drawing;
  records: Prerendered['records'];
  outcomes: Record<Outcome, number>;
  seen: Source['seen'];
  stats: SourceStats;
  /** What has been left out because the API has let go of it. */
  gone: GoneEntity[];
  /** Of a share: which one, and the hash of all that the crawl has read, on which the shares of one site must agree. */
  share?: { shard: Shard; crawl: string } | undefined;
}

interface Attempt {
  number: number;
  base: Previous | undefined;
  gone: GoneEntity[];
  stats: SourceStats;
  signal: AbortSignal | undefined;
}

/**
 * Crawls and writes every page. Where an entity was deleted between its list and its page, everything is done again
 * without it, on top of what is there: cards, lists, counts and links then agree. @throws {BuildFailure}
 */
export async function draftSite(context: DraftContext): Promise<Draft> {
  const { options, dataCode, previous } = context;
  const stats = startStats();
  const gone: GoneEntity[] = [];
  const signal = deadlineAfter(options.settings.BUILD_TIMEOUT_MS);
  let base = previous;
  for (let number = 1; ; number++) {
    const draft = await attempt(context, { number, base, gone, stats, signal });
    if (draft.found.length === 0) return draft;
    // The other shares cannot know of it and may show it.
    if (options.shard) throw new BuildFailure(draft.found.map(({ address, reason }) => ({ place: address, reason })));
    gone.push(...draft.found);
    failOn(tooManyGone(gone, draft.plan.pages, options.allowShrink));
    const record: BuildRecord = { dataCode, api: options.settings.API_BASE_URL, ...draft.seen, pages: draft.records };
    base = { dir: draft.tree.dir, record, dataCurrent: true };
  }
}

async function attempt(
  { options, code, dataCode, changes, clock, progress }: DraftContext,
  { number, base, gone, stats, signal }: Attempt,
): Promise<Draft & { found: GoneEntity[] }> {
  const { settings, root } = options;
  const again = number > 1 ? `, reading ${number}` : '';
  // Without it no list need be looked through.
  const leavingOut = gone.length > 0 && { isGone: isAmong(gone) };
  const source = sourceFor(settings, { ...options, ...leavingOut, changes, stats, signal }, base?.record);
  const { plan, shell } = await clock.time(`Crawling${again}`, async () => ({
    shell: await loadShell(source.api, settings).catch((error: unknown) => {
      throw new BuildFailure([failureOf('every page', error)]);
    }),
    plan: await crawl(pages, source.api),
  }));
  failOn(plan.failures);
  const { shard } = options;
  const share = shard && { shard, crawl: hashOfCrawl(plan, source, [dataCode, code.renderId, shell]) };

  const tree = openTree(options.out);
  const chosen = choosePages(plan.pages, options, gone);
  const og = planOgPictures(settings, plan.pages.length, root);
  const pool = await createDrawPool(
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
  const outcomes: Record<Outcome, number> = { kept: 0, drawn: 0, loaded: 0, gone: 0, failed: 0 };
  const {
    records,
    failures,
    gone: found,
  } = await clock.time(`Prerendering${again}`, async () =>
    prerender(chosen, {
      pages,
      source,
      pool,
      drawingKey: hash(
        'sha1',
        JSON.stringify([hashFiles(root, DRAWING_CODE), code.renderId, shell, allowedHosts(settings), og]),
      ),
      tree,
      previous: base,
      concurrency: options.concurrency,
      today: todayInMoscow(),
      onPage: (outcome) => {
        outcomes[outcome]++;
        const done = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
        const failed = outcomes.failed ? `, ${outcomes.failed} failed` : '';
        progress.step(done, chosen.length, `${stats.calls} API calls${failed}`);
      },
    }),
  );
  await pool.close();
  failOn(failures);
  return {
    tree,
    plan,
    drawing: pool.drawing,
    records,
    outcomes,
    seen: source.seen,
    stats,
    gone,
    found,
    share,
  };
}

/** Lists arrive in any order: they are put in one. */
function hashOfCrawl({ pages: planned, redirects }: Plan, { seen }: Source, others: unknown[]): string {
  const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
  const lists = Object.entries(seen.lists).toSorted(byKey);
  const entities = [...seen.entities].toSorted(byKey);
  const sum = createHash('sha1');
  for (const part of [planned, redirects, lists, entities, others]) sum.update(JSON.stringify(part));
  return sum.digest('hex');
}

const DRAWING_CODE = ['src', 'scripts/build', 'package-lock.json'];
