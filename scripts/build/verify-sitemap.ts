import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unescapeHtml } from '../../src/lib/html-text.ts';
import type { Failure } from './failure.ts';
import type { VerifyInput } from './verify.ts';

/** Reads the sitemap as a search engine does: it must list every page that may be found, and nothing else. */
export function sitemapFaults({ dir, records, siteUrl }: Pick<VerifyInput, 'dir' | 'records' | 'siteUrl'>): Failure[] {
  const listed = new Set(locationsIn(dir, 'sitemap.xml', siteUrl));
  const faults: Failure[] = [];
  for (const { address, facts } of records.values()) {
    if (facts.indexable && !listed.delete(siteUrl + address))
      faults.push({ place: address, reason: 'is not in the sitemap' });
  }
  for (const location of listed)
    faults.push({ place: location, reason: 'stands in the sitemap and is no page that may be found' });
  return faults;
}

/** What a sitemap lists, and those that it names. One that is not there lists nothing. */
function locationsIn(dir: string, file: string, siteUrl: string): string[] {
  if (!existsSync(path.join(dir, file))) return [];
  const xml = readFileSync(path.join(dir, file), 'utf8');
  const locations = Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, location = '']) => unescapeHtml(location));
  if (!xml.includes('<sitemapindex')) return locations;
  return locations.flatMap((location) => locationsIn(dir, location.slice(siteUrl.length + 1), siteUrl));
}
