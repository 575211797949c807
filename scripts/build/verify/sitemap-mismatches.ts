import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { StringDecoder } from 'node:string_decoder';
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
  let isIndex = false;
  for (const [element] of elementsIn(path.join(dir, file))) {
    if (element === '<sitemapindex') isIndex = true;
    if (!element.startsWith('<loc>')) continue;
    const location = unescapeHtml(element.slice('<loc>'.length, -'</loc>'.length));
    if (isIndex) yield* locationsIn(dir, location.slice(siteUrl.length + 1), siteUrl);
    else yield location;
  }
}

const ELEMENT = /<sitemapindex|<loc>[^<]*<\/loc>/g;
/** Size of a read: each file of a large site has some ten megabytes. */
const CHUNK_BYTES = 256 * 1024;

/** The elements of a file that matter here. The file is read in chunks; an element may be in two of them. */
function* elementsIn(file: string): Generator<RegExpExecArray> {
  if (!existsSync(file)) return;
  const descriptor = openSync(file, 'r');
  try {
    const decoder = new StringDecoder('utf8');
    const bytes = Buffer.alloc(CHUNK_BYTES);
    let rest = '';
    for (let count = readSync(descriptor, bytes); count > 0; count = readSync(descriptor, bytes)) {
      const text = rest + decoder.write(bytes.subarray(0, count));
      let end = 0;
      for (const match of text.matchAll(ELEMENT)) {
        end = match.index + match[0].length;
        yield match;
      }
      const open = text.lastIndexOf('<loc>');
      rest = text.slice(open >= end ? open : Math.max(end, text.lastIndexOf('<')));
    }
  } finally {
    closeSync(descriptor);
  }
}
