import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { reasonOf } from './reason-of.ts';
import { UsageError } from './usage-error.ts';

/**
 * A command with its options; `--help` lists them and ends the process. A mistake on the command line is a `UsageError` of one
 * line.
 * @param name the name after `npm run`
 */
export function command(name: string, description: string): Command {
  return new Command(`npm run ${name} --`)
    .description(description)
    .configureOutput({ writeErr: () => {} })
    .exitOverride(({ exitCode, message }) => {
      if (exitCode === 0) process.exit(0);
      throw new UsageError(message.replace(/^error: /, '').replaceAll('\n', ' '));
    });
}

/** Parses an option as a whole number. */
export function wholeNumber(least = 0, most = Infinity): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    const range = most === Infinity ? `${least} or more` : `${least} to ${most}`;
    throw new InvalidArgumentError(`expected a whole number, ${range}`);
  };
}

/**
 * Parses a repeatable option: each text adds its values to those before it.
 * @param expected for the message when `read` throws
 */
export function listOf<Value>(expected: string, read: (text: string) => Value[]) {
  return (text: string, before: Value[]): Value[] => {
    try {
      return [...before, ...read(text)];
    } catch (error) {
      throw new InvalidArgumentError(`expected ${expected} (${reasonOf(error)})`);
    }
  };
}
