import { SitemapIndexStream, type SitemapItemLoose, SitemapStream, type VideoItemLoose } from 'sitemap';
import { pipeline, Readable, type Transform } from 'node:stream';
import type { VideoObject } from '../../../src/features/structured-data/video-object.ts';
import type { CachedPage } from '../cache/build-cache.ts';
import type { OutputTree } from '../output/output-tree.ts';
import type { PlannedPage } from '../page/planned-page.ts';

/** The protocol's limits for a file are 50,000 URLs and 50 MB, which pictures reach earlier. */
const URLS_PER_FILE = 25_000;
const CHARACTERS_PER_FILE = 30_000_000;
/** Maximum around each URL and each picture. */
const CHARACTERS_OF_MARKUP = 100;
/** The protocol's limits for a video. */
const VIDEO_LIMITS = { title: 100, description: 2048, seconds: 28_800 };

/** Query parameters that advertising adds and that never change a page. */
const CLEAN_PARAMS = 'utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&gclid&fbclid&ysclid&from&openstat';

/** Writes `sitemap.xml` with every indexable page, split behind an index above the limit, and `robots.txt`. */
export async function writeSitemap(
  planned: Iterable<PlannedPage>,
  pages: ReadonlyMap<string, CachedPage>,
  tree: OutputTree,
  siteUrl: string,
): Promise<void> {
  const files = splitIntoFiles(indexablePages(planned, pages, siteUrl));
  // The pictures of all pages would be a large part of the memory, so items are created while they are written.
  const write = async (file: string, entries: SitemapEntry[]) => {
    const items = entries.values().map((entry) => itemOf(entry, pages, siteUrl));
    await tree.writeChunks(file, xmlOf(items, sitemapStream(siteUrl)));
  };
  if (files.length <= 1) {
    await write('sitemap.xml', files[0] ?? []);
  } else {
    const names = files.map((_, index) => `sitemap-${index + 1}.xml`);
    for (const [index, name] of names.entries()) await write(name, files[index] ?? []);
    const locations = names.map((name) => ({ url: `${siteUrl}/${name}` }));
    await tree.writeChunks('sitemap.xml', xmlOf(locations, new SitemapIndexStream()));
  }
  tree.write('robots.txt', robotsTxt(siteUrl));
}

interface SitemapEntry {
  pathname: string;
  /** Size of its element in the file, in characters. */
  size: number;
  /** When the content changed, ms since 1970: a number takes less memory than a text. */
  changedAt?: number;
}

/** By pathname. */
function indexablePages(
  planned: Iterable<PlannedPage>,
  pages: ReadonlyMap<string, CachedPage>,
  siteUrl: string,
): SitemapEntry[] {
  const entries = new Map<string, SitemapEntry>();
  for (const [pathname, { facts }] of pages) {
    const videos = (facts.videos ?? []).map((video) => JSON.stringify(video));
    if (facts.indexable)
      entries.set(pathname, { pathname, size: sizeOf([siteUrl + pathname, ...facts.images, ...videos]) });
  }
  for (const { pathname, updatedAt } of planned) {
    const entry = entries.get(pathname);
    if (entry && updatedAt) entry.changedAt = Date.parse(updatedAt);
  }
  return [...entries.values()].toSorted((a, b) => (a.pathname < b.pathname ? -1 : 1));
}

function itemOf(
  { pathname, changedAt }: SitemapEntry,
  pages: ReadonlyMap<string, CachedPage>,
  siteUrl: string,
): SitemapItemLoose {
  const { images = [], videos = [] } = pages.get(pathname)?.facts ?? {};
  return {
    url: siteUrl + pathname,
    ...(changedAt !== undefined && { lastmodISO: new Date(changedAt).toISOString() }),
    img: images.map((src) => ({ url: new URL(src, siteUrl).href })),
    ...(videos.length > 0 && { video: videos.map(videoItem) }),
  };
}

function videoItem(video: VideoObject): VideoItemLoose {
  const seconds = Number(/^PT(\d+)S$/.exec(video.duration ?? '')?.[1]);
  return {
    thumbnail_loc: video.thumbnailUrl,
    title: shortened(video.name, VIDEO_LIMITS.title),
    description: shortened(video.description, VIDEO_LIMITS.description),
    publication_date: video.uploadDate,
    ...(video.contentUrl && { content_loc: video.contentUrl }),
    ...(video.embedUrl && { player_loc: video.embedUrl }),
    ...(seconds <= VIDEO_LIMITS.seconds && { duration: seconds }),
  };
}

/** The words that fit. */
function shortened(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/(?<=\S)\s+\S*$/u, '')}…`;
}

const sitemapStream = (hostname: string) =>
  new SitemapStream({ hostname, xmlns: { news: false, video: true, xhtml: false, image: true } });

function xmlOf(items: Iterable<object>, stream: Transform): AsyncIterable<string> {
  // The reader of the result gets the errors.
  return pipeline(Readable.from(items), stream, () => {});
}

function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nClean-param: ${CLEAN_PARAMS}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function splitIntoFiles(found: SitemapEntry[]): SitemapEntry[][] {
  const files: SitemapEntry[][] = [];
  let last: SitemapEntry[] = [];
  let room = 0;
  for (const one of found) {
    if (one.size > room || last.length === URLS_PER_FILE) {
      files.push((last = []));
      room = CHARACTERS_PER_FILE;
    }
    last.push(one);
    room -= one.size;
  }
  return files;
}

/** URLs are ASCII, and escaped characters in them are rare. */
function sizeOf(urls: string[]): number {
  return urls.reduce((size, url) => size + url.length + CHARACTERS_OF_MARKUP, 0);
}
