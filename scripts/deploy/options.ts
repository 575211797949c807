import { UsageError } from '../build/settings.ts';

/** A count given on the command line. @throws {UsageError} */
export function readCount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  throw new UsageError(`--${name}: expected a whole number, got «${text}»`);
}
