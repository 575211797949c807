import type { Failure } from '../report/failure.ts';
import type { CachedPage } from '../cache/build-cache.ts';
import { missingFiles } from './missing-files.ts';
import { brokenLinks } from './broken-links.ts';
import { sitemapMismatches } from './sitemap-mismatches.ts';
import type { VerifyInput } from './verify-input.ts';

/** Checks the finished tree as a whole, before it is published. @returns all failures */
export function verify(input: VerifyInput): Failure[] {
  return [...missingFiles(input), ...brokenLinks(input), ...duplicateTitles(input.pages), ...sitemapMismatches(input)];
}

function duplicateTitles(pages: ReadonlyMap<string, CachedPage>): Failure[] {
  const owners = new Map<string, string>();
  const failures: Failure[] = [];
  for (const { pathname, facts } of pages.values()) {
    if (!facts.indexable) continue;
    const owner = owners.get(facts.title);
    if (owner === undefined) owners.set(facts.title, pathname);
    else failures.push({ subject: pathname, reason: `has the title of ${owner}: «${facts.title}»` });
  }
  return failures;
}
