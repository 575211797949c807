import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Failure } from '../report/failure.ts';
import { isKept } from '../page/kept-files.ts';
import { pageFile, payloadFile } from '../page/page-files.ts';
import type { VerifyInput } from './verify-input.ts';

/** Missing files: of pages and redirects with their payloads, and of the client bundle. */
export function missingFiles({ dir, pages, redirects, bundleFiles, files }: VerifyInput): Failure[] {
  const failures: Failure[] = [];
  const checkPage = (pathname: string) => {
    for (const file of [pageFile(pathname), payloadFile(pathname)])
      if (!existsSync(path.join(dir, file)) && !isKept(dir, file))
        failures.push({ subject: pathname, reason: `${file} is not in the tree` });
  };
  for (const pathname of pages.keys()) checkPage(pathname);
  for (const { from, to } of redirects) {
    checkPage(from);
    if (!pages.has(to)) failures.push({ subject: from, reason: `leads to ${to}, which is not a page` });
  }
  for (const file of bundleFiles)
    if (!files.has(file)) failures.push({ subject: file, reason: 'this file of the bundle is not in the tree' });
  return failures;
}
