import { noOutcomes, type Outcome } from './outcome.ts';
import { addToReasons, fateText, type PageFate, type ReasonGroup } from './page-fate.ts';
import type { Progress } from './progress.ts';

/** The outcomes of the pages up to now. */
export interface Fates {
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
): { fates: Fates; add: (pathname: string, fate: PageFate) => void } {
  const fates: Fates = { outcomes: noOutcomes(), reasons: {}, explained: {} };
  let done = 0;
  return {
    fates,
    add(pathname, fate) {
      fates.outcomes[fate.outcome]++;
      addToReasons(fates.reasons, pathname, fate);
      if (explain.includes(pathname)) fates.explained[pathname] = fateText(fate);
      done++;
      const failed = fates.outcomes.failed > 0 ? `, ${fates.outcomes.failed} failed` : '';
      progress.step(done, total, `${stats.calls} API calls${failed}`);
    },
  };
}
