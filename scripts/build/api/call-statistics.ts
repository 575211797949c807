/** Statistics of the calls of a build. */
export interface CallStatistics {
  calls: number;
  /** Maximum of simultaneous calls. */
  peakCalls: number;
  skippedBlocks: Record<string, number>;
  /** Optional values that were invalid and have been left out. */
  omitted: string[];
}

export const createCallStatistics = (): CallStatistics => ({
  calls: 0,
  peakCalls: 0,
  skippedBlocks: countsByName(),
  omitted: [],
});

/** An object without a prototype: names come from replies, and one may be `constructor`. */
export function countsByName(): Record<string, number> {
  return Object.create(null) as Record<string, number>;
}
