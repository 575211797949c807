import pLimit from 'p-limit';
import type { Call } from '../../../src/api/call.ts';
import { exchange } from '../../../src/api/http.ts';
import { type Api, createApi } from '../../../src/api/index.ts';
import { paginated } from '../../../src/api/paginated.ts';
import type { ItemId } from '../../../src/api/paging.ts';
import type { IsGone } from '../../../src/api/reading.ts';
import { apiRoot, createCall, ITEMS_PER_PAGE } from '../../../src/api/transport.ts';
import type { z } from '../../../src/api/zod.ts';
import type { GrowingList, LongList } from '../../../src/lib/long-list.ts';
import { type Query, queryString } from '../../../src/lib/query.ts';
import { countingFetch } from './counting-fetch.ts';
import { kindOf } from './entity-kind.ts';
import type { NamedChanges } from './named-changes.ts';
import type { BuildRecord, DetailCall, PageRecord, RecordHead } from '../records.ts';
import { rereadPlaces } from './reread-places.ts';
import { createHtmlCleaner } from '../rich-text/html-cleaner.ts';
import { kindsIn, listKey, type Seen, startSeen } from './seen.ts';
import { hashOf, shareReplies, type SharedReplies } from './shared-replies.ts';
import { type SourceStats, startStats } from './source-stats.ts';
import { StoredList } from '../stored-list.ts';

/** The calls behind one page's data. */
export interface Uses {
  details: DetailCall[];
  shows: string[];
  /** Calls that other pages make too, by key, with the hash of the reply. */
  calls: Record<string, string>;
}

/** The API as a build sees it: every list is read once, every call is counted, every page's calls are noted. */
export interface Source {
  /** For the crawl, which belongs to no page. */
  api: Api;
  /** A client that notes what one page asks for. */
  tracked: () => { api: Api; uses: Uses };
  /** Whether everything that a page was made from is as it was when the record was written. */
  isCurrent: (record: PageRecord | undefined, today: string) => Promise<boolean>;
  /** What this build has seen so far, for the next one. */
  seen: Pick<RecordHead, 'entities' | 'lists' | 'replies'>;
  stats: SourceStats;
}

export interface SourceOptions {
  baseUrl: string;
  publicBaseUrl?: string | undefined;
  headers: Record<string, string>;
  timeoutMs: number;
  /** Ends all calls early, with its reason. */
  signal?: AbortSignal | undefined;
  /** Origin of the published site: links to it in rich text become links from the root. */
  siteUrl: string;
  /** Calls under way at once, at most, retries included. */
  concurrency: number;
  retries: number;
  previous?: BuildRecord | undefined;
  /** All that has changed since then, where that is known. */
  changes?: NamedChanges | undefined;
  /** Entities to leave out of lists and references. */
  isGone?: IsGone;
  /** Goes on counting what another source of the same build has begun. */
  stats?: SourceStats;
}

/** The key under which a page that has asked for the date remembers it. */
export const TODAY = 'today';

/** Of a reply that only its status is wanted of. */
const MOST_BYTES = 32 * 1024 * 1024;

export function createSource(options: SourceOptions): Source {
  const { previous, changes, stats = startStats() } = options;
  const seen = startSeen(previous?.replies);
  const shared = shareReplies(changes);
  const transport = {
    ...options,
    fetch: countingFetch(options, stats),
    limit: pLimit(options.concurrency),
    cleanHtml: createHtmlCleaner(options.siteUrl),
    newLongList: LONG_LIST.newList,
    knownIds: (list: string) => previous?.lists[list],
    onReply: seen.noteReply,
    onFault: ({ call, text }: { call: string; text: string }) => stats.faults.push(`${call}: ${text}`),
    onSkippedBlock: ({ type }: { type: string }) => {
      stats.skippedBlocks[type] = (stats.skippedBlocks[type] ?? 0) + 1;
    },
  };
  const inner = createCall(transport);
  const clientFor = (uses?: Uses) => createApi(notingCall({ inner, options, seen, shared, uses }));
  const isUnmodified = async ({ key, etag }: DetailCall): Promise<boolean> => {
    if (!etag) return false;
    const headers = { ...options.headers, 'if-none-match': etag };
    const request = { call: `GET ${key}`, url: apiRoot(options.baseUrl) + key, method: 'GET' as const, headers };
    const { status } = await exchange({ ...request, signal: options.signal }, { ...transport, maxBytes: MOST_BYTES });
    return status === 304;
  };
  const entityIsAsBefore = (entity: string) => seen.entities.get(entity) === previous?.entities.get(entity);
  const isListedAsBefore = (entity: string) => seen.entities.has(entity) && entityIsAsBefore(entity);

  return {
    api: clientFor(),
    tracked() {
      const uses: Uses = { details: [], shows: [], calls: {} };
      return { api: clientFor(uses), uses };
    },
    async isCurrent(record, today) {
      if (!record || record.details.length === 0) return false;
      const hashNow = (key: string) => (key === TODAY ? today : shared.hashNow(key));
      if (!Object.entries(record.calls).every(([key, before]) => hashNow(key) === before)) return false;
      if (changes && showsNamed(record, changes)) return false;
      if (record.details.every(({ entity }) => seen.isDated(entity)))
        return record.details.every(({ entity }) => isListedAsBefore(entity)) && record.shows.every(isListedAsBefore);
      if (changes) return record.shows.every(entityIsAsBefore);
      return (await Promise.all(record.details.map(isUnmodified))).every(Boolean);
    },
    seen: { entities: seen.entities, lists: seen.lists, replies: shared.replies },
    stats,
  };
}

