import { readdirSync } from 'node:fs';
import { FEEDS } from '../../../src/app/server/feeds.ts';
import { DRAWINGS_FOLDER } from '../../../src/features/drawing/drawing-path.ts';
import type { OutputTree } from '../output/output-tree.ts';
import { listFiles } from '../output/list-files.ts';

/** The URLs of the files at the root of the tree, whose folders are pages, and of other files that links may point to. */
export function linkableFiles(tree: OutputTree): Set<string> {
  const entries = readdirSync(tree.dir, { withFileTypes: true });
  return new Set(
    listFiles(tree.dir, 'assets')
      .concat(entries.some(({ name }) => name === DRAWINGS_FOLDER) ? listFiles(tree.dir, DRAWINGS_FOLDER) : [])
      .concat(entries.filter((entry) => entry.isFile()).map(({ name }) => name))
      .map(addressOf)
      .concat(FEEDS.map(({ pathname }) => pathname)),
  );
}

function addressOf(file: string): string {
  return `/${file.split('/').map(encodeURIComponent).join('/')}`;
}
