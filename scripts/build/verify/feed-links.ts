import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FEEDS } from '../../../src/app/server/feeds.ts';
import { unescapeHtml } from '../../../src/lib/text/escape-html.ts';
import type { Failure } from '../report/failure.ts';
import type { VerifyInput } from './verify-input.ts';

const CDATA = /<!\[CDATA\[.*?\]\]>/gs;
const LINK_OF_ITEM = /<item>.*?<link>([^<]*)<\/link>/gs;

/** Reads the feeds as their readers do: every item must be a page. */
export function brokenFeedLinks({ dir, pages, siteUrl }: Pick<VerifyInput, 'dir' | 'pages' | 'siteUrl'>): Failure[] {
  const isPage = (link: string) => link.startsWith(siteUrl) && pages.has(link.slice(siteUrl.length));
  return FEEDS.flatMap(({ pathname }) => {
    const file = path.join(dir, pathname);
    const xml = existsSync(file) ? readFileSync(file, 'utf8').replace(CDATA, '') : '';
    return Array.from(xml.matchAll(LINK_OF_ITEM), ([, link = '']) => unescapeHtml(link))
      .filter((link) => !isPage(link))
      .map((subject) => ({ subject, reason: `is in ${pathname} and is not a page` }));
  });
}
