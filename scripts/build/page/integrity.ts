import { statSync } from 'node:fs';
import path from 'node:path';
import { isKept } from './kept-files.ts';
import { pageFile, payloadFile } from './page-files.ts';

/** Sizes of the two files of a page when they were written: document and payload. */
export type PageFileSizes = readonly [document: number, payload: number];

/** The fields of a page that concern its files. */
export interface WrittenPage {
  pathname: string;
  fileSizes: PageFileSizes;
}

/**
 * The files of a page that are missing or have another size than when they were written. Files left out of the tree do not
 * count.
 */
export function changedFiles({ pathname, fileSizes }: WrittenPage, dir: string): string[] {
  return [pageFile(pathname), payloadFile(pathname)].filter(
    (file, index) => sizeOf(path.join(dir, file)) !== fileSizes[index] && !isKept(dir, file),
  );
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}
