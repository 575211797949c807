import { type BigIntStats, lstatSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { KEPT_FILES_LIST } from '../page/kept-files.ts';

/**
 * A tree with the files of an earlier build, which are the leftovers until this build has them, too. Files are never changed in
 * place, because they may be links to files of the published tree. All paths but that of `from` are relative to the tree.
 */
export interface RevisedTree {
  /**
   * Whether the file is a link to the other one. If so, it is no leftover.
   * @param stats of the other one, if they are known
   */
  isLinkTo: (file: string, from: string, stats?: BigIntStats) => boolean;
  /** Whether the file has this content. If so, it is no leftover. */
  hasContent: (file: string, content: string | Uint8Array) => boolean;
  /** Deletes a leftover where a file will be. */
  makeRoom: (file: string) => void;
  /** Deletes a leftover file where a folder will be. */
  makeRoomForFolder: (folder: string) => void;
  /** Deletes all leftovers and the folders that become empty. */
  removeLeftovers: () => void;
}

/** Revises the tree in a folder, whatever state it is in: an earlier revision may have been killed. */
export function reviseTree(dir: string): RevisedTree {
  // It would be taken for the list of this build.
  rmSync(path.join(dir, KEPT_FILES_LIST), { force: true });
  /** The files that this build has. */
  const own = new Set<string>();
  const take = (file: string, isOwn: boolean) => {
    if (isOwn) own.add(file);
    return isOwn;
  };
  return {
    isLinkTo: (file, from, stats) => !own.has(file) && take(file, isSameFile(path.join(dir, file), from, stats)),
    hasContent: (file, content) => !own.has(file) && take(file, isSameContent(path.join(dir, file), content)),
    makeRoom(file) {
      if (own.has(file)) return;
      rmSync(path.join(dir, file), { recursive: true, force: true });
      own.add(file);
    },
    makeRoomForFolder(folder) {
      for (let parent = folder; parent !== '.'; parent = path.dirname(parent)) {
        const target = path.join(dir, parent);
        if (entryAt(target)?.isDirectory() === false) rmSync(target);
      }
    },
    removeLeftovers() {
      removeOthers(dir, '', own);
      own.clear();
    },
  };
}

function isSameFile(target: string, from: string, stats?: BigIntStats): boolean {
  const file = entryAt(target);
  if (!file?.isFile()) return false;
  const { ino, dev } = stats ?? statSync(from, { bigint: true });
  return file.ino === ino && file.dev === dev;
}

function isSameContent(target: string, content: string | Uint8Array): boolean {
  const bytes = Buffer.from(content);
  const file = entryAt(target);
  return file?.isFile() === true && file.size === BigInt(bytes.length) && readFileSync(target).equals(bytes);
}

/** With large integers: on some file systems the number of a file has more digits than a double. */
function entryAt(target: string): BigIntStats | undefined {
  try {
    return lstatSync(target, { bigint: true, throwIfNoEntry: false });
  } catch (error) {
    // A file in place of a folder of the path.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** @returns whether the folder is empty afterwards */
function removeOthers(dir: string, folder: string, own: ReadonlySet<string>): boolean {
  let isEmpty = true;
  for (const entry of readdirSync(path.join(dir, folder), { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (removeOthers(dir, file, own)) rmdirSync(path.join(dir, file));
      else isEmpty = false;
    } else if (own.has(file)) isEmpty = false;
    else rmSync(path.join(dir, file));
  }
  return isEmpty;
}
