import pLimit from 'p-limit';
import { exchange } from '../../../src/api/client/http.ts';
import { type Api, createApi } from '../../../src/api/index.ts';
import type { IsGone } from '../../../src/api/schema/parse-context.ts';
import { apiRoot, createCall } from '../../../src/api/client/create-api-client.ts';
import { countingFetch } from './counting-fetch.ts';
import type { NamedChanges } from './changed-entities.ts';
import type { BuildRecord, DetailCall, PageRecord, RecordHead } from '../cache/build-cache.ts';
import { createHtmlCleaner } from './rich-text/html-cleaner.ts';
import { LONG_LIST, notingCall, type Uses } from './tracking-client.ts';
import { startSeen } from './observed-entities.ts';
import { shareReplies } from './shared-replies.ts';
import { type SourceStats, startStats } from './counters.ts';

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
  const { previous, changes, isGone, stats = startStats() } = options;
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
  const clientFor = (uses?: Uses) => createApi(notingCall({ inner, changes, isGone, seen, shared, uses }));
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
