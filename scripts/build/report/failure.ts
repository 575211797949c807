import { reasonOf } from '../../setup/reason-of.ts';

/** Something that went wrong with one address or one call; a value, so that one report can name them all. */
export interface Failure {
  /** The address, call or stage. */
  subject: string;
  reason: string;
}

/** The build did not lead to a tree that may be published. The old one is untouched. */
export class BuildFailure extends Error {
  override name = 'BuildFailure';
  readonly failures: Failure[];
  constructor(failures: Failure[]) {
    super(
      `The build has failed in ${failures.length} ${failures.length === 1 ? 'place' : 'places'}; what was published before stays as it was`,
    );
    this.failures = failures;
  }
}

/** @throws {BuildFailure} when there is a failure. */
export function failOn(failures: Failure[]): void {
  if (failures.length > 0) throw new BuildFailure(failures);
}

export function failureOf(subject: string, error: unknown): Failure {
  return { subject, reason: reasonOf(error) };
}
