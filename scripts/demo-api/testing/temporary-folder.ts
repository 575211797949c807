import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A new empty folder that is removed when the tests of this process are over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'demo-api-'));
  folders.push(folder);
  return folder;
}
