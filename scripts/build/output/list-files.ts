import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Every file in a folder of `dir`, recursively, by its path relative to `dir`, with slashes. Links to folders are not followed.
 * Folder by folder: Node's recursive listing asks the system about each entry again, which takes four times as long.
 */
export function listFiles(dir: string, folder = ''): string[] {
  const files: string[] = [];
  const folders = [folder];
  for (let current = folders.pop(); current !== undefined; current = folders.pop()) {
    for (const entry of readdirSync(path.join(dir, current), { withFileTypes: true })) {
      const name = current === '' ? entry.name : `${current}/${entry.name}`;
      if (entry.isDirectory()) folders.push(name);
      else if (entry.isFile()) files.push(name);
    }
  }
  return files;
}
