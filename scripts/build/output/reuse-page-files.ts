import { pageFile, payloadFile } from '../page/page-files.ts';
import type { OutputTree } from './output-tree.ts';
import { changedFiles, type WrittenPage } from '../page/integrity.ts';

/** Links the files of a page from another tree. Returns false if they have been modified since they were written. */
export function reusePageFiles(page: WrittenPage, tree: OutputTree, fromDir: string): boolean {
  if (changedFiles(page, fromDir).length > 0) return false;
  for (const file of [pageFile(page.pathname), payloadFile(page.pathname)]) tree.reuse(file, fromDir);
  return true;
}
