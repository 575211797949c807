import { hash } from 'node:crypto';
import type { Failure } from '../report/failure.ts';
import { missingFiles } from './missing-files.ts';
import { brokenLinks } from './broken-links.ts';
import { brokenFeedLinks } from './feed-links.ts';
import type { SiteCheck } from './site-check.ts';
import { sitemapMismatches } from './sitemap-mismatches.ts';
import type { VerifyInput } from './verify-input.ts';

/** Checks the finished tree as a whole, before it is published. @returns all failures */
export function verify(input: VerifyInput): Failure[] {
  const { pages } = input;
  const checks = [brokenLinks(input), duplicateTitles(pages), sitemapMismatches(input)];
  // With the string that the map has anyway: each page is parsed anew.
  for (const [pathname, page] of pages) for (const check of checks) check.see({ ...page, pathname });
  return [...missingFiles(input), ...checks.flatMap((check) => check.failures()), ...brokenFeedLinks(input)];
}

/** Compares hashes of the titles, because a hundred thousand of them take some twenty megabytes. */
function duplicateTitles(pages: VerifyInput['pages']): SiteCheck {
  const hashes = new Float64Array(pages.size);
  let count = 0;
  return {
    see({ facts: { indexable, title } }) {
      if (indexable) hashes[count++] = shortHashOf(title);
    },
    failures() {
      const sorted = hashes.subarray(0, count).toSorted();
      const repeated = new Set(sorted.filter((value, index) => value === sorted[index - 1]));
      return repeated.size > 0 ? pagesWithTitle(repeated, pages) : [];
    },
  };
}

/** @param hashes of the titles that several pages may have */
function pagesWithTitle(hashes: ReadonlySet<number>, pages: VerifyInput['pages']): Failure[] {
  const owners = new Map<string, string>();
  const failures: Failure[] = [];
  for (const [pathname, { facts }] of pages) {
    if (!facts.indexable || !hashes.has(shortHashOf(facts.title))) continue;
    const owner = owners.get(facts.title);
    if (owner === undefined) owners.set(facts.title, pathname);
    else failures.push({ subject: pathname, reason: `has the title of ${owner}: «${facts.title}»` });
  }
  return failures;
}

/** 48 bits, which a number holds exactly. */
function shortHashOf(text: string): number {
  return hash('sha1', text, 'buffer').readUIntBE(0, 6);
}
