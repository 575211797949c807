import { reasonOf } from '../../setup/reason-of.ts';

/** A failure of one page or call; a value, so that one report can contain all of them. */
export interface Failure {
  /** The pathname, call or stage. */
  subject: string;
  reason: string;
}

/** The build has no publishable tree. The published one is unchanged. */
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

/** @throws {BuildFailure} if there is a failure */
export function failOn(failures: Failure[]): void {
  if (failures.length > 0) throw new BuildFailure(failures);
}

export function failureOf(subject: string, error: unknown): Failure {
  return { subject, reason: reasonOf(error) };
}
