import type { LeftOut } from '../../../src/api/client/api-client-options.ts';
import { countByName } from './counts-by-name.ts';

/** What was left out of several replies. */
export interface LeftOutCounts {
  /** Number of blocks of unknown types, by type. */
  skippedBlocks: Record<string, number>;
  /** Optional values that were invalid and have been left out. */
  omitted: string[];
}

export function addLeftOut(counts: LeftOutCounts, { omitted, skippedBlocks }: LeftOut): void {
  counts.omitted.push(...omitted);
  for (const type of skippedBlocks) countByName(counts.skippedBlocks, type);
}
