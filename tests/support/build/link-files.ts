import { cpSync, linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../scripts/build/output/list-files.ts';

/** Copies a folder by hard links, which takes a fraction of the time; by content where the file system has no links. */
export function linkFiles(from: string, to: string): void {
  for (const file of listFiles(from)) {
    const target = path.join(to, file);
    mkdirSync(path.dirname(target), { recursive: true });
    try {
      linkSync(path.join(from, file), target);
    } catch {
      cpSync(path.join(from, file), target);
    }
  }
}
