import { pageFile, payloadFile } from '../page/page-files.ts';
import type { WrittenPage } from '../page/integrity.ts';
import type { OutputTree } from './output-tree.ts';

/** Links the files of a page from another tree. Returns false if they have been modified since they were written. */
export function reusePageFiles({ pathname, fileSizes }: WrittenPage, tree: OutputTree, fromDir: string): boolean {
  const [document, payload] = fileSizes;
  return tree.reuseUnchanged(
    [
      [pageFile(pathname), document],
      [payloadFile(pathname), payload],
    ],
    fromDir,
  );
}
