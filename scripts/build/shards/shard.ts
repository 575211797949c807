import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlannedPage, PlannedRedirect } from '../crawl/crawl.ts';
import { reasonOf } from '../report/failure.ts';
import { reportOf, type WrittenSite } from '../complete-site.ts';
import type { Shard } from '../options/build-options.ts';
import { type BuildRecord, readRecord, RECORD_FILE, recordLines } from '../cache/build-cache.ts';
import type { BuildReport, BuildWork } from '../report/build-report.ts';
import { UsageError } from '../options/settings.ts';
import type { Stopwatch } from '../report/stopwatch.ts';
import { changedFiles } from '../page/integrity.ts';

/** What a share says of itself. */
interface ShareNote {
  shard: Shard;
  /** Hash of all that the crawl has read; shares of one site agree on it. */
  crawl: string;
  app: string;
  siteUrl: string;
  /** The pages of the share, in the order of the crawl. */
  pages: (PlannedPage & { place: number })[];
  /** Number of pages of the whole site. */
  planned: number;
  redirects: PlannedRedirect[];
  shellLinks: string[];
  parts: string[];
  work: BuildWork;
}

export interface Share extends ShareNote {
  dir: string;
  record: BuildRecord;
}

const NOTE = 'builds/share.json';

interface ShareOptions {
  crawl: string;
  shard: Shard;
  clock: Stopwatch;
}

/** Ends the writing of a share: no sitemap, no pointer, nothing that a visitor could be led to. */
export function writeShare(site: WrittenSite, { crawl, shard, clock }: ShareOptions): BuildReport {
  const { tree, app, siteUrl, plan, shellLinks, parts, record, work } = site;
  const pages = plan.pages.flatMap((page, place) => (record.pages.has(page.address) ? [{ ...page, place }] : []));
  const note: ShareNote = {
    shard,
    crawl,
    app,
    siteUrl,
    pages,
    planned: plan.pages.length,
    redirects: plan.redirects,
    shellLinks,
    parts,
    work,
  };
  const id = `share ${shard.index} of ${shard.of}`;
  const report = reportOf(site, { id, removed: [], times: clock.times });
  tree.write(NOTE, JSON.stringify(note));
  tree.writeLines(RECORD_FILE, recordLines(record));
  tree.write('builds/report.json', JSON.stringify(report, null, 2));
  return report;
}

/** @throws {UsageError} when the folder holds no share, or one that is not whole. */
export async function readShare(dir: string): Promise<Share> {
  const share = await readParts(dir).catch((error: unknown) => {
    throw new UsageError(`${dir}: the share cannot be read, bring it anew (${reasonOf(error)})`);
  });
  if (!share) throw new UsageError(`${dir} holds no share of a site: make one with «npm run build -- --shard i/n»`);
  const [changed] = share.record.pages.values().flatMap((page) => changedFiles(page, dir));
  if (changed !== undefined) throw new UsageError(`${dir}: ${changed} is missing or cut, bring the share anew`);
  return share;
}

async function readParts(dir: string): Promise<Share | undefined> {
  const file = path.join(dir, NOTE);
  const record = existsSync(file) ? await readRecord(dir, { withReplies: true }) : undefined;
  return record && { ...(JSON.parse(readFileSync(file, 'utf8')) as ShareNote), dir, record };
}
