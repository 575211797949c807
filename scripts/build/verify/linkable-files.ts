import { readdirSync } from 'node:fs';
import { FEEDS } from '../../../src/app/server/feeds.ts';
import { DRAWINGS_FOLDER } from '../../../src/features/drawing/drawing-path.ts';
import type { OutputTree } from '../output/output-tree.ts';
import { listFiles } from '../output/list-files.ts';
import { keptFilesOf } from '../page/kept-files.ts';

/** The URLs of the files at the root of the tree, whose folders are pages, and of other files that links may point to. */
export function linkableFiles(tree: OutputTree): Set<string> {
  const entries = readdirSync(tree.dir, { withFileTypes: true });
  const kept = [...keptFilesOf(tree.dir).files.keys()];
  const filesIn = (folder: string) =>
    (entries.some(({ name }) => name === folder) ? listFiles(tree.dir, folder) : []).concat(
      kept.filter((file) => file.startsWith(`${folder}/`)),
    );
  return new Set(
    [...filesIn('assets'), ...filesIn(DRAWINGS_FOLDER)]
      .concat(entries.filter((entry) => entry.isFile()).map(({ name }) => name))
      .map(addressOf)
      .concat(FEEDS.map(({ pathname }) => pathname)),
  );
}

function addressOf(file: string): string {
  return `/${file.split('/').map(encodeURIComponent).join('/')}`;
}
