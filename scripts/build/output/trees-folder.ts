import path from 'node:path';

/** Where the trees behind a published path lie: `dist` → `.dist/`. */
export function treesFolder(out: string): string {
  return path.join(path.dirname(out), `.${path.basename(out)}`);
}

/** Where a build says everything that went wrong. */
export function failuresFile(out: string): string {
  return path.join(treesFolder(out), 'failures.txt');
}

/** The file that `lock.ts` keeps beside the trees. */
export const LOCK = 'lock';

export function lockFile(out: string): string {
  return path.join(treesFolder(out), LOCK);
}
