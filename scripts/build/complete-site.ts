import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { feeds } from '../../src/app/server/feeds.ts';
import { archiveAgreement } from './site-files/agreement-archive.ts';
import { describeBuild, writeBuildMeta } from './site-files/build-meta.ts';
import type { Plan } from './crawl/crawl.ts';
import { failOn } from './report/failure.ts';
import { writeFeeds } from './site-files/feeds.ts';
import type { BuildOptions } from './options/build-options.ts';
import { publishedPages } from './verify/published-pages.ts';
import { type BuildRecord, type PageRecord, RECORD_FILE, recordLines } from './cache/build-cache.ts';
import type { BuildReport, BuildWork } from './report/build-report.ts';
import { todayInMoscow } from './api/shell.ts';
import { compareWithLast } from './verify/shrinkage.ts';
import { writeSitemap } from './site-files/sitemap.ts';
import type { Stopwatch } from './report/stopwatch.ts';
import { filesIn, type Tree } from './output/output-tree.ts';
import { verify } from './verify/verify.ts';

/** A tree with all of its pages and its frame, however they came there. */
export interface WrittenSite {
  tree: Tree;
  /** Hash of the client code. */
  app: string;
  /** Origin of the published site, with which the pages were drawn. */
  siteUrl: string;
  plan: Pick<Plan, 'pages' | 'redirects'>;
  /** Links of the frame around every page. */
  shellLinks: string[];
  /** Parts of the code, as addresses from the root. */
  parts: string[];
  record: BuildRecord;
  work: BuildWork;
}

interface FinishOptions {
  options: Pick<BuildOptions, 'out' | 'allowShrink'>;
  /** The pages of the last build by its record, where that can be read. */
  previous: ReadonlyMap<string, PageRecord> | undefined;
  /** Whether the tree is a whole site, whose links must lead somewhere. */
  isWhole: boolean;
  clock: Stopwatch;
}

/** Adds what concerns the site as a whole, checks it, and says what was built. @throws {BuildFailure} */
export async function finishSite(
  site: WrittenSite,
  { options: { out, allowShrink }, previous, isWhole, clock }: FinishOptions,
): Promise<BuildReport> {
  const { tree, app, siteUrl, plan, shellLinks, parts, record } = site;
  const { pages: records } = record;
  const shrinkage = compareWithLast(previous ?? publishedPages(out), records, allowShrink);
  await clock.time('Verifying', async () => {
    await writeSitemap(plan.pages, records, tree, siteUrl);
    writeFeeds(plan.pages, tree, siteUrl);
    const redirects = new Map(plan.redirects.map(({ from, to }) => [from, to]));
    const files = rootFiles(tree);
    if (isWhole) failOn(verify({ dir: tree.dir, siteUrl, records, redirects, shellLinks, parts, files, shrinkage }));
  });

  const meta = describeBuild(records, app, record.api);
  const report = reportOf(site, { id: meta.id, removed: shrinkage.removed, times: clock.times });
  if (existsSync(out)) carryOver(realpathSync(out), tree);
  archiveAgreement(tree, out, todayInMoscow());
  tree.writeLines(RECORD_FILE, recordLines(record));
  tree.write('builds/report.json', JSON.stringify(report, null, 2));
  writeBuildMeta(meta, tree);
  return report;
}

/** What there is to say of a tree at this moment. */
export function reportOf(
  { app, siteUrl, record, plan, work }: WrittenSite,
  known: Pick<BuildReport, 'id' | 'removed' | 'times'>,
): BuildReport {
  const peakMemory = Math.round(process.resourceUsage().maxRSS / 1024);
  return { ...known, app, api: record.api, siteUrl, ...work, redirects: plan.redirects.length, peakMemory };
}

/** The files at the root of the tree, whose folders are pages, and those that links may lead to besides. */
function rootFiles(tree: Tree): Set<string> {
  const entries = readdirSync(tree.dir, { withFileTypes: true });
  return new Set(
    filesIn(tree.dir, 'assets')
      .concat(entries.filter((entry) => entry.isFile()).map(({ name }) => name))
      .map((file) => `/${file}`)
      .concat(feeds.map(({ address }) => address)),
  );
}

const DAYS_KEPT = 30;

/** Parts of earlier builds stay for tabs that still run them; the time of a file is that of its last use. */
function carryOver(previousDir: string, tree: Tree): void {
  const youngest = Date.now() - DAYS_KEPT * 24 * 60 * 60 * 1000;
  for (const folder of ['assets', 'builds/meta']) {
    if (!existsSync(path.join(previousDir, folder))) continue;
    for (const file of filesIn(previousDir, folder)) {
      const isNew = !existsSync(path.join(tree.dir, file));
      if (isNew && statSync(path.join(previousDir, file)).mtimeMs > youngest) tree.keep(file, previousDir);
    }
  }
}
