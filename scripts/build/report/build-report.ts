import type { Failure } from './failure.ts';
import type { LeftOutCounts } from './left-out.ts';
import type { OgPicturesResult } from '../page/og-picture.ts';
import type { Outcome } from './outcome.ts';
import type { ReasonGroup } from './page-outcome.ts';
import type { PropertyNotices } from './property-notices.ts';

/** Statistics of crawl and pages. */
export interface BuildStats extends LeftOutCounts {
  /** Number of API calls. */
  calls: number;
  /** Why everything was fetched although changes were named. */
  fullBuildReason?: string;
  /** Maximum of simultaneous calls. */
  peakCalls: number;
  /** Number of repeated calls, by the reason of the failure before. */
  retries: Record<string, number>;
  /** Number of pages by outcome. */
  pages: Record<Outcome, number>;
  /** Pages by the reason of their outcome. */
  reasons: Record<string, ReasonGroup>;
  /** The outcome of each page in `--explain`, by pathname. */
  explained: Record<string, string>;
  /** Pages left out because the API has deleted their entities since it listed them. */
  deleted: Failure[];
  /** The pictures for shared links. */
  ogPictures: OgPicturesResult;
}

/** The content of `builds/report.json`. */
export interface BuildReport extends BuildStats {
  id: string;
  app: string;
  api: string;
  siteUrl: string;
  redirects: number;
  /** Pathnames of the last build that this one does not have. */
  removed: string[];
  /** Pictures and films that the content policy of the pages blocks, a line for each with its pages. */
  refused: string[];
  /** The gaps in the specifications of the equipment; absent for a shard. */
  properties?: PropertyNotices;
  /** Milliseconds by stage. */
  times: Record<string, number>;
  /** Peak memory of the process, MB. */
  peakMemory: number;
}

/** Its presence marks a folder as the tree of a build. */
export const REPORT_FILE = 'builds/report.json';

/** The data of a tree for its report. */
interface ReportedSite {
  /** Hash of the client code. */
  appId: string;
  siteUrl: string;
  plan: { redirects: { length: number } };
  buildCache: { api: string };
  stats: BuildStats;
}

/** The report of a tree up to now. */
export function createReport(
  { appId, siteUrl, buildCache, plan, stats }: ReportedSite,
  known: Pick<BuildReport, 'id' | 'removed' | 'refused' | 'times' | 'properties'>,
): BuildReport {
  const peakMemory = Math.round(process.resourceUsage().maxRSS / 1024);
  return {
    ...known,
    app: appId,
    api: buildCache.api,
    siteUrl,
    ...stats,
    omitted: [...new Set(stats.omitted)],
    redirects: plan.redirects.length,
    peakMemory,
  };
}
