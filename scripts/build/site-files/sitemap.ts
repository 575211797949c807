import { type SitemapItemLoose, SitemapStream, type VideoItemLoose } from 'sitemap';
import { pipeline, Readable } from 'node:stream';
import type { VideoObject } from '../../../src/features/structured-data/video-object.ts';
import { escapeHtml } from '../../../src/lib/text/escape-html.ts';
import type { CachedPage } from '../cache/build-cache.ts';
import type { OutputTree } from '../output/output-tree.ts';
import type { PlannedPage } from '../page/planned-page.ts';

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
  records: ReadonlyMap<string, CachedPage>,
  tree: OutputTree,
  siteUrl: string,
): Promise<void> {
  const changes = new Map(planned.map(({ pathname, updatedAt }) => [pathname, updatedAt]));
  const found: SitemapEntry[] = [];
  for (const { pathname, facts } of records.values())
    if (facts.indexable)
      found.push({
        pathname,
        size: sizeOf([
          siteUrl + pathname,
          ...facts.images,
          ...(facts.videos ?? []).map((video) => JSON.stringify(video)),
        ]),
      });
  const parts = splitIntoFiles(found.toSorted((a, b) => (a.pathname < b.pathname ? -1 : 1)));
  // The pictures of all pages at once would be a large part of the memory: items are made as they are written out.
  const write = async (file: string, part: SitemapEntry[]) => {
    const items = part.values().map(({ pathname }) => itemOf(pathname, records, changes.get(pathname), siteUrl));
    await tree.writeChunks(file, sitemapXml(items, siteUrl));
  };
  if (parts.length <= 1) {
    await write('sitemap.xml', parts[0] ?? []);
  } else {
    for (const [index, part] of parts.entries()) await write(`sitemap-${index + 1}.xml`, part);
    tree.write('sitemap.xml', indexXml(parts.length, siteUrl));
  }
  tree.write('robots.txt', robotsTxt(siteUrl));
}

interface SitemapEntry {
  pathname: string;
  /** Of its part of the file, in characters. */
  size: number;
}

function itemOf(
  address: string,
  records: ReadonlyMap<string, CachedPage>,
  updatedAt: string | undefined,
  siteUrl: string,
): SitemapItemLoose {
  const { images = [], videos = [] } = records.get(address)?.facts ?? {};
  return {
    url: siteUrl + address,
    ...(updatedAt && { lastmodISO: new Date(updatedAt).toISOString() }),
    img: images.map((src) => ({ url: new URL(src, siteUrl).href })),
    ...(videos.length > 0 && { video: videos.map(videoItem) }),
  };
}

function videoItem(video: VideoObject): VideoItemLoose {
  const seconds = /^PT(\d+)S$/.exec(video.duration ?? '')?.[1];
  return {
    thumbnail_loc: video.thumbnailUrl,
    title: video.name,
    description: video.description,
    publication_date: video.uploadDate,
    ...(video.contentUrl && { content_loc: video.contentUrl }),
    ...(video.embedUrl && { player_loc: video.embedUrl }),
    ...(seconds && { duration: Number(seconds) }),
  };
}

function sitemapXml(items: Iterable<SitemapItemLoose>, hostname: string): AsyncIterable<string> {
  const stream = new SitemapStream({ hostname, xmlns: { news: false, video: true, xhtml: false, image: true } });
  // Whoever reads it hears of errors.
  return pipeline(Readable.from(items), stream, () => {});
}

function indexXml(count: number, siteUrl: string): string {
  const entries = Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${escapeHtml(siteUrl)}/sitemap-${index + 1}.xml</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`;
}

function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nClean-param: ${CLEAN_PARAMS}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function splitIntoFiles(found: SitemapEntry[]): SitemapEntry[][] {
  const chunks: SitemapEntry[][] = [];
  let last: SitemapEntry[] = [];
  let room = 0;
  for (const one of found) {
    if (one.size > room || last.length === ADDRESSES_PER_FILE) {
      chunks.push((last = []));
      room = CHARACTERS_PER_FILE;
    }
    last.push(one);
    room -= one.size;
  }
  return chunks;
}

/** Addresses are ASCII; what is escaped in them is rare. */
function sizeOf(addresses: string[]): number {
  return addresses.reduce((size, address) => size + address.length + CHARACTERS_OF_MARKUP, 0);
}
