import type { ModelName } from './models.ts';

/** A formula with the numbers that stand in it; the texts know its name, its symbols and its source. */
export interface Step {
  id: string;
  values: Record<string, number>;
  result: number;
}

/** Why a model does not fit without reserve. */
type Problem = 'noise' | 'noiseUnknown' | 'dose' | 'pressure' | 'loss' | 'salinity';

export interface Candidate {
  model: ModelName;
  count: number;
  /** Counts from 1; absent where the model has one. */
  speed?: number;
  /** A build that is ordered apart. */
  variant?: boolean;
  /** Numbers of its row, by the columns of the task. */
  cells: Record<string, number | undefined>;
  problems: Problem[];
  /** What its figures follow from. */
  steps: Step[];
}

export interface Selection {
  /** What is needed, whatever the model. */
  steps: Step[];
  /** The best first; those with problems behind all others. */
  candidates: Candidate[];
}
