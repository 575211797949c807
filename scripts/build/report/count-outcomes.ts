import { noOutcomes, type Outcome } from './outcome.ts';
import { addToReasons, fateText, type PageFate, type ReasonGroup } from './page-fate.ts';
import type { Progress } from './progress.ts';

/** What became of the pages so far. */
export interface Fates {
  outcomes: Record<Outcome, number>;
  reasons: Record<string, ReasonGroup>;
  /** The fate of each page that was asked about, by pathname. */
  explained: Record<string, string>;
}

/**
 * Counts pages by what became of them and shows how many are done.
 * @param total number of pages. @param stats read each time: calls go on while pages are rendered
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
