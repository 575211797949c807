import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { matchPage } from '../../../src/app/router/match-page.ts';
import { canonicalAddress, payloadAddress } from '../../../src/lib/address/pathname.ts';
import type { PageRecord } from '../cache/build-cache.ts';
import { filesIn } from '../output/output-tree.ts';

/** As much of a page as two builds are compared by. */
export type PublishedPage = Pick<PageRecord, 'address' | 'name'>;

/**
 * The pages of a published tree by its files: what there is to compare with when its record cannot be read, or is that of
 * another version of this code.
 */
export function publishedPages(out: string): Map<string, PublishedPage> {
  const pages = new Map<string, PublishedPage>();
  if (!existsSync(out)) return pages;
  const dir = realpathSync(out);
  for (const file of filesIn(dir, '.')) {
    const address = addressOf(file);
    const name = address === undefined ? undefined : matchPage(address)?.name;
    if (address !== undefined && name !== undefined && !isRedirect(path.join(dir, file)))
      pages.set(address, { address, name });
  }
  return pages;
}

const PAYLOAD = payloadAddress('/').slice(1);

/** Of the page that a payload belongs to. */
function addressOf(file: string): string | undefined {
  const folders = file.split(path.sep);
  if (folders.pop() !== PAYLOAD) return undefined;
  try {
    return canonicalAddress(folders.map(encodeURIComponent).join('/'));
  } catch {
    return undefined; // nothing that a build has written
  }
}

/** The payload of a second address says where the page is, and nothing else. */
const LONGEST_REDIRECT = 2000;

function isRedirect(file: string): boolean {
  return statSync(file).size < LONGEST_REDIRECT && /^\{"app":"[^"]*","redirect":/.test(readFileSync(file, 'utf8'));
}
