import path from 'node:path';

/** The folder of the trees behind a published path: `dist` → `.dist/`. */
export function treesFolder(out: string): string {
  return path.join(path.dirname(out), `.${path.basename(out)}`);
}

/** The file with all failures of a build. */
export function failuresFile(out: string): string {
  return path.join(treesFolder(out), 'failures.txt');
}

/** The file of `lock.ts` beside the trees. */
export const LOCK = 'lock';

export function lockFile(out: string): string {
  return path.join(treesFolder(out), LOCK);
}

/** The tree that was published before the last rebuild: the next rebuild changes it instead of linking every file anew. */
export const SPARE = 'spare';

export function spareTree(out: string): string {
  return path.join(treesFolder(out), SPARE);
}
