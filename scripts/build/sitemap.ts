import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import { Readable } from 'node:stream';
import { escapeHtml } from '../../src/lib/html-text.ts';
import type { PlannedPage } from './crawl.ts';
import type { PageRecord } from './records.ts';
import type { Tree } from './tree.ts';

/** The protocol's limit is 50,000 addresses and 50 MB a file; with pictures the size comes first. */
const ADDRESSES_PER_FILE = 25_000;

/** Marks that advertising adds to addresses and that never change a page. */
const CLEAN_PARAMS = 'utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&gclid&fbclid&ysclid&from&openstat';

/** Writes `sitemap.xml` with every indexable page, split behind an index above the limit, and `robots.txt`. */
export async function writeSitemap(
  planned: PlannedPage[],
  records: Map<string, PageRecord>,
  tree: Tree,
  siteUrl: string,
): Promise<void> {
  const items = planned
    .filter(({ address }) => records.get(address)?.facts.indexable)
    .toSorted((a, b) => (a.address < b.address ? -1 : 1))
    .map((page) => itemOf(page, records.get(page.address), siteUrl));
  const parts = chunk(items, ADDRESSES_PER_FILE);
  if (parts.length <= 1) {
    tree.write('sitemap.xml', await sitemapXml(items, siteUrl));
  } else {
    for (const [index, part] of parts.entries())
      tree.write(`sitemap-${index + 1}.xml`, await sitemapXml(part, siteUrl));
    tree.write('sitemap.xml', indexXml(parts.length, siteUrl));
  }
  tree.write('robots.txt', robots(siteUrl));
}

function itemOf(
  { address, updatedAt }: PlannedPage,
  record: PageRecord | undefined,
  siteUrl: string,
): SitemapItemLoose {
  return {
    url: siteUrl + address,
    ...(updatedAt && { lastmodISO: new Date(updatedAt).toISOString() }),
    img: (record?.facts.images ?? []).map((src) => ({ url: new URL(src, siteUrl).href })),
  };
}

async function sitemapXml(items: SitemapItemLoose[], hostname: string): Promise<string> {
  const stream = new SitemapStream({ hostname, xmlns: { news: false, video: true, xhtml: false, image: true } });
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
}

function indexXml(count: number, siteUrl: string): string {
  const entries = Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${escapeHtml(siteUrl)}/sitemap-${index + 1}.xml</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`;
}

function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nClean-param: ${CLEAN_PARAMS}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function chunk<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
