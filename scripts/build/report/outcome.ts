/**
 * What became of a page. `reused`: the files of the last build, or of this build's reading before. `rerendered`: rendered
 * again from the stored data. `fetched`: its data was asked from the API. `deleted`: the API no longer knows its entity.
 */
export type Outcome = 'reused' | 'rerendered' | 'fetched' | 'deleted' | 'failed';

/** Every outcome, none counted yet. */
export const noOutcomes = (): Record<Outcome, number> => ({
  reused: 0,
  rerendered: 0,
  fetched: 0,
  deleted: 0,
  failed: 0,
});
