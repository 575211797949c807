import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import type { OutputTree } from './output-tree.ts';
import { UsageError } from '../../setup/usage-error.ts';
import { reasonOf } from '../../setup/reason-of.ts';
import { REPORT_FILE } from '../report/build-report.ts';
import { LOCK, SPARE, spareTree, treesFolder } from './trees-folder.ts';

/** Checks that the published path is writable, before any work is done. @throws {UsageError} in one line */
export function checkPublishedPath(out: string): void {
  const parent = path.dirname(out);
  mkdirSync(parent, { recursive: true });
  try {
    accessSync(parent, constants.W_OK);
  } catch {
    throw new UsageError(
      `${parent} is not writable: the tree cannot be put there; change its rights or choose another --out`,
    );
  }
  if (!existsSync(out)) return;
  const stat = statSync(out);
  if (!stat.isDirectory()) throw new UsageError(`${out} is a file, not a folder: move it away or choose another --out`);
  if ((stat.mode & 0o200) === 0) throw new UsageError(`${out} is read-only: make it writable or choose another --out`);
  const foreign = readdirSync(out).length > 0 && !existsSync(path.join(out, REPORT_FILE));
  if (foreign)
    throw new UsageError(`${out} holds files that no build has written: move them away or choose another --out`);
}

/** Replaces the published tree. Before this call the old tree is unchanged. */
export function publishTree(tree: OutputTree, out: string): void {
  const link = path.join(treesFolder(out), NEXT);
  rmSync(link, { force: true });
  symlinkSync(path.relative(path.dirname(out), tree.dir), link);
  const last = publishedTree(out);
  if (existsSync(out) && last === undefined) renameSync(out, path.join(treesFolder(out), ASIDE));
  renameSync(link, out);
  if (tree.isRebuild && last !== undefined) keepAsSpare(path.join(treesFolder(out), last), out);
  removeOtherTrees(out);
}

/** Its new name ends the reading of what is open in it, as its removal would. */
function keepAsSpare(dir: string, out: string): void {
  try {
    rmSync(spareTree(out), { recursive: true, force: true });
    renameSync(dir, spareTree(out));
  } catch (error) {
    console.error(`${dir} cannot be kept for the next build: ${reasonOf(error)}`);
  }
}

/** The name of the published tree; undefined if the path is a plain folder or does not exist. */
function publishedTree(out: string): string | undefined {
  return lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink() ? path.basename(readlinkSync(out)) : undefined;
}

/** The link that will become the published path. */
const NEXT = 'next';
/** A plain folder, such as a copy, is replaced by a link: the only switch in two steps. */
const ASIDE = 'aside';

/** Undoes such a switch if it was killed between its steps. Requires the lock of `out`. */
export function undoInterruptedSwitch(out: string): void {
  const aside = path.join(treesFolder(out), ASIDE);
  if (existsSync(aside) && !lstatSync(out, { throwIfNoEntry: false })) renameSync(aside, out);
}

/**
 * Removes the trees of earlier and killed builds. A failure is ignored, since the next build tries again. Requires the lock of
 * `out`.
 */
export function removeOtherTrees(out: string): void {
  const trees = treesFolder(out);
  if (!existsSync(trees)) return;
  const kept = [publishedTree(out), LOCK, SPARE];
  for (const name of readdirSync(trees)) if (!kept.includes(name)) removeIfPossible(path.join(trees, name));
}

function removeIfPossible(file: string): void {
  try {
    rmSync(file, { recursive: true, force: true });
  } catch (error) {
    console.error(`${file} cannot be removed: ${reasonOf(error)}`);
  }
}
