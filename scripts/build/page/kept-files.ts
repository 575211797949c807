import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Files that a tree leaves out because they lie in the bucket, exactly as the build that is live there has put them. A
 * machine that has fetched nothing but the cache of that build has such a tree, and builds on it make such trees.
 */
export interface KeptFiles {
  /** The build that is live in the bucket. */
  build: string;
  /** By file: where a redirect page and its payload lead to; null for all others. */
  files: Map<string, string | null>;
}

export const KEPT_FILES_LIST = 'builds/kept-files.json';

const byTree = new Map<string, KeptFiles>();

/** The files that the tree in a folder leaves out; none where it is whole. */
export function keptFilesOf(dir: string): KeptFiles {
  const known = byTree.get(dir);
  if (known) return known;
  const list = path.join(dir, KEPT_FILES_LIST);
  const { build, files } = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { build: string; files: [string, string | null][] })
    : { build: '', files: [] };
  const kept: KeptFiles = { build, files: new Map(files) };
  byTree.set(dir, kept);
  return kept;
}

/** Leaves a file out of a tree as another one does. @returns false where that one has the file itself, or has it not */
export function keepFile(dir: string, file: string, fromDir: string, as = file): boolean {
  const from = keptFilesOf(fromDir);
  const target = as === file ? from.files.get(file) : undefined;
  if (target === undefined) return false;
  const kept = keptFilesOf(dir);
  kept.build = from.build;
  kept.files.set(file, target);
  return true;
}

export function isKept(dir: string, file: string): boolean {
  return keptFilesOf(dir).files.has(file);
}

/** Leaves out the page and the payload of a redirect where another tree leaves them out and they lead to the same page. */
export function keepRedirect(
  dir: string,
  files: [page: string, payload: string],
  to: string,
  fromDir: string,
): boolean {
  const { files: kept } = keptFilesOf(fromDir);
  return files.every((file) => kept.get(file) === to) && files.every((file) => keepFile(dir, file, fromDir));
}

/** The list of the files that a tree leaves out, as it is stored in it; undefined where it is whole. */
export function keptFilesJson({ build, files }: KeptFiles): string | undefined {
  return files.size > 0 ? JSON.stringify({ build, files: [...files] }) : undefined;
}
