import { setImmediate } from 'node:timers/promises';
import { reasonOf } from '../../setup/reason-of.ts';
import type { Failure } from './failure.ts';

/** Of the current build; undefined before and after it. */
let failures: Failure[] | undefined;

/**
 * Collects unhandled rejections, such as that of a promise that a view does not await. By default node would exit with
 * code 1 at any moment, also after the tree has been published. Later rejections are printed and do not change the exit
 * code.
 * @returns a function that returns the rejections up to now
 */
export function collectUnhandledRejections(): () => Promise<Failure[]> {
  const collected: Failure[] = [];
  failures = collected;
  process.off('unhandledRejection', addRejection);
  process.on('unhandledRejection', addRejection);
  return async () => {
    // Node reports a rejection at the end of the current turn.
    await setImmediate();
    failures = undefined;
    return collected;
  };
}

function addRejection(reason: unknown): void {
  const text = `a promise was rejected and not handled: ${reasonOf(reason)}`;
  if (failures) failures.push({ subject: 'the code of a page or of the build', reason: text });
  else console.error(`After the build ${text}`);
}
