import { existsSync } from 'node:fs';
import path from 'node:path';
import { canonicalAddress } from '../../src/lib/address.ts';
import { NO_PAGES_LOST, type Shrinkage } from './shrinkage.ts';
import type { Failure } from './failure.ts';
import type { PageRecord } from './records.ts';
import { pageFile, payloadFile } from './tree.ts';

export interface VerifyInput {
  dir: string;
  records: Map<string, PageRecord>;
  /** Second addresses of pages, which links may point to as well. */
  redirects: Set<string>;
  /** Links of the frame around every page. */
  shellLinks: string[];
  /** Files at the root that links may point to. */
  files: Set<string>;
  shrinkage?: Shrinkage;
}

/** Checks the finished tree as a whole, before anybody is served from it. Everything that is wrong, at once. */
export function verify(input: VerifyInput): Failure[] {
  return [
    ...missingFiles(input),
    ...brokenLinks(input),
    ...sharedTitles(input.records),
    ...(input.shrinkage ?? NO_PAGES_LOST).failures,
  ];
}

function missingFiles({ dir, records }: VerifyInput): Failure[] {
  return [...records.keys()].flatMap((address) =>
    [pageFile(address), payloadFile(address)]
      .filter((file) => !existsSync(path.join(dir, file)))
      .map((file) => ({ place: address, reason: `${file} is not in the tree` })),
  );
}

/** Each broken address once, with the pages that link to it. */
function brokenLinks(input: VerifyInput): Failure[] {
  const broken = new Map<string, string[]>();
  const known = new Map<string, boolean>();
  const check = (link: string, from: string) => {
    if (link.startsWith('#')) return reportUnless(hasId(input, from, link.slice(1)), link, from);
    let works = known.get(link);
    if (works === undefined) known.set(link, (works = leadsSomewhere(input, link)));
    reportUnless(works, link, from);
  };
  const reportUnless = (works: boolean, link: string, from: string) => {
    if (!works) broken.set(link, [...(broken.get(link) ?? []), from]);
  };
  for (const link of input.shellLinks) if (!link.startsWith('#')) check(link, 'every page');
  for (const { address, facts } of input.records.values()) for (const link of facts.links) check(link, address);
  return [...broken].map(([link, pages]) => ({ place: link, reason: `no such page or part; ${linkedFrom(pages)}` }));
}

function linkedFrom(pages: string[]): string {
  const shown = pages.slice(0, 3).join(', ');
  return pages.length > 3 ? `linked from ${shown} and ${pages.length - 3} more` : `linked from ${shown}`;
}

function leadsSomewhere(input: VerifyInput, link: string): boolean {
  const [target = '', fragment] = link.split('#');
  const [file = ''] = target.split('?');
  if (input.files.has(file) || input.redirects.has(file)) return true;
  let address: string;
  try {
    address = canonicalAddress(target);
  } catch {
    return false;
  }
  return fragment ? hasId(input, address, fragment) : input.records.has(address) || input.redirects.has(address);
}

function hasId({ records }: VerifyInput, address: string, fragment: string): boolean {
  return records.get(address)?.facts.ids.includes(decodeURIComponent(fragment)) ?? false;
}

function sharedTitles(records: Map<string, PageRecord>): Failure[] {
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
