import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LeftOut } from '../../../src/api/client/api-client-options.ts';
import type { LazyList } from '../../../src/lib/data/long-list.ts';
import type { RouteName } from '../../../src/routes.ts';
import { DiskList } from './disk-list.ts';
import { DiskMap } from './disk-map.ts';
import { linesOf } from './read-lines.ts';
import type { PageFacts } from '../page/page-facts.ts';
import type { PageFileSizes } from '../page/integrity.ts';
import { reasonOf } from '../../setup/reason-of.ts';

/** The entry of a page in the build cache, by which the next build decides whether the page has changed. */
export interface CachedPage {
  pathname: string;
  name: RouteName;
  /** The detail calls of the page, with the ETag of the reply if there was one. */
  details: DetailDependency[];
  /** Entities in the replies of those calls, `kind:id`. */
  entities: string[];
  /** Entities whose list data the page shows, `kind:id`. */
  summaries: string[];
  /** Other calls, by key, with the hash of the reply. */
  replies: Record<string, string>;
  /** What was left out of the replies to its detail calls: each build reports it. Absent if nothing was. */
  leftOut?: LeftOut;
  /** Hash of the data. */
  dataHash: string;
  /** Hash of everything that the HTML was rendered from. */
  renderHash: string;
  /** Files with other sizes have been modified since and are not reused. */
  fileSizes: PageFileSizes;
  facts: PageFacts;
}

export interface DetailDependency {
  key: string;
  /** The requested entity, `kind:id`. */
  entity: string;
  etag?: string;
  /** The parsed reply, of static pages only: the lists that such a page shows change more often than itself. */
  value?: object;
}

/** The data in the build cache about the replies, and about the code that has parsed them. */
export interface BuildCacheHead {
  /** Hash of the code between the API and the page data: when it changes, the data of every page may change. */
  dataFingerprint: string;
  api: string;
  /** Hash of the summary of every listed entity, by `kind:id`. */
  entityHashes: Map<string, string>;
  /** The ids of each list, in order, by the list's path. */
  listIds: Record<string, (number | string)[]>;
  /** Replies that several pages depend on, by call. Read only if a build may reuse them. */
  replies: ReadonlyMap<string, SharedReply>;
  /** Of these replies, by call: one for each page of a list. Only where the API gave one for each and nothing was left out. */
  etags: Record<string, ReplyTag[]>;
  /** The number of the build, if it was set. */
  run?: number;
  /** The start time for the next request of changes; null if the API does not support it, absent if the call was not made. */
  changesUntil?: string | null;
  /** Hashes of the common render inputs of all pages. Missing in a cache of an earlier version. */
  renderInputs?: RenderInputs;
  /** Hash of all redirects, with their targets. Missing in the cache of merged shards. */
  redirectsHash?: string;
}

/** Hashes of the common render inputs of all pages. */
export interface RenderInputs {
  code: string;
  /** Data of the layout: contacts, menus. */
  layout: string;
  settings: string;
}

/** A parsed reply that several pages depend on. */
export interface SharedReply {
  /** Whether it is a whole list. */
  isList: boolean;
  /** The kinds of its entities. */
  kinds: string[];
  /** The items of a list, or the single value. */
  read: () => LazyList<object>;
}

/** The ETag of a reply, or of a page of a list, and the number of values in it. */
export type ReplyTag = [etag: string, values: number];

/** The build cache of one build. */
export interface BuildCache extends BuildCacheHead {
  pages: DiskMap<CachedPage>;
}

export const BUILD_CACHE_FILE = 'builds/build-cache.jsonl';
const VERSION = 7;
/**
 * Items of a list, or hashes of entities, in one line. A thousand models are 2.6 MB, and Node keeps a text above a megabyte outside
 * of the heap, where the garbage collector is late to find it.
 */
const ITEMS_PER_LINE = 50;
const REPLY_LINE = '{"reply":';
const ENTITIES_LINE = '{"entities":';

/**
 * The build cache as JSON lines: a head, the hashes of entities, the replies, then a line for each page, so that no reader needs
 * all of it in memory.
 */
