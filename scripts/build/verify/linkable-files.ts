import { readdirSync } from 'node:fs';
import { FEEDS } from '../../../src/app/server/feeds.ts';
import { DRAWINGS_FOLDER } from '../../../src/features/drawing/drawing-path.ts';
import type { OutputTree } from '../output/output-tree.ts';
import { listFiles } from '../output/list-files.ts';
import { keptFilesOf } from '../page/kept-files.ts';

/** The files at the root of the tree, whose folders are pages, and those that links may lead to besides. */
export function linkableFiles(tree: OutputTree): Set<string> {
  const entries = readdirSync(tree.dir, { withFileTypes: true });
  return new Set(
    listFiles(tree.dir, 'assets')
      .concat(entries.some(({ name }) => name === DRAWINGS_FOLDER) ? listFiles(tree.dir, DRAWINGS_FOLDER) : [])
      .concat(entries.filter((entry) => entry.isFile()).map(({ name }) => name))
      .concat([...keptFilesOf(tree.dir).files.keys()].filter((file) => file.startsWith(`${DRAWINGS_FOLDER}/`)))
      .map((file) => `/${file}`)
      .concat(FEEDS.map(({ pathname }) => pathname)),
  );
}
