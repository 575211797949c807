import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];

/** A new empty folder that is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'chistosfera-'));
  folders.push(folder);
  return folder;
}

export function removeTemporaryFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
