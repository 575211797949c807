import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file in a folder of `dir`, recursively, by its path relative to `dir`. Links to folders are not followed. */
export function listFiles(dir: string, folder = '.'): string[] {
  return readdirSync(path.join(dir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
}
