import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LazyList } from '../../../src/lib/data/long-list.ts';
import type { AllowedHosts } from '../../../src/lib/browser/content-security-policy.ts';
import type { WrittenSite } from '../complete-site.ts';
import { createReport, REPORT_FILE } from '../report/build-report.ts';
import type { ShardOfCrawl } from '../crawl/crawl-fingerprint.ts';
import { diskListOf } from '../cache/disk-list.ts';
import { type BuildCache, readBuildCache, BUILD_CACHE_FILE, buildCacheLines } from '../cache/build-cache.ts';
import type { BuildReport, BuildStats } from '../report/build-report.ts';
import type { Stopwatch } from '../report/stopwatch.ts';
import { changedFiles } from '../page/integrity.ts';
import { UsageError } from '../../setup/usage-error.ts';
import { reasonOf } from '../../setup/reason-of.ts';
import type { PlannedPage, PlannedRedirect } from '../page/planned-page.ts';

/** The manifest of a shard. Shards of one site have the same fingerprint. */
interface ShardManifest extends ShardOfCrawl {
  appId: string;
  siteUrl: string;
  hosts: AllowedHosts;
  /** The pages of the shard, each with its position in the crawl. */
  pages: PositionedPage[];
  /** Number of pages of the whole site. */
  plannedPages: number;
  redirects: PlannedRedirect[];
  layoutLinks: string[];
  bundleFiles: string[];
  stats: BuildStats;
}

interface PositionedPage extends PlannedPage {
  position: number;
}

export interface BuiltShard extends Omit<ShardManifest, 'pages'> {
  dir: string;
  pages: LazyList<PositionedPage>;
  buildCache: BuildCache;
}

const MANIFEST_FILE = 'builds/shard.json';

/** Completes the tree of a shard: without sitemap and pointer, because it is not published. */
export function writeShard(
  site: WrittenSite,
  { shard, crawlFingerprint }: ShardOfCrawl,
  { times }: Stopwatch,
): BuildReport {
  const { tree, appId, siteUrl, hosts, plan, layoutLinks, bundleFiles, buildCache, stats } = site;
  const pages = Iterator.from(plan.pages)
    .map((page, position) => ({ ...page, position }))
    .filter(({ pathname }) => buildCache.pages.has(pathname))
    .toArray();
  const manifest: ShardManifest = {
    shard,
    crawlFingerprint,
    appId,
    siteUrl,
    hosts,
    pages,
    plannedPages: plan.pages.length,
    redirects: [...plan.redirects],
    layoutLinks,
    bundleFiles,
    stats,
  };
  const id = `shard ${shard.index} of ${shard.of}`;
  const report = createReport(site, { id, removed: [], refused: [], times });
  tree.write(MANIFEST_FILE, JSON.stringify(manifest));
  tree.writeLines(BUILD_CACHE_FILE, buildCacheLines(buildCache));
  tree.write(REPORT_FILE, JSON.stringify(report, null, 2));
  return report;
}

/**
 * Reads the shards of a site; of a reply that several of them have, only the first.
 * @throws {UsageError} when a folder has no shard or an incomplete one
 */
export function readShards(dirs: string[]): BuiltShard[] {
  const shards: BuiltShard[] = [];
  const calls = new Set<string>();
  for (const dir of dirs) {
    const shard = readShard(dir, calls);
    for (const call of shard.buildCache.replies.keys()) calls.add(call);
    shards.push(shard);
  }
  return shards;
}

/** @param knownCalls whose replies are left out */
function readShard(dir: string, knownCalls: ReadonlySet<string>): BuiltShard {
  let shard: BuiltShard | undefined;
  try {
    shard = readManifestAndCache(dir, knownCalls);
  } catch (error) {
    throw new UsageError(`${dir}: the shard cannot be read, download it again (${reasonOf(error)})`);
  }
  if (!shard) throw new UsageError(`${dir} holds no shard of a site: make one with «npm run build -- --shard i/n»`);
  const [changed] = shard.buildCache.pages.values().flatMap((page) => changedFiles(page, dir));
  if (changed !== undefined)
    throw new UsageError(`${dir}: ${changed} is missing or truncated, download the shard again`);
  return shard;
}

function readManifestAndCache(dir: string, knownCalls: ReadonlySet<string>): BuiltShard | undefined {
  const file = path.join(dir, MANIFEST_FILE);
  const buildCache = existsSync(file)
    ? // A merge only copies them.
      readBuildCache(dir, { wantsReply: (call) => !knownCalls.has(call), itemsInMemory: 0 })
    : undefined;
  if (!buildCache) return undefined;
  const { pages, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as ShardManifest;
  return { ...manifest, dir, buildCache, pages: diskListOf(pages) };
}