function showsNamed({ details, shows }: PageRecord, { isNamed, isNamedEntity }: NamedChanges): boolean {
  return details.some(isNamed) || shows.some(isNamedEntity);
}

interface Notes {
  inner: Call;
  options: Pick<SourceOptions, 'changes' | 'isGone'>;
  seen: Seen;
  shared: SharedReplies;
  /** Of the page that the calls are for. */
  uses?: Uses | undefined;
}

/** Calls of which the lists, and all else that several pages ask for, are made once. */
function notingCall({ inner, options: { changes, isGone }, seen, shared, uses }: Notes): Call {
  /** As much of a list is asked for as may have changed. */
  const readList = async <S extends ListedSchema>({ path, schema, query }: ListCall<S>, kind: ListKind) => {
    const key = listKey(path, query);
    const last = changes?.unchangedReply(key);
    if (last) return kind.taken(last.read()) as LongList<z.output<S>>;
    const known = changes?.placesIn(key);
    const ask = (page: number) => inner.get(path, paginated(schema), { ...query, page, perPage: ITEMS_PER_PAGE });
    const before = known && { items: known.items as LongList<z.output<S>>, places: known.places };
    const items = before && (await rereadPlaces(before, ask, kind.newList<z.output<S>>()));
    return items ?? inner[kind.name](path, schema, query);
  };
  const listOnce = async <S extends ListedSchema>(asked: ListCall<S>, listKind: ListKind) => {
    const key = listKey(asked.path, asked.query);
    const reply = await shared.ask(key, async () => {
      const listed = await readList(asked, listKind);
      const kind = kindOf(asked.path);
      const items = isGone ? withoutGone(listed, (item) => isGone(kind, item), listKind.newList()) : listed;
      seen.noteIds(asked.path + queryString(asked.query), listed);
      return { isList: true, kinds: seen.kindsOf(key), read: () => items, hash: seen.noteEntities(kind, items) };
    });
    if (uses) uses.calls[key] = reply.hash;
    return reply.read();
  };
  return {
    ...inner,
    async get(path, schema, query = {}, callOptions = {}) {
      const key = path + queryString(query);
      if (callOptions.detail) {
        const value = await inner.get(path, schema, query, callOptions);
        const reply = seen.takeReply(key);
        uses?.details.push({ key, entity: `${kindOf(path)}:${idOf(value)}`, etag: reply?.etag });
        uses?.shows.push(...(reply?.shows ?? []));
        return value;
      }
      const reply = await shared.ask(key, async () => {
        const last = changes?.unchangedReply(key);
        if (last) return { ...last, hash: hashOf(last.read().at(0)) };
        const value = await inner.get(path, schema, query, callOptions);
        const kinds = [...kindsIn(seen.takeReply(key)?.shows ?? [])];
        return { isList: false, kinds, read: () => [value as object], hash: hashOf(value) };
      });
      if (uses) uses.calls[key] = reply.hash;
      return reply.read().at(0) as Awaited<ReturnType<typeof inner.get<typeof schema>>>;
    },
    everyPage: async (path, schema, query = {}) =>
      (await listOnce({ path, schema, query }, ARRAY)) as z.output<typeof schema>[],
    longList: async (path, schema, query = {}) =>
      (await listOnce({ path, schema, query }, LONG_LIST)) as LongList<z.output<typeof schema>>,
  };
}

type ListedSchema = z.ZodType<{ id: ItemId }>;

interface ListCall<S> {
  path: string;
  schema: S;
  query: Query;
}

/** The two calls that read a list, and what they give. */
interface ListKind {
  name: 'everyPage' | 'longList';
  newList: <Item extends object>() => GrowingList<Item>;
  /** A list as the call gives it. */
  taken: (list: LongList<object>) => LongList<object>;
}

const ARRAY: ListKind = {
  name: 'everyPage',
  newList: <Item>(): Item[] => [],
  taken: (list) => [...list],
};
const LONG_LIST: ListKind = {
  name: 'longList',
  newList: <Item extends object>() => new StoredList<Item>(),
  taken: (list) => list,
};

function withoutGone<Item>(
  list: Iterable<Item>,
  isGone: (item: Item) => boolean,
  rest: GrowingList<Item>,
): LongList<Item> {
  for (const item of list) if (!isGone(item)) rest.push(item);
  return rest;
}

function idOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : '';
}
