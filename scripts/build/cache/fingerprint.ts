import { createHash, hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../output/list-files.ts';

/** Tests, what serves them, and examples are no part of the code that visitors run: a change of them keeps every page. */
const NOT_SHIPPED = /\.(test|examples)\.tsx?$|(^|\/)(testing|examples)\/|(^|\/)sample-[\w-]+\.ts$/;

/**
 * One hash over the names and contents of files and folders below `root`, without tests and those that `isInput` refuses.
 * 12 hex digits. Read in one go: many small files in turns cost the system several times as much.
 */
export function fingerprintFiles(root: string, inputs: string[], isInput = (_file: string) => true): string {
  const files = inputs
    .flatMap((input) => inputFiles(root, input))
    .filter(isInput)
    .toSorted();
  const sum = createHash('sha256');
  for (const file of files)
    sum
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return sum.digest('hex').slice(0, 12);
}

/** By their paths from `root`. */
function inputFiles(root: string, input: string): string[] {
  if (!statSync(path.join(root, input)).isDirectory()) return [input];
  return listFiles(root, input).filter((file) => !NOT_SHIPPED.test(file));
}

/** Hash of a value, 16 characters. */
export function fingerprintOf(value: unknown): string {
  return hash('sha1', JSON.stringify(value) ?? '', 'base64url').slice(0, 16);
}
