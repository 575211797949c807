import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { OutputTree } from '../output/output-tree.ts';
import { listFiles } from '../output/list-files.ts';

const DAYS_KEPT = 30;

/** Keeps the assets of earlier builds for open tabs. The modification time of a file is that of its last use. */
export function retainOldAssets(previousDir: string, tree: OutputTree): void {
  const youngest = Date.now() - DAYS_KEPT * 24 * 60 * 60 * 1000;
  for (const folder of ['assets', 'builds/meta']) {
    if (!existsSync(path.join(previousDir, folder))) continue;
    for (const file of listFiles(previousDir, folder)) {
      const isNew = !existsSync(path.join(tree.dir, file));
      if (isNew && statSync(path.join(previousDir, file)).mtimeMs > youngest) tree.reuse(file, previousDir);
    }
  }
}
