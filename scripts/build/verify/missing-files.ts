import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Failure } from '../report/failure.ts';
import { pageFile, payloadFile } from '../page/page-files.ts';
import type { VerifyInput } from './verify.ts';

/** What must be there and is not: every page and second address with its payload, the parts of the code. */
export function missingFiles({ dir, records, redirects, parts, files }: VerifyInput): Failure[] {
  const addresses = [...records.keys(), ...redirects.keys()];
  return [
    ...addresses.flatMap((address) =>
      [pageFile(address), payloadFile(address)]
        .filter((file) => !existsSync(path.join(dir, file)))
        .map((file) => ({ place: address, reason: `${file} is not in the tree` })),
    ),
    ...parts
      .filter((part) => !files.has(part))
      .map((part) => ({ place: part, reason: 'this part of the code is not in the tree' })),
    ...[...redirects]
      .filter(([, to]) => !records.has(to))
      .map(([from, to]) => ({ place: from, reason: `leads to ${to}, which is no page` })),
  ];
}
