import { randomUUID } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { decodeSegments } from '../../src/lib/address.ts';
import { UsageError } from './settings.ts';

/** The file by which a folder is known as a tree that this build has written. */
export const TREE_MARK = 'builds/report.json';

/**
 * A tree of files in the making. It grows beside the published one and takes its place in one rename at the end, so
 * whoever reads the published path sees the old tree or the new one, never a mixture. The published path is a
 * symbolic link for that reason: a link can be replaced in one step, a folder can not.
 */
export interface Tree {
  dir: string;
  /** Writes a file. @throws when the path would leave the tree. */
  write: (file: string, content: string | Uint8Array) => void;
  /** Writes a long file line by line. */
  writeLines: (file: string, lines: Iterable<string>) => void;
  /** Takes a file over from another tree, under another name if one is given, without copying its bytes where the file system allows. */
  keep: (file: string, fromDir: string, as?: string) => void;
}

/** The folder, inside the tree, of an address: `/news/a` → `news/a`. */
export function folderOf(address: string): string {
  return decodeSegments(address).join('/');
}

export function pageFile(address: string): string {
  return path.join(folderOf(address), 'index.html');
}

export function payloadFile(address: string): string {
  return path.join(folderOf(address), 'payload.json');
}

/** Where the trees behind a published path lie: `dist` → `.dist/`. */
function treesOf(out: string): string {
  return path.join(path.dirname(out), `.${path.basename(out)}`);
}

/** Where a build says everything that went wrong, if that is much. */
export function failuresFile(out: string): string {
  return path.join(treesOf(out), 'failures.txt');
}

/** Says in one line why the published path cannot be written, before any work is done for it. @throws {UsageError} */
export function checkOut(out: string): void {
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
  const foreign = readdirSync(out).length > 0 && !existsSync(path.join(out, TREE_MARK));
  if (foreign)
    throw new UsageError(`${out} holds files that no build has written: move them away or choose another --out`);
}

/** A new, empty tree beside the published path. */
export function openTree(out: string): Tree {
  const dir = path.join(treesOf(out), randomUUID());
  mkdirSync(dir, { recursive: true });
  const folders = new Set<string>();
  const place = (file: string) => {
    const target = path.join(dir, file);
    if (!target.startsWith(dir + path.sep)) throw new Error(`${file} would be written outside the tree`);
    const folder = path.dirname(target);
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    return target;
  };
  return {
    dir,
    write: (file, content) => writeFileSync(place(file), content),
    writeLines(file, lines) {
      const descriptor = openSync(place(file), 'w');
      for (const line of lines) writeSync(descriptor, line);
      closeSync(descriptor);
    },
    keep: (file, fromDir, as = file) => linkOrCopy(path.join(fromDir, file), place(as)),
  };
}

/** Throws an unpublished tree away. */
export function removeTree(tree: Tree): void {
  rmSync(tree.dir, { recursive: true, force: true });
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Puts the tree in the place of the published one. Before this call nothing of the old tree has been touched. */
export function publishTree(tree: Tree, out: string): void {
  const link = `${out}.${randomUUID()}`;
  symlinkSync(path.relative(path.dirname(out), tree.dir), link);
  if (existsSync(out) && !lstatSync(out).isSymbolicLink()) moveAside(out);
  renameSync(link, out);
  removeOtherTrees(out);
}

/** A plain folder (a restored copy, say) becomes one of the trees; from the next build on the switch is one rename. */
function moveAside(out: string): void {
  renameSync(out, path.join(treesOf(out), randomUUID()));
}

/** Removes what earlier and killed builds have left. Call it only while holding the lock of `out`. */
export function removeOtherTrees(out: string, besides?: Tree): void {
  const trees = treesOf(out);
  if (!existsSync(trees)) return;
  const current = lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink()
    ? path.basename(readlinkSync(out))
    : undefined;
  for (const name of readdirSync(trees)) {
    const dir = path.join(trees, name);
    if (name !== current && dir !== besides?.dir && statSync(dir).isDirectory())
      rmSync(dir, { recursive: true, force: true });
  }
}
