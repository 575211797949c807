import { setImmediate } from 'node:timers/promises';
import { reasonOf } from '../../setup/reason-of.ts';
import type { Failure } from './failure.ts';

/** Of the current build; undefined before and after it. */
let failures: Failure[] | undefined;

/**
 * Collects unhandled rejections and uncaught errors, such as that of a promise that a view does not await. By default node
 * would exit with an error at any moment, also after the tree has been published. Later ones are printed and do not change
 * the exit code.
 * @returns a function that returns the errors up to now
 */
export function collectStrayErrors(): () => Promise<Failure[]> {
  const collected: Failure[] = [];
  failures = collected;
  for (const [event, add] of LISTENERS) process.off(event, add).on(event, add);
  process.off('exit', printFailures).on('exit', printFailures);
  return async () => {
    // Node reports a rejection at the end of the current turn.
    await setImmediate();
    failures = undefined;
    return collected;
  };
}

const LISTENERS = [
  ['unhandledRejection', (error: unknown) => addError('a promise was rejected and not handled:', error)],
  ['uncaughtException', (error: unknown) => addError('an error was thrown and not caught:', error)],
] as const;

/** Prints the errors of a build that has failed or ended before it returned them. */
function printFailures(): void {
  for (const { reason } of failures ?? []) console.error(reason);
}

function addError(problem: string, error: unknown): void {
  const text = `${problem} ${reasonOf(error)}`;
  if (failures) failures.push({ subject: 'the code of a page or of the build', reason: text });
  else console.error(`After the build ${text}`);
}
