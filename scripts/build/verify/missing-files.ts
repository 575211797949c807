import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Failure } from '../report/failure.ts';
import { isKept } from '../page/kept-files.ts';
import { pageFile, payloadFile } from '../page/page-files.ts';
import type { VerifyInput } from './verify-input.ts';

/** Missing files: of pages and redirects with their payloads, and of the client bundle. */
export function missingFiles({ dir, pages, redirects, bundleFiles, files }: VerifyInput): Failure[] {
  const pathnames = [...pages.keys(), ...redirects.keys()];
  return [
    ...pathnames.flatMap((pathname) =>
      [pageFile(pathname), payloadFile(pathname)]
        .filter((file) => !existsSync(path.join(dir, file)) && !isKept(dir, file))
        .map((file) => ({ subject: pathname, reason: `${file} is not in the tree` })),
    ),
    ...bundleFiles
      .filter((file) => !files.has(file))
      .map((file) => ({ subject: file, reason: 'this file of the bundle is not in the tree' })),
    ...[...redirects]
      .filter(([, to]) => !pages.has(to))
      .map(([from, to]) => ({ subject: from, reason: `leads to ${to}, which is not a page` })),
  ];
}
