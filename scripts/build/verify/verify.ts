import type { Failure } from '../report/failure.ts';
import type { CachedPage } from '../cache/build-cache.ts';
import { NO_SHRINKAGE, type Shrinkage } from './shrinkage.ts';
import { missingFiles } from './missing-files.ts';
import { brokenLinks } from './broken-links.ts';
import { sitemapMismatches } from './sitemap-mismatches.ts';

export interface VerifyInput {
  dir: string;
  siteUrl: string;
  pages: ReadonlyMap<string, CachedPage>;
  /** Second addresses of pages, with the first ones; links may point to them as well. */
  redirects: Map<string, string>;
  /** What the frame around every page links to or takes something from. */
  layoutLinks: string[];
  /** Parts of the code, as addresses from the root. */
  bundleFiles: string[];
  /** Files at the root and parts that are there, as addresses from the root. */
  files: Set<string>;
  shrinkage?: Shrinkage;
}

/** Checks the finished tree as a whole, before anybody is served from it. Everything that is wrong, at once. */
export function verify(input: VerifyInput): Failure[] {
  return [
    ...missingFiles(input),
    ...brokenLinks(input),
    ...duplicateTitles(input.pages),
    ...sitemapMismatches(input),
    ...(input.shrinkage ?? NO_SHRINKAGE).failures,
  ];
}

function duplicateTitles(records: ReadonlyMap<string, CachedPage>): Failure[] {
  const owners = new Map<string, string>();
  const failures: Failure[] = [];
  for (const { pathname, facts } of records.values()) {
    if (!facts.indexable) continue;
    const owner = owners.get(facts.title);
    if (owner === undefined) owners.set(facts.title, pathname);
    else failures.push({ subject: pathname, reason: `has the title of ${owner}: «${facts.title}»` });
  }
  return failures;
}
