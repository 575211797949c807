import type { Failure } from './failure.ts';
import type { OgPicturesResult } from '../page/og-picture.ts';
import type { Outcome } from './outcome.ts';
import type { ReasonGroup } from './page-fate.ts';
import type { PropertyNotices } from './property-notices.ts';

/** What making the pages took. */
export interface BuildStats {
  /** API calls made. */
  calls: number;
  /** Why everything was asked for although changes were named. */
  fullBuildReason?: string;
  /** Most calls under way at once. */
  peakCalls: number;
  /** Pages by what became of them. */
  pages: Record<Outcome, number>;
  /** Pages by why that became of them. */
  reasons: Record<string, ReasonGroup>;
  /** The fate of each page that `--explain` asks about, by pathname. */
  explained: Record<string, string>;
  /** Pages left out because the API has deleted their entities since it listed them. */
  deleted: Failure[];
  /** Blocks of types that the site does not know, by type. */
  skippedBlocks: Record<string, number>;
  /** Optional things in replies that were unusable and have been left out. */
  omitted: string[];
  /** The pictures for shared links. */
  ogPictures: OgPicturesResult;
}

/** What a build did, as `builds/report.json` keeps it. */
export interface BuildReport extends BuildStats {
  id: string;
  app: string;
  api: string;
  siteUrl: string;
  redirects: number;
  /** Pathnames of the last build that this one has not. */
  removed: string[];
  /** Pictures and films that the content policy of the pages refuses, a line for each with its pages. */
  refused: string[];
  /** What the specifications of the equipment lack; absent of a shard. */
  properties?: PropertyNotices;
  /** Milliseconds by stage. */
  times: Record<string, number>;
  /** Peak memory of the process, MB. */
  peakMemory: number;
}

/** The file by which a folder is known as a tree that this build has written. */
export const REPORT_FILE = 'builds/report.json';

/** A tree, as far as a report speaks of it. */
interface ReportedSite {
  /** Hash of the client code. */
  appId: string;
  siteUrl: string;
  plan: { redirects: readonly unknown[] };
  buildCache: { api: string };
  stats: BuildStats;
}

/** The report of a tree, so far. */
export function createReport(
  { appId, siteUrl, buildCache, plan, stats }: ReportedSite,
  known: Pick<BuildReport, 'id' | 'removed' | 'refused' | 'times' | 'properties'>,
): BuildReport {
  const peakMemory = Math.round(process.resourceUsage().maxRSS / 1024);
  return { ...known, app: appId, api: buildCache.api, siteUrl, ...stats, redirects: plan.redirects.length, peakMemory };
}
