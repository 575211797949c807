import { noOutcomes, type Outcome } from './outcome.ts';
import { addToReasons, outcomeText, type PageOutcome, type ReasonGroup } from './page-outcome.ts';
import type { Progress } from './progress.ts';

/** The outcomes of the pages up to now. */
export interface OutcomeCounts {
  outcomes: Record<Outcome, number>;
  reasons: Record<string, ReasonGroup>;
  /** The outcome of each page to explain, by pathname. */
  explained: Record<string, string>;
}

/**
 * Counts pages by outcome and shows the progress.
 * @param total number of pages. @param stats read each time, because calls continue during rendering
 */
export function countOutcomes(
  total: number,
  { stats, progress, explain }: { stats: { calls: number }; progress: Progress; explain: readonly string[] },
): { counts: OutcomeCounts; add: (pathname: string, result: PageOutcome) => void } {
  const counts: OutcomeCounts = { outcomes: noOutcomes(), reasons: {}, explained: {} };
  let done = 0;
  return {
    counts,
    add(pathname, result) {
      counts.outcomes[result.outcome]++;
      addToReasons(counts.reasons, pathname, result);
      if (explain.includes(pathname)) counts.explained[pathname] = outcomeText(result);
      done++;
      const failed = counts.outcomes.failed > 0 ? `, ${counts.outcomes.failed} failed` : '';
      progress.step(done, total, `${stats.calls} API calls${failed}`);
    },
  };
}
