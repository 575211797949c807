import { hash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Call } from '../../src/api/call.ts';
import { exchange } from '../../src/api/http.ts';
import type { IsGone } from '../../src/api/reading.ts';
import { type Api, createApi } from '../../src/api/index.ts';
import { apiRoot, createCall, type ReplyInfo } from '../../src/api/transport.ts';
import { queryString } from '../../src/lib/query.ts';
import { countingFetch } from './counting-fetch.ts';
import { createHtmlCleaner } from './rich-text.ts';
import { kindOf } from './entity-kind.ts';
import { storedList } from './stored-list.ts';
import type { BuildRecord, DetailCall, PageRecord } from './records.ts';
import { TODAY } from './prerender.ts';
import { type SourceStats, startStats } from './source-stats.ts';

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
  seen: Pick<BuildRecord, 'entities' | 'lists'>;
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
  /** Entities to leave out of lists and references. */
  isGone?: IsGone;
  /** Goes on counting what another source of the same build has begun. */
  stats?: SourceStats;
}

/** Of a reply that only its status is wanted of. */
const MOST_BYTES = 32 * 1024 * 1024;

interface SharedReply {
  read: () => unknown;
  hash: string;
}

export function createSource(options: SourceOptions): Source {
  const { previous, isGone, stats = startStats() } = options;
  const fetch = countingFetch(options, stats);
  const limit = pLimit(options.concurrency);
  const entities = new Map<string, string>();
  const dated = new Set<string>();
  const lists: BuildRecord['lists'] = {};
  /** Of details, until they are noted. */
  const replies = new Map<string, ReplyInfo>();
  const shared = new Map<string, Promise<SharedReply>>();
  const settled = new Map<string, string>();

  const inner = createCall({
    ...options,
    fetch,
    limit,
    cleanHtml: createHtmlCleaner(options.siteUrl),
    knownIds: (list) => previous?.lists[list],
    onList: ({ list, ids }) => {
      lists[list] = ids;
    },
    onReply: (reply) => {
      if (!('perPage' in reply.query)) replies.set(reply.path + queryString(reply.query), reply);
    },
    onFault: ({ call, text }) => stats.faults.push(`${call}: ${text}`),
    onSkippedBlock: ({ type }) => {
      stats.skippedBlocks[type] = (stats.skippedBlocks[type] ?? 0) + 1;
    },
  });

  /** One asking serves all pages. A failure stays a failure for all of them: calls are not repeated. */
  const share = async (key: string, ask: () => Promise<SharedReply>): Promise<SharedReply> => {
    let reply = shared.get(key);
    if (!reply) {
      reply = ask();
      shared.set(key, reply);
    }
    const done = await reply;
    settled.set(key, done.hash);
    return done;
  };

  /** @returns the hash of all of them. */
  const noteEntities = (kind: string, items: { id: number | string; updatedAt?: string }[]): string => {
    const hashes = items.map((item) => {
      const key = `${kind}:${item.id}`;
      const itemHash = hashOf(item);
      entities.set(key, itemHash);
      if (item.updatedAt !== undefined) dated.add(key);
      return itemHash;
    });
    return hashOf(hashes);
  };

  const callFor = (uses?: Uses): Call => ({
    ...inner,
    async get(path, schema, query = {}, callOptions = {}) {
      const key = path + queryString(query);
      if (callOptions.detail) {
        const value = await inner.get(path, schema, query, callOptions);
        const reply = replies.get(key);
        replies.delete(key);
        uses?.details.push({ key, entity: `${kindOf(path)}:${idOf(value)}`, etag: reply?.etag });
        uses?.shows.push(...(reply?.shows ?? []));
        return value;
      }
      const reply = await share(key, async () => {
        const value = await inner.get(path, schema, query, callOptions);
        return { read: () => value, hash: hashOf(value) };
      });
      if (uses) uses.calls[key] = reply.hash;
      return reply.read() as Awaited<ReturnType<typeof inner.get<typeof schema>>>;
    },
    async everyPage(path, schema, query = {}) {
      const key = `${path}${queryString(query)}#all`;
      const reply = await share(key, async () => {
        const listed = await inner.everyPage(path, schema, query);
        const kind = kindOf(path);
        const items = isGone ? listed.filter((item) => !isGone(kind, item)) : listed;
        return { read: storedList(items), hash: noteEntities(kind, items) };
      });
      if (uses) uses.calls[key] = reply.hash;
      return reply.read() as Awaited<ReturnType<typeof inner.everyPage<typeof schema>>>;
    },
  });

  const unchanged = (entity: string) => {
    const before = previous?.entities.get(entity);
    return before !== undefined && before === entities.get(entity);
  };

  const isUnmodified = async ({ key, etag }: DetailCall): Promise<boolean> => {
    if (!etag) return false;
    const headers = { ...options.headers, 'if-none-match': etag };
    const request = { call: `GET ${key}`, url: apiRoot(options.baseUrl) + key, method: 'GET' as const, headers };
    const { timeoutMs, signal } = options;
    const { status } = await exchange({ ...request, signal }, { fetch, limit, timeoutMs, maxBytes: MOST_BYTES });
    return status === 304;
  };

  return {
    api: createApi(callFor()),
    tracked() {
      const uses: Uses = { details: [], shows: [], calls: {} };
      return { api: createApi(callFor(uses)), uses };
    },
    async isCurrent(record, today) {
      if (!record) return false;
      const sameCalls = Object.entries(record.calls).every(
        ([key, before]) => (key === TODAY ? today : settled.get(key)) === before,
      );
      if (!sameCalls || record.details.length === 0) return false;
      const dates = record.details.every(({ entity }) => dated.has(entity));
      if (dates) return record.details.every(({ entity }) => unchanged(entity)) && record.shows.every(unchanged);
      return (await Promise.all(record.details.map(isUnmodified))).every(Boolean);
    },
    seen: { entities, lists },
    stats,
  };
}

function hashOf(value: unknown): string {
  return hash('sha1', JSON.stringify(value) ?? '', 'base64url').slice(0, 16);
}

function idOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : '';
}
