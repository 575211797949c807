import { appendFileSync, cpSync, lstatSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '../../../scripts/build/bundle/bundle.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { linkFiles } from './link-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const PROJECT_FILES = [
  'src',
  'scripts',
  'public',
  'node_modules',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

/** A folder with the code of the project and its bundle. */
export interface ProjectCopy {
  dir: string;
  /** The folder of its bundle. */
  bundleDir: string;
  /** Adds a comment to a file of a copied folder. */
  addComment: (file: string) => void;
}

/**
 * Creates a folder that a build accepts as the project, without bundling.
 * @param copied folders that a test changes; all others are links to those of the project
 */
export async function copyProject(copied: string[] = []): Promise<ProjectCopy> {
  const dir = temporaryFolder();
  for (const file of PROJECT_FILES) symlinkSync(path.join(root, file), path.join(dir, file));
  for (const folder of copied) copyInto(dir, folder);
  const { clientDir } = await bundle({ root, cacheDir: path.join(root, '.cache') });
  const bundleDir = path.join(dir, '.cache/bundle', path.basename(path.dirname(clientDir)));
  linkFiles(path.dirname(clientDir), bundleDir);
  return { dir, bundleDir, addComment: (file) => appendFileSync(path.join(dir, file), '\n// A comment.\n') };
}

/** Replaces the link to the first folder of the path by a copy. */
function copyInto(dir: string, folder: string): void {
  const top = path.join(dir, folder.split('/', 1)[0] ?? '');
  if (lstatSync(top, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(top);
  cpSync(path.join(root, folder), path.join(dir, folder), { recursive: true });
}
