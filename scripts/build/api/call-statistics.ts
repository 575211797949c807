import { countsByName, type LeftOutCounts } from '../report/left-out.ts';

/** Statistics of the calls of a build, and what was left out of the replies that are not those of one page. */
export interface CallStatistics extends LeftOutCounts {
  calls: number;
  /** Maximum of simultaneous calls. */
  peakCalls: number;
}

export const createCallStatistics = (): CallStatistics => ({
  calls: 0,
  peakCalls: 0,
  skippedBlocks: countsByName(),
  omitted: [],
});
