import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import { Readable } from 'node:stream';
import { escapeHtml } from '../../src/lib/html-text.ts';
import type { PlannedPage } from './crawl.ts';
import type { PageRecord } from './records.ts';
import type { Tree } from './tree.ts';

/** The protocol's limits for a file are 50,000 addresses and 50 MB, which pictures fill sooner. */
const ADDRESSES_PER_FILE = 25_000;
const CHARACTERS_PER_FILE = 30_000_000;
/** At most, of the elements around each address and each picture. */
const CHARACTERS_OF_MARKUP = 100;

/** Marks that advertising adds to addresses and that never change a page. */
const CLEAN_PARAMS = 'utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&gclid&fbclid&ysclid&from&openstat';

/** Writes `sitemap.xml` with every indexable page, split behind an index above the limit, and `robots.txt`. */
export async function writeSitemap(
  planned: PlannedPage[],
  records: ReadonlyMap<string, PageRecord>,
  tree: Tree,
  siteUrl: string,
): Promise<void> {
  const changes = new Map(planned.map(({ address, updatedAt }) => [address, updatedAt]));
  const items = [...records.values()]
    .filter(({ facts }) => facts.indexable)
    .toSorted((a, b) => (a.address < b.address ? -1 : 1))
    .map((record) => itemOf(record, changes.get(record.address), siteUrl));
  const parts = chunk(items);
  if (parts.length <= 1) {
    tree.write('sitemap.xml', await sitemapXml(items, siteUrl));
  } else {
    for (const [index, part] of parts.entries())
      tree.write(`sitemap-${index + 1}.xml`, await sitemapXml(part, siteUrl));
    tree.write('sitemap.xml', indexXml(parts.length, siteUrl));
  }
  tree.write('robots.txt', robots(siteUrl));
}

function itemOf({ address, facts }: PageRecord, updatedAt: string | undefined, siteUrl: string): SitemapItemLoose {
  return {
    url: siteUrl + address,
    ...(updatedAt && { lastmodISO: new Date(updatedAt).toISOString() }),
    img: facts.images.map((src) => ({ url: new URL(src, siteUrl).href })),
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

function chunk(items: SitemapItemLoose[]): SitemapItemLoose[][] {
  const chunks: SitemapItemLoose[][] = [];
  let last: SitemapItemLoose[] = [];
  let room = 0;
  for (const item of items) {
    const size = sizeOf(item);
    if (size > room || last.length === ADDRESSES_PER_FILE) {
      chunks.push((last = []));
      room = CHARACTERS_PER_FILE;
    }
    last.push(item);
    room -= size;
  }
  return chunks;
}

/** Addresses are ASCII; what is escaped in them is rare. */
function sizeOf({ url, img }: SitemapItemLoose): number {
  const pictures = Array.isArray(img) ? img : [];
  const addresses = [url, ...pictures.map((picture) => (typeof picture === 'string' ? picture : picture.url))];
  return addresses.reduce((size, address) => size + address.length + CHARACTERS_OF_MARKUP, 0);
}
