/**
 * The outcome of a page. `reused`: the files of the last build. `rerendered`: rendered again from the stored data. `fetched`: its
 * data was fetched from the API. `deleted`: the API has deleted its entity.
 */
export type Outcome = 'reused' | 'rerendered' | 'fetched' | 'deleted' | 'failed';

/** Counters of all outcomes, at zero. */
export const noOutcomes = (): Record<Outcome, number> => ({
  reused: 0,
  rerendered: 0,
  fetched: 0,
  deleted: 0,
  failed: 0,
});
