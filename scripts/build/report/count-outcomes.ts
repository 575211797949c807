import { noOutcomes, type Outcome } from './outcome.ts';
import type { Progress } from './progress.ts';

/**
 * Counts pages by what became of them and shows how many are done.
 * @param total number of pages. @param stats read each time: calls go on while pages are rendered
 */
export function countOutcomes(
  total: number,
  stats: { calls: number },
  progress: Progress,
): { outcomes: Record<Outcome, number>; add: (outcome: Outcome) => void } {
  const outcomes = noOutcomes();
  let done = 0;
  return {
    outcomes,
    add(outcome) {
      outcomes[outcome]++;
      done++;
      const failed = outcomes.failed > 0 ? `, ${outcomes.failed} failed` : '';
      progress.step(done, total, `${stats.calls} API calls${failed}`);
    },
  };
}
