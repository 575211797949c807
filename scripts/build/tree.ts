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
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { decodeSegments } from '../../src/lib/address.ts';
import { reasonOf } from './failure.ts';
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
  /** Writes a long file as its parts come. */
  writeParts: (file: string, parts: AsyncIterable<string>) => Promise<void>;
  /** Sets a file's time to now: how long an old part is kept counts from the last build that ran it. */
  markAsUsed: (file: string) => void;
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

/** The file that `lock.ts` keeps beside the trees. */
const LOCK = 'lock';

export function lockFile(out: string): string {
  return path.join(treesOf(out), LOCK);
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
    write: (file, content) => writeFileSync(place(file), content, ANEW),
    writeLines(file, lines) {
      const descriptor = openSync(place(file), ANEW.flag);
      try {
        // Not writeSync: on a nearly full disk it writes a part of a line and does not fail.
        for (const lump of inLumps(lines)) writeFileSync(descriptor, lump);
      } finally {
        closeSync(descriptor);
      }
    },
    async writeParts(file, parts) {
      const descriptor = openSync(place(file), ANEW.flag);
      try {
        let lump = '';
        for await (const part of parts) {
          lump += part;
          if (lump.length < CHARACTERS_AT_ONCE) continue;
          writeFileSync(descriptor, lump);
          lump = '';
        }
        writeFileSync(descriptor, lump);
      } finally {
        closeSync(descriptor);
      }
    },
    markAsUsed(file) {
      const now = new Date();
      utimesSync(path.join(dir, file), now, now);
    },
    keep: (file, fromDir, as = file) => linkOrCopy(path.join(fromDir, file), place(as)),
  };
}

/** Throws an unpublished tree away. */
export function removeTree(tree: Tree): void {
  rmSync(tree.dir, { recursive: true, force: true });
}

/**
 * Files of a tree are written once. What is there already may be a link to a file of another tree, which would change
 * with it. Only with its encoding named does node write a text in one step.
 */
const ANEW = { flag: 'wx', encoding: 'utf8' } as const;

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

const CHARACTERS_AT_ONCE = 1 << 16;

function* inLumps(lines: Iterable<string>): Generator<string> {
  let lump = '';
  for (const line of lines) {
    lump += line;
    if (lump.length < CHARACTERS_AT_ONCE) continue;
    yield lump;
    lump = '';
  }
  yield lump;
}

/** Puts the tree in the place of the published one. Before this call nothing of the old tree has been touched. */
export function publishTree(tree: Tree, out: string): void {
  const link = path.join(treesOf(out), NEXT);
  rmSync(link, { force: true });
  symlinkSync(path.relative(path.dirname(out), tree.dir), link);
  if (existsSync(out) && !lstatSync(out).isSymbolicLink()) renameSync(out, path.join(treesOf(out), ASIDE));
  renameSync(link, out);
  removeOtherTrees(out);
}

/** The link that is about to become the published path. */
const NEXT = 'next';
/** A plain folder (a copy, say) gives way to a link: the only switch that takes two steps. */
const ASIDE = 'aside';

/** Ends such a switch that was killed between its steps, by going back. Call it only while holding the lock of `out`. */
export function recoverTree(out: string): void {
  const aside = path.join(treesOf(out), ASIDE);
  if (existsSync(aside) && !lstatSync(out, { throwIfNoEntry: false })) renameSync(aside, out);
}

/**
 * Removes what earlier and killed builds have left, as far as it can be: what stays is removed another time. Call it
 * only while holding the lock of `out`.
 */
export function removeOtherTrees(out: string): void {
  const trees = treesOf(out);
  if (!existsSync(trees)) return;
  const current = lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink()
    ? path.basename(readlinkSync(out))
    : undefined;
  for (const name of readdirSync(trees))
    if (name !== current && name !== LOCK) removeIfPossible(path.join(trees, name));
}

function removeIfPossible(place: string): void {
  try {
    rmSync(place, { recursive: true, force: true });
  } catch (error) {
    console.error(`${place} cannot be removed: ${reasonOf(error)}`);
  }
}

/** Every file in a folder of a tree, by its path in the tree. */
export function filesIn(dir: string, folder: string): string[] {
  return readdirSync(path.join(dir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
}
