import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unescapeHtml } from '../../../src/lib/text/escape-html.ts';
import type { Failure } from '../report/failure.ts';
import type { SiteCheck } from './site-check.ts';
import type { VerifyInput } from './verify-input.ts';

/** Reads the sitemap as a search engine does: it must list every indexable page once, and nothing else. */
export function sitemapMismatches({ dir, pages, siteUrl }: Pick<VerifyInput, 'dir' | 'pages' | 'siteUrl'>): SiteCheck {
  const missing = new Set<string>();
  return {
    see({ pathname, facts }) {
      if (facts.indexable) missing.add(pathname);
    },
    failures() {
      const extra: Failure[] = [];
      for (const location of locationsIn(dir, 'sitemap.xml', siteUrl)) {
        const pathname = location.startsWith(siteUrl) ? location.slice(siteUrl.length) : '';
        if (missing.delete(pathname)) continue;
        const isPage = pages.get(pathname)?.facts.indexable;
        const reason = isPage ? 'is in the sitemap twice' : 'is in the sitemap and is not an indexable page';
        extra.push({ subject: location, reason });
      }
      return [...Array.from(missing, (subject) => ({ subject, reason: 'is not in the sitemap' })), ...extra];
    },
  };
}

/** The URLs of a sitemap and of the sitemaps that it refers to. A missing one is empty. */
function* locationsIn(dir: string, file: string, siteUrl: string): Generator<string> {
  if (!existsSync(path.join(dir, file))) return;
  const xml = readFileSync(path.join(dir, file), 'utf8');
  const isIndex = xml.includes('<sitemapindex');
  for (const [, text = ''] of xml.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const location = unescapeHtml(text);
    if (isIndex) yield* locationsIn(dir, location.slice(siteUrl.length + 1), siteUrl);
    else yield location;
  }
}
