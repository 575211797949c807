import { UsageError } from './usage-error.ts';
import { reasonOf } from './reason-of.ts';

/**
 * Runs a command: a usage error or a failure ends it with a message and exit code 1. It does its work to the end although nobody
 * reads its output any more: behind a pipe to `head`, or when the terminal is lost. It would leave its lock otherwise.
 */
export async function runCommand(main: () => Promise<number | void>): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : reasonOf(error));
    if (process.env['DEBUG'] && error instanceof Error) console.error(error.stack);
    process.exitCode = 1;
  }
}
