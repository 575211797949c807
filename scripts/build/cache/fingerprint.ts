import { createHash, hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../output/list-files.ts';

/** Tests, their support code and examples are not part of the shipped code: a change in them keeps every page. */
const NOT_SHIPPED = /\.(test|examples)\.tsx?$|(^|\/)(testing|examples)\/|(^|\/)sample-[\w-]+\.ts$/;

interface KnownFile {
  stamp: string;
  digest: Buffer;
}

/** The files that this process has read: a build needs the hash of most sources for the code and for the data. */
const knownFiles = new Map<string, KnownFile>();

/**
 * One hash over the names and contents of files and folders below `root`, without tests and without files that `isInput`
 * excludes. 12 hex digits. Reads synchronously, because asynchronous reads of many small files take several times as long.
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
      .update(digestOf(path.join(root, file)));
  return sum.digest('hex').slice(0, 12);
}

/** Hash of a file's content; the file is read again only if its metadata has changed. */
function digestOf(file: string): Buffer {
  const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
  const stamp = [ino, size, mtimeNs, ctimeNs].join();
  let known = knownFiles.get(file);
  if (known?.stamp !== stamp) {
    known = { stamp, digest: hash('sha1', readFileSync(file), 'buffer') };
    knownFiles.set(file, known);
  }
  return known.digest;
}

/** Paths relative to `root`. */
function inputFiles(root: string, input: string): string[] {
  if (!statSync(path.join(root, input)).isDirectory()) return [input];
  return listFiles(root, input).filter((file) => !NOT_SHIPPED.test(file));
}

/** Bytes of the hash of a value: 16 characters. */
const FINGERPRINT_BYTES = 12;

/** Hash of a value, 16 characters. It is no slice of a longer text, which would stay in memory with it. */
export function fingerprintOf(value: unknown): string {
  return hash('sha1', JSON.stringify(value) ?? '', 'buffer').toString('base64url', 0, FINGERPRINT_BYTES);
}