export function* buildCacheLines({ entityHashes, replies, pages, ...head }: BuildCache): Generator<string> {
  const { dataFingerprint, api, listIds, etags, run, changesUntil, renderInputs, redirectsHash } = head;
  const first: HeadLine = {
    version: VERSION,
    dataFingerprint,
    api,
    run,
    changesUntil,
    renderInputs,
    redirectsHash,
    pageCount: pages.size,
    listIds,
    etags,
  };
  yield JSON.stringify(first) + '\n';
  const hashes = entityHashes.entries();
  for (let some = take(hashes); some.length > 0; some = take(hashes)) {
    const line: EntitiesLine = { entities: some };
    yield JSON.stringify(line) + '\n';
  }
  for (const [reply, { isList, kinds, read }] of replies) {
    const values = read();
    for (let start = 0; start === 0 || start < values.length; start += ITEMS_PER_LINE)
      yield JSON.stringify({ reply, isList, kinds, values: values.slice(start, start + ITEMS_PER_LINE) }) + '\n';
  }
  for (const page of pages.texts()) yield page + '\n';
}

/** The next items of an iterator, for one line. */
function take<Item>(items: Iterator<Item>): Item[] {
  const some: Item[] = [];
  while (some.length < ITEMS_PER_LINE) {
    const { done, value } = items.next();
    if (done) break;
    some.push(value);
  }
  return some;
}

interface HeadLine extends Omit<BuildCacheHead, 'entityHashes' | 'replies'> {
  version: number;
  /** Number of the following pages, by which a truncated file is detected. */
  pageCount: number;
}

interface EntitiesLine {
  entities: [string, string][];
}

interface ReadOptions {
  wantsReply?: (call: string, head: BuildCacheHead) => boolean;
  /** Of each list in these replies. */
  itemsInMemory?: number;
  /** Those of other caches, to which these are added. */
  entityHashes?: Map<string, string>;
}

interface StoredReply extends SharedReply {
  items: DiskList<object>;
}

interface ReplyLine extends Pick<SharedReply, 'isList' | 'kinds'> {
  reply: string;
  values: object[];
}

/**
 * Reads the build cache of a tree. Undefined if there is none or it was written by another version of this code.
 * @param options.wantsReply also these replies
 * @throws for a truncated file
 */
export function readBuildCache(
  treeDir: string,
  { wantsReply = () => false, itemsInMemory, entityHashes = new Map() }: ReadOptions = {},
): BuildCache | undefined {
  const file = path.join(treeDir, BUILD_CACHE_FILE);
  if (!existsSync(file)) return undefined;
  let cache: BuildCache | undefined;
  let count = 0;
  const pages = new DiskMap<CachedPage>();
  const replies = new Map<string, StoredReply>();
  for (const line of linesOf(file)) {
    if (!cache) {
      const { version, pageCount, ...head } = JSON.parse(line) as HeadLine;
      if (version !== VERSION) return undefined;
      count = pageCount;
      cache = { ...head, entityHashes, replies: new Map(), pages };
    } else if (line.startsWith(ENTITIES_LINE)) {
      for (const [entity, hash] of (JSON.parse(line) as EntitiesLine).entities) entityHashes.set(entity, hash);
    } else if (line.startsWith(REPLY_LINE)) {
      if (wantsReply(callOf(line), cache)) addReply(replies, JSON.parse(line) as ReplyLine, itemsInMemory);
    } else {
      pages.addJson(line, ({ pathname }) => pathname);
    }
  }
  if (pages.size !== count) throw new Error(`it holds ${pages.size} pages of ${count}`);
  return cache && { ...cache, replies };
}

/** The call of a reply's line, without parsing the values. */
function callOf(line: string): string {
  return JSON.parse(line.slice(REPLY_LINE.length, line.indexOf(',"isList":'))) as string;
}

/** A long list has several lines. */
function addReply(
  replies: Map<string, StoredReply>,
  { reply, isList, kinds, values }: ReplyLine,
  itemsInMemory?: number,
): void {
  const items = replies.get(reply)?.items ?? new DiskList<object>(itemsInMemory);
  for (const value of values) items.push(value);
  replies.set(reply, { isList, kinds, items, read: () => items });
}

/** The pages in the lines of a build cache. Empty if it was written by another version of this code. */
export function parseCachedPages(lines: string[]): CachedPage[] {
  const [head = '{}', ...pages] = lines.filter(
    (line) => line !== '' && !line.startsWith(REPLY_LINE) && !line.startsWith(ENTITIES_LINE),
  );
  const { version } = JSON.parse(head) as { version?: number };
  return version === VERSION ? pages.map((line) => JSON.parse(line) as CachedPage) : [];
}

/** The build cache of the published tree. An unreadable one is reported and counts as missing. */
export function readLastBuildCache(out: string, wanted?: ReadOptions): BuildCache | undefined {
  try {
    return readBuildCache(out, wanted);
  } catch (error) {
    console.error(`The cache of the last build is unreadable, so nothing is reused: ${reasonOf(error)}`);
    return undefined;
  }
}
