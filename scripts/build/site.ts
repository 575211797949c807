import { hash } from 'node:crypto';
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { feeds } from '../../src/app/feeds.ts';
import { MAP_FRAME } from '../../src/lib/map-frame.ts';
import { archiveAgreement } from './agreement-archive.ts';
import { describeBuild, writeBuildMeta } from './build-meta.ts';
import { type Bundle, bundle } from './bundle.ts';
import type { Plan, PlannedRedirect } from './crawl.ts';
import { draftSite } from './draft.ts';
import { type Drawing, drawErrorPage, drawMapFrame, drawRedirect } from './draw.ts';
import { failOn, reasonOf } from './failure.ts';
import type { BuildOptions } from './options.ts';
import { mapFrameScript, partsOf } from './page-assets.ts';
import { writeFeeds } from './feeds.ts';
import { onInterruption } from './interruption.ts';
import { acquireLock } from './lock.ts';
import { linksOf } from './page-facts.ts';
import { keepFiles, type Previous } from './prerender.ts';
import type { Progress } from './progress.ts';
import { type PageRecord, readRecord, RECORD_FILE, recordLines } from './records.ts';
import { writeOgPictures } from './og-pictures.ts';
import type { BuildReport } from './report.ts';
import { todayInMoscow } from './shell.ts';
import { compareWithLast } from './shrinkage.ts';
import { writeSitemap } from './sitemap.ts';
import { hashFiles } from './source-hash.ts';
import { UsageError } from './settings.ts';
import { createStopwatch } from './stopwatch.ts';
import { checkOut, pageFile, payloadFile, publishTree, recoverTree, removeOtherTrees, type Tree } from './tree.ts';
import { verify } from './verify.ts';

/** Builds the whole site and puts it in the place of the published one. @throws {BuildFailure} naming everything that failed. */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<BuildReport> {
  checkOut(options.out);
  const release = acquireLock(options.out);
  const clearUp = () => {
    removeOtherTrees(options.out);
    release();
  };
  const endListening = onInterruption(clearUp);
  try {
    recoverTree(options.out);
    removeOtherTrees(options.out);
    const { tree, report } = await writeSite(options, progress);
    publishTree(tree, options.out);
    return report;
  } finally {
    endListening();
    progress.end();
    clearUp();
  }
}

/** Everything between the first call and the last file. Nothing outside the new tree is touched. */
async function writeSite(options: BuildOptions, progress: Progress): Promise<{ tree: Tree; report: BuildReport }> {
  const { settings } = options;
  const clock = createStopwatch(progress);
  const code = await clock.time('Bundling', () => bundle(options));
  const dataCode = await dataCodeOf(options);
  const previous = await lastBuild(options, dataCode);
  if (options.only.length > 0 && !previous && existsSync(options.out))
    throw new UsageError(
      `--only adds to the last build, and ${options.out} has no record of one: build the whole site first`,
    );
  const draft = await draftSite({ options, code, dataCode, previous, clock, progress });
  const { tree, plan, records, stats } = draft;
  if (options.only.length > 0 && previous) keepOthers(records, previous, tree);

  const { version = '' } = draft.drawing.og ?? {};
  const og = await clock.time('Pictures', () =>
    writeOgPictures(records, version, { tree, cacheDir: options.cacheDir, previousDir: previous?.dir }),
  );
  const shrinkage = compareWithLast(previous?.record.pages ?? new Map(), records, options.allowShrink);
  await clock.time('Verifying', async () => {
    const shellLinks = writeFrame(tree, code, redirectsOf(plan, records), draft.drawing, options);
    await writeSitemap(plan.pages, records, tree, settings.SITE_URL);
    writeFeeds(plan.pages, tree, settings.SITE_URL);
    const redirects = new Map(redirectsOf(plan, records).map(({ from, to }) => [from, to]));
    // Pages built alone, with no site around them, have nothing that their links could lead to.
    const isWhole = options.only.length === 0 || previous !== undefined;
    const input = { dir: tree.dir, siteUrl: settings.SITE_URL, records, redirects, shellLinks, shrinkage };
    if (isWhole) failOn(verify({ ...input, parts: partsOf(code.manifest), files: rootFiles(tree) }));
  });

  const meta = describeBuild(records, code.appId, settings.API_BASE_URL);
  const report: BuildReport = {
    id: meta.id,
    app: meta.app,
    api: meta.api,
    siteUrl: settings.SITE_URL,
    calls: stats.calls,
    peakCalls: stats.peak,
    pages: draft.outcomes,
    redirects: plan.redirects.length,
    removed: shrinkage.removed,
    skippedBlocks: stats.skippedBlocks,
    faults: [...new Set(stats.faults)],
    gone: draft.gone.map(({ address, reason }) => ({ place: address, reason })),
    ogPictures: og,
    times: clock.times,
    peakMemory: Math.round(process.resourceUsage().maxRSS / 1024),
  };
  if (existsSync(options.out)) carryOver(realpathSync(options.out), tree);
  archiveAgreement(tree, options.out, todayInMoscow());
  tree.writeLines(RECORD_FILE, recordLines({ dataCode, api: settings.API_BASE_URL, ...draft.seen, pages: records }));
  tree.write('builds/report.json', JSON.stringify(report, null, 2));
  writeBuildMeta(meta, tree);
  return { tree, report };
}

