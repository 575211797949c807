import type { Failure } from './failure.ts';
import type { OgPicturesResult } from '../page/og-picture.ts';
import type { Outcome } from '../render/prerender.ts';
import { printable } from './printable.ts';

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
  /** Pages left out because the API has let go of their entities since it listed them. */
  deleted: Failure[];
  /** Blocks of types that the site does not know, by type. */
  skippedBlocks: Record<string, number>;
  /** Optional things in replies that were unusable and have been left out. */
  omitted: string[];
  /** The pictures for shared addresses. */
  ogPictures: OgPicturesResult;
}

/** What a build did, as `builds/report.json` keeps it. */
export interface BuildReport extends BuildStats {
  id: string;
  app: string;
  api: string;
  siteUrl: string;
  redirects: number;
  /** Addresses of the last build that are gone. */
  removed: string[];
  /** Milliseconds by stage. */
  times: Record<string, number>;
  /** Peak memory of the process, MB. */
  peakMemory: number;
}

/** The result in one line. */
export function summaryLine({ pages, calls, times, peakMemory }: BuildReport, out: string): string {
  const total = Object.values(times).reduce((sum, ms) => sum + ms, 0);
  const count = pages.reused + pages.rerendered + pages.fetched;
  return (
    `${count} pages in ${out}: ${pages.fetched} fetched, ${pages.rerendered} rerendered, ${pages.reused} reused; ` +
    `${calls} API calls, ${(total / 1000).toFixed(1)} s, ${peakMemory} MB`
  );
}

/** What a person should know of a build that went well: a line for each thing that it had to leave out. */
export function noticeLines({ fullBuildReason, deleted, omitted, skippedBlocks, ogPictures }: BuildReport): string[] {
  return [
    ...(fullBuildReason === undefined
      ? []
      : [`asked for everything, not for what was named alone: ${fullBuildReason}`]),
    ...deleted.map(({ subject, reason }) => `left out everywhere: ${subject}: listed, but ${reason}`),
    ...shortened(omitted.map((fault) => `left out of its page: ${fault}`)),
    ...shortened(ogPictures.omitted.map((fault) => `left out of pictures for shared addresses: ${fault}`)),
    ...Object.entries(skippedBlocks).map(
      ([type, count]) => `left out: ${count} ${count === 1 ? 'block' : 'blocks'} of the unknown type «${type}»`,
    ),
  ].map((line) => `  ${printable(line)}`);
}

const NOTICES_SHOWN = 20;

function shortened(lines: string[]): string[] {
  const hidden = lines.length - NOTICES_SHOWN;
  return hidden > 0 ? [...lines.slice(0, NOTICES_SHOWN), `… and ${hidden} more in builds/report.json`] : lines;
}
