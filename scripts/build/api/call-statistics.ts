import { countsByName } from '../report/counts-by-name.ts';
import type { LeftOutCounts } from '../report/left-out.ts';

/** Statistics of the calls of a build, and what was left out of the replies that are not those of one page. */
export interface CallStatistics extends LeftOutCounts {
  calls: number;
  /** Maximum of simultaneous calls. */
  peakCalls: number;
  /** Number of repeated calls, by the reason of the failure before. */
  retries: Record<string, number>;
}

export const createCallStatistics = (): CallStatistics => ({
  calls: 0,
  peakCalls: 0,
  retries: countsByName(),
  skippedBlocks: countsByName(),
  omitted: [],
});
