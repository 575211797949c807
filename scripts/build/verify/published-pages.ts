import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { matchPage } from '../../../src/app/router/match-page.ts';
import { canonicalPathname, payloadPathname } from '../../../src/lib/address/pathname.ts';
import type { CachedPage } from '../cache/build-cache.ts';
import { keptFilesOf } from '../page/kept-files.ts';
import { redirectTargetOf } from '../page/redirect-target.ts';
import { listFiles } from '../output/list-files.ts';

/** The fields by which two builds are compared. */
export type PublishedPage = Pick<CachedPage, 'pathname' | 'name'>;

/** The pages of a published tree by its files, for the comparison when its cache is unreadable or of another version. */
export function readPublishedPages(out: string): Map<string, PublishedPage> {
  const pages = new Map<string, PublishedPage>();
  if (!existsSync(out)) return pages;
  const dir = realpathSync(out);
  const { files: kept } = keptFilesOf(dir);
  const targetOf = (file: string) => kept.get(file) ?? redirectTargetOf(path.join(dir, file));
  for (const file of [...listFiles(dir), ...kept.keys()]) {
    const pathname = pathnameOf(file);
    const name = pathname === undefined ? undefined : matchPage(pathname)?.name;
    if (pathname !== undefined && name !== undefined && targetOf(file) === undefined)
      pages.set(pathname, { pathname, name });
  }
  return pages;
}

const PAYLOAD = payloadPathname('/').slice(1);

/** The pathname of a payload's page. */
function pathnameOf(file: string): string | undefined {
  const folders = file.split('/');
  if (folders.pop() !== PAYLOAD) return undefined;
  try {
    return canonicalPathname(folders.map(encodeURIComponent).join('/'));
  } catch {
    return undefined; // not written by a build
  }
}
