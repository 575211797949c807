import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LazyList } from '../../../src/lib/data/long-list.ts';
import type { AllowedHosts } from '../../../src/lib/browser/content-security-policy.ts';
import type { WrittenSite } from '../complete-site.ts';
import { createReport, REPORT_FILE } from '../report/build-report.ts';
import type { ShardOfCrawl } from '../crawl/crawl-fingerprint.ts';
import { DiskList } from '../cache/disk-list.ts';
import { type BuildCache, readBuildCache, BUILD_CACHE_FILE, buildCacheLines } from '../cache/build-cache.ts';
import { linesOf } from '../cache/read-lines.ts';
import type { BuildReport, BuildStats } from '../report/build-report.ts';
import type { Stopwatch } from '../report/stopwatch.ts';
import { changedFiles } from '../page/integrity.ts';
import { UsageError } from '../../setup/usage-error.ts';
import { reasonOf } from '../../setup/reason-of.ts';
import type { PlannedPage, PlannedRedirect } from '../page/planned-page.ts';

/** What the shards of one site have in common, and the statistics of this one. Shards of one site have the same fingerprint. */
interface ShardHead extends ShardOfCrawl {
  appId: string;
  siteUrl: string;
  hosts: AllowedHosts;
  /** Number of pages of the whole site. */
  plannedPages: number;
  layoutLinks: string[];
  bundleFiles: string[];
  stats: BuildStats;
}

/** A page of a shard with its position in the crawl. */
interface PositionedPage extends PlannedPage {
  position: number;
}

export interface BuiltShard extends ShardHead {
  dir: string;
  pages: LazyList<PositionedPage>;
  /** All redirects of the site. */
  redirects: LazyList<PlannedRedirect>;
  buildCache: BuildCache;
}

/** The first line of a manifest. A line for each page and each redirect follows: all of them would be much for one text. */
interface HeadLine extends ShardHead {
  pageCount: number;
  redirectCount: number;
}

const MANIFEST_FILE = 'builds/shard.jsonl';

/** Completes the tree of a shard: without sitemap and pointer, because it is not published. */
export function writeShard(
  site: WrittenSite,
  { shard, crawlFingerprint }: ShardOfCrawl,
  { times }: Stopwatch,
): BuildReport {
  const { tree, appId, siteUrl, hosts, plan, layoutLinks, bundleFiles, buildCache, stats } = site;
  const head: HeadLine = {
    shard,
    crawlFingerprint,
    appId,
    siteUrl,
    hosts,
    plannedPages: plan.pages.length,
    layoutLinks,
    bundleFiles,
    stats,
    pageCount: buildCache.pages.size,
    redirectCount: plan.redirects.length,
  };
  const id = `shard ${shard.index} of ${shard.of}`;
  const report = createReport(site, { id, removed: [], refused: [], times });
  tree.writeLines(MANIFEST_FILE, manifestLines(head, plan, buildCache));
  tree.writeLines(BUILD_CACHE_FILE, buildCacheLines(buildCache));
  tree.write(REPORT_FILE, JSON.stringify(report, null, 2));
  return report;
}

function* manifestLines(
  head: HeadLine,
  { pages, redirects }: WrittenSite['plan'],
  { pages: ofShard }: BuildCache,
): Generator<string> {
  yield `${JSON.stringify(head)}\n`;
  let position = 0;
  for (const page of pages) {
    if (ofShard.has(page.pathname)) yield `${JSON.stringify({ ...page, position })}\n`;
    position++;
  }
  for (const redirect of redirects) yield `${JSON.stringify(redirect)}\n`;
}

/** What several shards have, and only one of them is needed. */
interface SharedByShards {
  /** The calls whose replies have been read. */
  calls: Set<string>;
  entityHashes: Map<string, string>;
}

/**
 * Reads the shards of a site; of a reply that several of them have, only the first. The hashes of entities are in one map.
 * @throws {UsageError} when a folder has no shard or an incomplete one
 */
export function readShards(dirs: string[]): BuiltShard[] {
  const shards: BuiltShard[] = [];
  const shared: SharedByShards = { calls: new Set(), entityHashes: new Map() };
  for (const dir of dirs) {
    const shard = readShard(dir, shared);
    for (const call of shard.buildCache.replies.keys()) shared.calls.add(call);
    shards.push(shard);
  }
  return shards;
}

function readShard(dir: string, shared: SharedByShards): BuiltShard {
  let shard: BuiltShard | undefined;
  try {
    shard = readManifestAndCache(dir, shared);
  } catch (error) {
    throw new UsageError(`${dir}: the shard cannot be read, download it again (${reasonOf(error)})`);
  }
  if (!shard) throw noShard(dir);
  const [changed] = shard.buildCache.pages.values().flatMap((page) => changedFiles(page, dir));
  if (changed !== undefined)
    throw new UsageError(`${dir}: ${changed} is missing or truncated, download the shard again`);
  return shard;
}

/** @throws {UsageError} when the folder is not that of a shard */
export function requireShard(dir: string): void {
  if (!existsSync(path.join(dir, MANIFEST_FILE))) throw noShard(dir);
}

function noShard(dir: string): UsageError {
  return new UsageError(`${dir} holds no shard of a site: make one with «npm run build -- --shard i/n»`);
}

function readManifestAndCache(dir: string, { calls, entityHashes }: SharedByShards): BuiltShard | undefined {
  const file = path.join(dir, MANIFEST_FILE);
  const buildCache = existsSync(file)
    ? // A merge only copies them.
      readBuildCache(dir, { wantsReply: (call) => !calls.has(call), itemsInMemory: 0, entityHashes })
    : undefined;
  if (!buildCache) return undefined;
  const lines = linesOf(file);
  const { pageCount, redirectCount, ...head } = JSON.parse(lines.next().value ?? '') as HeadLine;
  const pages = new DiskList<PositionedPage>();
  const redirects = new DiskList<PlannedRedirect>();
  for (const line of lines)
    if (pages.length < pageCount) pages.push(JSON.parse(line) as PositionedPage);
    else redirects.push(JSON.parse(line) as PlannedRedirect);
  if (redirects.length !== redirectCount) throw new Error(`it holds ${redirects.length} redirects of ${redirectCount}`);
  return { ...head, dir, buildCache, pages, redirects };
}
