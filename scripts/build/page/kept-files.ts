import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Files left out of a tree because the bucket has them unchanged from the live build. `npm run restore -- --cache-only`
 * creates such a tree, and so does every build that is based on one.
 */
export interface KeptFiles {
  /** Id of the live build. */
  build: string;
  /** By file: the target of a redirect page or of its payload; null for other files. */
  files: Map<string, string | null>;
}

export const KEPT_FILES_LIST = 'builds/kept-files.json';

const byTree = new Map<string, KeptFiles>();

/** The files left out of the tree in a folder; none if it is complete. */
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

/** Leaves a file out of a tree if it is left out of another one. @returns false if it is not left out there */
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

/** Leaves out the page and the payload of a redirect if they are left out of another tree and have the same target. */
export function keepRedirect(
  dir: string,
  files: [page: string, payload: string],
  to: string,
  fromDir: string,
): boolean {
  const { files: kept } = keptFilesOf(fromDir);
  return files.every((file) => kept.get(file) === to) && files.every((file) => keepFile(dir, file, fromDir));
}

/** The list of left out files, as stored in the tree; undefined if the tree is complete. */
export function keptFilesJson({ build, files }: KeptFiles): string | undefined {
  return files.size > 0 ? JSON.stringify({ build, files: [...files] }) : undefined;
}
