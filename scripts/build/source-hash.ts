import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Tests and examples are no part of the code that visitors run. */
const NO_INPUT = /\.(test|examples)\.tsx?$/;

/** One hash over the names and contents of files and folders below `root`, those that `counts` lets pass. 12 hex digits. */
export async function hashFiles(root: string, inputs: string[], counts = (_file: string) => true): Promise<string> {
  const all = await Promise.all(inputs.map((input) => filesBelow(path.join(root, input))));
  const files = all.flat().filter(counts).toSorted();
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

async function filesBelow(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !NO_INPUT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
