import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atFileEnd } from './at-file-end.ts';

/** A new empty folder that is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'chistosfera-'));
  atFileEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