/** The code between the API and the page data. */
const DATA_CODE = [
  'src/api',
  'src/lib',
  'src/features',
  'src/pages',
  'src/routes.ts',
  'src/site.ts',
  'scripts/build/rich-text.ts',
  'scripts/build/source.ts',
];

/** Hash of the code and the settings that stand between the API and the data of pages. */
async function dataCodeOf({ root, settings }: BuildOptions): Promise<string> {
  const { SITE_URL, PUBLIC_API_BASE_URL, API_HEADERS } = settings;
  return hash(
    'sha1',
    JSON.stringify([await hashFiles(root, DATA_CODE, isDataCode), SITE_URL, PUBLIC_API_BASE_URL, API_HEADERS]),
  );
}

/** Takes every page over that was not asked for, as the last build left it. */
function keepOthers(records: Map<string, PageRecord>, previous: Previous, tree: Tree): void {
  for (const [address, record] of previous.record.pages) {
    if (!records.has(address) && keepFiles(address, tree, previous.dir)) records.set(address, record);
  }
}

/** Of the pages' code only `data.ts` and what it may import: the views cannot change what is loaded. */
function isDataCode(file: string): boolean {
  return !/\.(tsx|scss)$/.test(file);
}

/** What this build is compared with; what it may take over of it is less where the API is another. */
async function lastBuild({ fresh, out, settings }: BuildOptions, dataCode: string): Promise<Previous | undefined> {
  const record = await readRecord(out).catch((error: unknown) => {
    console.error(
      `The record of the last build cannot be read, so this one is not compared with it: ${reasonOf(error)}`,
    );
    return undefined;
  });
  if (!record) return undefined;
  const isOfUse = !fresh && record.api === settings.API_BASE_URL;
  return {
    dir: realpathSync(out),
    record: isOfUse ? record : { ...record, lists: {}, entities: new Map() },
    dataCurrent: isOfUse && record.dataCode === dataCode,
  };
}

/** Everything besides the pages: parts of the code, error pages, second addresses, files copied as they stand. */
function writeFrame(
  tree: Tree,
  code: Bundle,
  redirects: PlannedRedirect[],
  drawing: Drawing,
  { root, settings }: BuildOptions,
): string[] {
  for (const file of filesIn(code.clientDir, 'assets')) tree.keep(file, code.clientDir);
  for (const file of filesIn(path.join(root, 'public'), '.')) tree.keep(file, path.join(root, 'public'));
  for (const redirect of redirects) {
    const { html, payload } = drawRedirect(redirect, drawing);
    tree.write(pageFile(redirect.from), html);
    tree.write(payloadFile(redirect.from), payload);
  }
  if (settings.MAPS_API_KEY)
    tree.write(pageFile(MAP_FRAME), drawMapFrame(mapFrameScript(code.manifest), settings.MAPS_API_KEY));
  const notFound = drawErrorPage(drawing, 404);
  tree.write('404.html', notFound);
  tree.write('500.html', drawErrorPage(drawing, 500));
  return linksOf(notFound);
}

/** Second addresses of the pages that are there: with `--only`, new pages may not be. */
function redirectsOf({ redirects }: Plan, records: Map<string, PageRecord>): PlannedRedirect[] {
  return redirects.filter(({ to }) => records.has(to));
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

function filesIn(dir: string, folder: string): string[] {
  return readdirSync(path.join(dir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
}

const DAYS_KEPT = 30;

/** Parts of earlier builds stay for tabs that still run them. */
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
