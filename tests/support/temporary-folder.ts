import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];

// Hooks run last in, first out: the test file that imports this has stopped its servers by then.
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A new empty folder that is removed when the tests of the file are over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'chistosfera-'));
  folders.push(folder);
  return folder;
}
