import { canonicalPathname } from '../../src/lib/address/pathname.ts';
import { parsePathList } from '../build/options/path-list.ts';
import { UsageError } from '../setup/usage-error.ts';
import { reasonOf } from '../setup/reason-of.ts';

/** A count given on the command line. @throws {UsageError} */
export function readCount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  throw new UsageError(`--${name}: expected a whole number, got «${text}»`);
}

/** Addresses given on the command line, singly or as the JSON list that a webhook brings. @throws {UsageError} */
export function readPathnames(name: string, values: string[]): string[] {
  return values.flatMap((text) => {
    try {
      return parsePathList(text).map(canonicalPathname);
    } catch (error) {
      throw new UsageError(
        `--${name}: expected an address or a JSON list of addresses, got «${text}» (${reasonOf(error)})`,
      );
    }
  });
}
