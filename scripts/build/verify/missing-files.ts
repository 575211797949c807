import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Failure } from '../report/failure.ts';
import { pageFile, payloadFile } from '../page/page-files.ts';
import type { VerifyInput } from './verify-input.ts';

/** What must be there and is not: every page and second address with its payload, the parts of the code. */
export function missingFiles({ dir, pages, redirects, bundleFiles, files }: VerifyInput): Failure[] {
  const addresses = [...pages.keys(), ...redirects.keys()];
  return [
    ...addresses.flatMap((address) =>
      [pageFile(address), payloadFile(address)]
        .filter((file) => !existsSync(path.join(dir, file)))
        .map((file) => ({ subject: address, reason: `${file} is not in the tree` })),
    ),
    ...bundleFiles
      .filter((part) => !files.has(part))
      .map((part) => ({ subject: part, reason: 'this part of the code is not in the tree' })),
    ...[...redirects]
      .filter(([, to]) => !pages.has(to))
      .map(([from, to]) => ({ subject: from, reason: `leads to ${to}, which is no page` })),
  ];
}
