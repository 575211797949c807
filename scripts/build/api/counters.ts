import { countsByName } from './counts-by-name.ts';

/** What the calls of a build have come to. */
export interface SourceStats {
  calls: number;
  /** Most calls under way at once. */
  peak: number;
  skippedBlocks: Record<string, number>;
  /** Optional things that were unusable and have been left out. */
  faults: string[];
}

export const startStats = (): SourceStats => ({ calls: 0, peak: 0, skippedBlocks: countsByName(), faults: [] });
