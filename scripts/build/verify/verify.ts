import type { Failure } from '../report/failure.ts';
import { missingFiles } from './missing-files.ts';
import { brokenLinks } from './broken-links.ts';
import type { SiteCheck } from './site-check.ts';
import { sitemapMismatches } from './sitemap-mismatches.ts';
import type { VerifyInput } from './verify-input.ts';

/** Checks the finished tree as a whole, before it is published. @returns all failures */
export function verify(input: VerifyInput): Failure[] {
  const checks = [brokenLinks(input), duplicateTitles(), sitemapMismatches(input)];
  for (const page of input.pages.values()) for (const check of checks) check.see(page);
  return [...missingFiles(input), ...checks.flatMap((check) => check.failures())];
}

function duplicateTitles(): SiteCheck {
  const owners = new Map<string, string>();
  const failures: Failure[] = [];
  return {
    see({ pathname, facts: { indexable, title } }) {
      if (!indexable) return;
      const owner = owners.get(title);
      if (owner === undefined) owners.set(title, pathname);
      else failures.push({ subject: pathname, reason: `has the title of ${owner}: «${title}»` });
    },
    failures: () => failures,
  };
}
