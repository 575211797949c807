import type { Failure } from '../report/failure.ts';
import type { PageRecord } from '../cache/build-cache.ts';
import { NO_PAGES_LOST, type Shrinkage } from './shrinkage.ts';
import { missingFiles } from './missing-files.ts';
import { brokenLinks } from './broken-links.ts';
import { sitemapFaults } from './sitemap-mismatches.ts';

export interface VerifyInput {
  dir: string;
  siteUrl: string;
  records: ReadonlyMap<string, PageRecord>;
  /** Second addresses of pages, with the first ones; links may point to them as well. */
  redirects: Map<string, string>;
  /** What the frame around every page links to or takes something from. */
  shellLinks: string[];
  /** Parts of the code, as addresses from the root. */
  parts: string[];
  /** Files at the root and parts that are there, as addresses from the root. */
  files: Set<string>;
  shrinkage?: Shrinkage;
}

/** Checks the finished tree as a whole, before anybody is served from it. Everything that is wrong, at once. */
export function verify(input: VerifyInput): Failure[] {
  return [
    ...missingFiles(input),
    ...brokenLinks(input),
    ...sharedTitles(input.records),
    ...sitemapFaults(input),
    ...(input.shrinkage ?? NO_PAGES_LOST).failures,
  ];
}

function sharedTitles(records: ReadonlyMap<string, PageRecord>): Failure[] {
  const owners = new Map<string, string>();
  const failures: Failure[] = [];
  for (const { address, facts } of records.values()) {
    if (!facts.indexable) continue;
    const owner = owners.get(facts.title);
    if (owner === undefined) owners.set(facts.title, address);
    else failures.push({ place: address, reason: `has the title of ${owner}: «${facts.title}»` });
  }
  return failures;
}
