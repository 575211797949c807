import { execFileSync } from 'node:child_process';
import { cpSync, linkSync, lstatSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../../..');

export const HAS_REPOSITORY = isRepository();

function isRepository(): boolean {
  try {
    return (
      execFileSync('git', ['rev-parse', '--show-toplevel'], { cwd: root, stdio: 'pipe' }).toString().trim() === root
    );
  } catch {
    return false;
  }
}

/** The files of the repository, copied once; each clone has hard links to them. */
let copies: { folder: string; files: string[] } | undefined;

function copyFiles(): { folder: string; files: string[] } {
  const folder = temporaryFolder();
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const files = [...new Set(listed.toString().split('\0'))].filter(
    (file) => file !== '' && lstatSync(path.join(root, file), { throwIfNoEntry: false })?.isFile(),
  );
  for (const file of files) cpSync(path.join(root, file), path.join(folder, file));
  return { folder, files };
}

/**
 * Creates a clone of the repository, including changes that are not committed, without ignored files. The installed packages
 * are linked, because `npm ci` for each job would take minutes.
 */
export function freshClone(folder: string): void {
  copies ??= copyFiles();
  for (const file of copies.files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    linkSync(path.join(copies.folder, file), path.join(folder, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}
