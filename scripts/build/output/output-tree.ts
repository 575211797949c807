import { randomUUID } from 'node:crypto';
import {
  type BigIntStats,
  closeSync,
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isKept, keepFile } from '../page/kept-files.ts';
import { encodePieces } from './encode-pieces.ts';
import { reviseTree, type RevisedTree } from './revised-tree.ts';
import { spareTree, treesFolder } from './trees-folder.ts';

/** A file of an earlier build, with its size in bytes. */
export type WrittenFile = readonly [file: string, size: number];

/**
 * A tree of files that a build writes. It is written beside the published one and replaces it by one rename at the end, so that
 * a reader of the published path sees the old tree or the new one, never a mixture. Therefore the published path is a symbolic
 * link: a link can be replaced in one step, a folder cannot.
 */
export interface OutputTree {
  dir: string;
  /**
   * Writes a file. @param content an array has the pieces of a text. @returns its size in bytes
   * @throws when the path would leave the tree
   */
  write: (file: string, content: string | Uint8Array | readonly string[]) => number;
  /** Writes a long file by line. */
  writeLines: (file: string, lines: Iterable<string>) => void;
  /** Writes a long file as its text arrives. */
  writeChunks: (file: string, texts: AsyncIterable<string>) => Promise<void>;
  /**
   * Copies a file from a folder that is not a tree: a later change of the published file must not affect the bundle or the
   * cache, which further builds use.
   */
  copy: (file: string, fromDir: string) => void;
  /**
   * Hard-links a file from another tree, under another name if one is given; copies it where the file system has no links.
   * A file that the other tree leaves out is left out of this one, too.
   */
  reuse: (file: string, fromDir: string, as?: string) => void;
  /**
   * Reuses files of another tree, unless one of them is missing or has another size than when it was written.
   * @returns false if so
   */
  reuseUnchanged: (files: readonly WrittenFile[], fromDir: string) => boolean;
  /** Deletes what an earlier build has left in the tree. To be called before the tree is verified. */
  removeLeftovers: () => void;
  /** The tree has most of its files in common with the published one. */
  isRebuild: boolean;
}

/**
 * A tree beside the published path. It is new and empty, but that of a rebuild is the one that was published before the last
 * rebuild, if that was kept: most of its files are those of the published one already.
 */
export function createOutputTree(out: string, { isRebuild = false } = {}): OutputTree {
  const dir = path.join(treesFolder(out), randomUUID());
  const revised = takeSpareTree(out, dir, isRebuild);
  // Both files of a page come one after the other, so the folders of all pages need not be remembered.
  const folders = new Set<string>();
  const targetOf = (file: string) => {
    const inside = insideTree(file);
    const folder = path.dirname(inside);
    if (!folders.has(folder)) {
      revised?.makeRoomForFolder(folder);
      mkdirSync(path.join(dir, folder), { recursive: true });
      if (folders.size === FOLDERS_REMEMBERED) folders.clear();
      folders.add(folder);
    }
    revised?.makeRoom(inside);
    return path.join(dir, inside);
  };
  const reuse = (file: string, fromDir: string, as: string, stats?: BigIntStats) => {
    if (keepFile(dir, file, fromDir, as)) return;
    const from = path.join(fromDir, file);
    if (!revised?.isLinkTo(insideTree(as), from, stats)) linkOrCopy(from, targetOf(as));
  };
  const reuseUnchanged = (files: readonly WrittenFile[], fromDir: string) => {
    const stats = files.map(([file]) => statsOf(path.join(fromDir, file)));
    const isUnchanged = files.every(
      ([file, size], index) => stats[index]?.size === BigInt(size) || isKept(fromDir, file),
    );
    if (isUnchanged) for (const [index, [file]] of files.entries()) reuse(file, fromDir, file, stats[index]);
    return isUnchanged;
  };
  return {
    dir,
    isRebuild,
    write(file, content) {
      const encoded = typeof content === 'string' || content instanceof Uint8Array ? content : encodePieces(content);
      if (!revised?.hasContent(insideTree(file), encoded)) writeFileSync(targetOf(file), encoded, EXCLUSIVE);
      return Buffer.byteLength(encoded);
    },
    writeLines(file, lines) {
      const descriptor = openSync(targetOf(file), EXCLUSIVE.flag);
      try {
        // Not writeSync: on a nearly full disk it writes a part and does not fail.
        for (const chunk of inChunks(lines)) writeFileSync(descriptor, chunk);
      } finally {
        closeSync(descriptor);
      }
    },
    async writeChunks(file, texts) {
      const descriptor = openSync(targetOf(file), EXCLUSIVE.flag);
      try {
        let chunk = '';
        for await (const text of texts) {
          chunk += text;
          if (chunk.length < CHUNK_CHARACTERS) continue;
          writeFileSync(descriptor, chunk);
          chunk = '';
        }
        writeFileSync(descriptor, chunk);
      } finally {
        closeSync(descriptor);
      }
    },
    copy(file, fromDir) {
      const from = path.join(fromDir, file);
      if (revised?.hasContent(insideTree(file), readFileSync(from))) touch(path.join(dir, file));
      else copyFileSync(from, targetOf(file), EXCLUSIVE_COPY);
    },
    reuse: (file, fromDir, as = file) => reuse(file, fromDir, as),
    reuseUnchanged,
    removeLeftovers: () => revised?.removeLeftovers(),
  };
}

/** The normalized path of a file in a tree. @throws when it would leave the tree */
function insideTree(file: string): string {
  const inside = path.normalize(`./${file}`);
  if (/^\.{1,2}(?:[\\/]|$)/.test(inside)) throw new Error(`${file} would be written outside the tree`);
  return inside;
}

/** Folders that are known to exist. */
const FOLDERS_REMEMBERED = 1000;

/** Makes the folder of a tree. @returns the files of the spare tree, if the folder has them */
function takeSpareTree(out: string, dir: string, isRebuild: boolean): RevisedTree | undefined {
  const spare = spareTree(out);
  if (isRebuild && lstatSync(spare, { throwIfNoEntry: false })?.isDirectory()) {
    renameSync(spare, dir);
    return reviseTree(dir);
  }
  // It would only take the room of the new one.
  rmSync(spare, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  return undefined;
}

/** Deletes an unpublished tree. */
export function removeOutputTree(tree: OutputTree): void {
  rmSync(tree.dir, { recursive: true, force: true });
}

/**
 * Files of a tree are written once. An existing one may be a link to a file of another tree, which would change with it. Node
 * writes a text in one step only with an explicit encoding.
 */
const EXCLUSIVE = { flag: 'wx', encoding: 'utf8' } as const;

const EXCLUSIVE_COPY = constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE;

function statsOf(file: string): BigIntStats | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false });
}

/** Gives a file the current time, as a copy would have it. */
function touch(file: string): void {
  const now = new Date();
  utimesSync(file, now, now);
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, EXCLUSIVE_COPY);
  }
}

const CHUNK_CHARACTERS = 1 << 16;

function* inChunks(lines: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
