import { setImmediate } from 'node:timers/promises';
import { reasonOf } from '../../setup/reason-of.ts';
import type { Failure } from './failure.ts';

/** Of the build under way; undefined before and after it. */
let failures: Failure[] | undefined;

/**
 * Collects rejections that nothing handles, as of a promise that a view has left behind. By itself node would end the
 * process with code 1 at any moment, also when the tree has been published already. Those that come later are printed and
 * change no exit code.
 * @returns what gives the rejections up to now
 */
export function collectUnhandledRejections(): () => Promise<Failure[]> {
  const collected: Failure[] = [];
  failures = collected;
  process.off('unhandledRejection', addRejection);
  process.on('unhandledRejection', addRejection);
  return async () => {
    // Node names a rejection when the work of this turn is done.
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
