import type { ModelName } from './models.ts';

/** A formula with its numbers; its name, symbols and source are in the texts. */
export interface Step {
  id: string;
  values: Record<string, number>;
  result: number;
}

/** A requirement that a model does not meet. */
type Problem = 'noise' | 'noiseUnknown' | 'dose' | 'pressure' | 'loss' | 'salinity';

export interface Candidate {
  model: ModelName;
  count: number;
  /** Starts at 1; absent if the model has a single speed. */
  speed?: number;
  /** A variant of the model that is ordered separately. */
  variant?: boolean;
  /** Numbers of its table row, by column of the task. */
  cells: Record<string, number | undefined>;
  problems: Problem[];
  /** The calculation of its figures. */
  steps: Step[];
}

export interface Selection {
  /** The calculation of the requirements, which do not depend on the model. */
  steps: Step[];
  /** The best first; those with problems last. */
  candidates: Candidate[];
}
