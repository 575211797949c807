import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Tests and examples are no part of the code that visitors run. */
const NOT_CODE = /\.(test|examples)\.tsx?$/;

/**
 * One hash over the names and contents of files and folders below `root`, those that `counts` lets pass. 12 hex digits.
 * Read in one go: many small files in turns cost the system several times as much.
 */
export function fingerprintFiles(root: string, inputs: string[], counts = (_file: string) => true): string {
  const files = inputs
    .flatMap((input) => listInputFiles(path.join(root, input)))
    .filter(counts)
    .toSorted();
  const sum = createHash('sha256');
  for (const file of files) {
    sum.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return sum.digest('hex').slice(0, 12);
}

function listInputFiles(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_CODE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

export function fingerprintOf(value: unknown): string {
  return hash('sha1', JSON.stringify(value) ?? '', 'base64url').slice(0, 16);
}
