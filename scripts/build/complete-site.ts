import { existsSync, realpathSync } from 'node:fs';
import { archiveAgreement } from './site-files/agreement-archive.ts';
import { type BuildMeta, createBuildMeta, readLatest, writeBuildMeta } from './site-files/build-meta.ts';
import type { SitePlan } from './crawl/crawl.ts';
import { failOn } from './report/failure.ts';
import { addLeftOut } from './report/left-out.ts';
import { modelsOf, writeEquipmentIndex } from './site-files/equipment-index.ts';
import { propertyNotices } from './report/property-notices.ts';
import { writeFeeds } from './site-files/feeds.ts';
import { keptFilesJson, KEPT_FILES_LIST, keptFilesOf } from './page/kept-files.ts';
import type { BuildOptions } from './options/build-options.ts';
import { readPublishedPages } from './verify/published-pages.ts';
import { type BuildCache, type CachedPage, BUILD_CACHE_FILE, buildCacheLines } from './cache/build-cache.ts';
import { type BuildReport, type BuildStats, createReport, REPORT_FILE } from './report/build-report.ts';
import type { AllowedHosts } from '../../src/lib/browser/content-security-policy.ts';
import { todayInMoscow } from '../../src/lib/text/moscow-day.ts';
import { compareWithPrevious } from './verify/shrinkage.ts';
import { writeSitemap } from './site-files/sitemap.ts';
import type { Stopwatch } from './report/stopwatch.ts';
import type { OutputTree } from './output/output-tree.ts';
import { verify } from './verify/verify.ts';
import { refusedMedia } from './verify/refused-media.ts';
import { linkableFiles } from './verify/linkable-files.ts';
import { retainOldAssets } from './site-files/old-assets.ts';

/** A tree with all of its pages and static files, rendered or reused. */
export interface WrittenSite {
  tree: OutputTree;
  /** Hash of the client code. */
  appId: string;
  /** Origin of the published site in the pages' URLs. */
  siteUrl: string;
  /** The hosts that the content policy of the pages allows. */
  hosts: AllowedHosts;
  plan: Pick<SitePlan, 'pages' | 'redirects'>;
  /** Links of the layout around every page. */
  layoutLinks: string[];
  /** Files of the client bundle, as pathnames. */
  bundleFiles: string[];
  buildCache: BuildCache;
  /** What was left out of pages is in their entries of the cache, and is added to the stats of a whole site. */
  stats: BuildStats;
}

interface CompleteSiteOptions {
  options: Pick<BuildOptions, 'out' | 'allowShrink'>;
  /** The pages of the last build by its cache, if that is readable. */
  previous: ReadonlyMap<string, CachedPage> | undefined;
  /** Whether the tree is a whole site, so that its links are checked. */
  isWhole: boolean;
  stopwatch: Stopwatch;
}

/**
 * Completes a tree of pages: sitemap and feeds, the checks of the whole site, retained files of earlier builds, the archive of
 * the consent, the cache for the next build, the report, and last the pointer that browsers request.
 * @throws {BuildFailure}
 */
export async function completeSite(
  site: WrittenSite,
  { options: { out, allowShrink }, previous, isWhole, stopwatch }: CompleteSiteOptions,
): Promise<BuildReport> {
  const { tree, appId, siteUrl, hosts, plan, layoutLinks, bundleFiles, buildCache, stats } = site;
  const { pages } = buildCache;
  const shrinkage = compareWithPrevious(previous ?? readPublishedPages(out), pages, allowShrink);
  const media = refusedMedia(hosts, siteUrl);
  const sections: BuildMeta['sections'] = {};
  const reported = new Set<string>();
  for (const page of pages.values()) {
    media.see(page);
    if (page.leftOut && isFirstOf(page, reported)) addLeftOut(stats, page.leftOut);
    sections[page.name] = (sections[page.name] ?? 0) + 1;
  }
  const models = () => modelsOf(plan.pages, pages);
  await stopwatch.time('Writing site files', async () => {
    await writeSitemap(plan.pages, pages, tree, siteUrl);
    writeFeeds(plan.pages, pages, tree, siteUrl);
    writeEquipmentIndex(models(), tree);
    tree.removeLeftovers();
  });
  await stopwatch.time('Verifying', () => {
    if (!isWhole) return;
    const { redirects } = plan;
    const files = linkableFiles(tree);
    failOn([
      ...verify({ dir: tree.dir, siteUrl, pages, redirects, layoutLinks, bundleFiles, files }),
      ...media.failures(),
      ...shrinkage.failures,
    ]);
  });

  const meta = createBuildMeta({ app: appId, pages: pages.size, sections }, readLatest(out));
  const report = createReport(site, {
    id: meta.id,
    removed: shrinkage.removed,
    refused: media.lines(),
    times: stopwatch.times,
    properties: propertyNotices(models()),
  });
  if (existsSync(out)) retainOldAssets(realpathSync(out), tree);
  archiveAgreement(tree, existsSync(out) ? realpathSync(out) : out, todayInMoscow());
  tree.writeLines(BUILD_CACHE_FILE, buildCacheLines(buildCache));
  tree.write(REPORT_FILE, JSON.stringify(report, null, 2));
  const kept = keptFilesJson(keptFilesOf(tree.dir));
  if (kept !== undefined) tree.write(KEPT_FILES_LIST, kept);
  writeBuildMeta(meta, tree);
  return report;
}

/** The pages of a list show one static page, of which each has what was left out. @param reported calls of the others */
function isFirstOf({ details }: CachedPage, reported: Set<string>): boolean {
  const calls = details.map(({ key }) => key).join(' ');
  const isFirst = !reported.has(calls);
  reported.add(calls);
  return isFirst;
}
