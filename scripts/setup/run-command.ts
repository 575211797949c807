import { UsageError } from './usage-error.ts';
import { reasonOf } from './reason-of.ts';

/** Runs a command: a usage error or a failure ends it with a message and exit code 1. */
export async function runCommand(main: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : reasonOf(error));
    if (process.env['DEBUG'] && error instanceof Error) console.error(error.stack);
    process.exitCode = 1;
  }
}
