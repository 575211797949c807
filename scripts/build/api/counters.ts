import { countsByName } from './counts-by-name.ts';

/** What the calls of a build have come to. */
export interface ApiCounters {
  calls: number;
  /** Most calls under way at once. */
  peakCalls: number;
  skippedBlocks: Record<string, number>;
  /** Optional things that were unusable and have been left out. */
  omitted: string[];
}

export const createApiCounters = (): ApiCounters => ({
  calls: 0,
  peakCalls: 0,
  skippedBlocks: countsByName(),
  omitted: [],
});
