import type { LeftOut } from '../../../src/api/client/api-client-options.ts';

/** What was left out of several replies. */
export interface LeftOutCounts {
  /** Number of blocks of unknown types, by type. */
  skippedBlocks: Record<string, number>;
  /** Optional values that were invalid and have been left out. */
  omitted: string[];
}

export function addLeftOut(counts: LeftOutCounts, { omitted, skippedBlocks }: LeftOut): void {
  counts.omitted.push(...omitted);
  for (const type of skippedBlocks) counts.skippedBlocks[type] = (counts.skippedBlocks[type] ?? 0) + 1;
}

/** An object without a prototype: names come from replies, and one may be `constructor`. */
export function countsByName(): Record<string, number> {
  return Object.create(null) as Record<string, number>;
}
