import { fetchReply } from '../../../src/api/client/http.ts';
import { type Api, createApi } from '../../../src/api/index.ts';
import type { IsDeleted } from '../../../src/api/schema/parse-context.ts';
import type { ApiClientOptions } from '../../../src/api/client/api-client-options.ts';
import { apiRoot, createApiClient } from '../../../src/api/client/create-api-client.ts';
import { carryOver } from './carry-over.ts';
import { countingFetch } from './counting-fetch.ts';
import type { ChangedEntities } from './changed-entities.ts';
import type { BuildCache, DetailDependency, CachedPage, BuildCacheHead } from '../cache/build-cache.ts';
import { createHtmlCleaner } from './rich-text/html-cleaner.ts';
import { type FoundDetail, trackingClient, type PageDependencies, type UnchangedDetail } from './tracking-client.ts';
import { knownReplies } from './known-replies.ts';
import { createObserved } from './observed-entities.ts';
import { requestHeaders } from './request-headers.ts';
import { scheduleCalls } from './schedule-calls.ts';
import { createSharedReplies } from './shared-replies.ts';
import { type CallStatistics, createCallStatistics } from './call-statistics.ts';
import { countByName } from '../report/counts-by-name.ts';
import { addLeftOut } from '../report/left-out.ts';
import type { Settings } from '../options/settings.ts';
import { LONG_LIST } from './list-kinds.ts';

/** The API client of a build: it reads every list once, counts calls and records the dependencies of every page. */
export interface Source {
  /** For the crawl, which is not part of a page. */
  api: Api;
  /** A client that records the calls of one page. @param last of the last build, for a reply that no known change affects */
  trackPage: (last?: CachedPage) => { api: Api; dependencies: PageDependencies };
  /** Whether all dependencies of a page are unchanged since the last build. */
  isUnchanged: (page: CachedPage | undefined, today: string) => Promise<boolean>;
  /** The observations of this build, for the next one. */
  observed: () => Pick<BuildCacheHead, 'entityHashes' | 'listIds' | 'replies' | 'etags'>;
  /** Hash of the summary of every entity in the lists so far, by `kind:id`. */
  entityHashes: ReadonlyMap<string, string>;
  statistics: CallStatistics;
}

export interface SourceOptions {
  /** Maximum of simultaneous calls, retries included. */
  concurrency: number;
  /** Number of retries of a failed call. */
  retries: number;
  /** Aborts all calls. */
  signal?: AbortSignal;
  previous?: BuildCache;
  /** All changes since the last build, if they are known. */
  changes?: ChangedEntities;
  /** Entities to leave out of lists and references. */
  isDeleted?: IsDeleted;
  /** Statistics of an earlier source of the same build, to be continued. */
  statistics?: CallStatistics;
}

/** The key of today's date among the dependencies of a page. */
export const TODAY_KEY = 'today';

/** The cap for replies of which only the status is read. */
const MAX_STATUS_REPLY_BYTES = 32 * 1024 * 1024;

/** Creates the API client for these settings. */
export function createSource(settings: Settings, options: SourceOptions): Source {
  const { previous, changes, isDeleted, statistics = createCallStatistics() } = options;
  const headers = requestHeaders(settings);
  const observed = createObserved(previous, (leftOut) => addLeftOut(statistics, leftOut));
  // The stored replies may still show what was deleted.
  const known = previous && !isDeleted ? knownReplies(previous) : undefined;
  const shared = createSharedReplies(changes);
  const clientOptions = {
    baseUrl: settings.API_BASE_URL,
    publicBaseUrl: settings.PUBLIC_API_BASE_URL,
    headers,
    timeoutMs: settings.API_TIMEOUT_MS,
    signal: options.signal,
    isDeleted,
    fetch: countingFetch(options.concurrency, statistics),
    schedule: scheduleCalls({ ...options, onRetry: (reason) => countByName(statistics.retries, reason) }),
    cleanHtml: createHtmlCleaner(settings.SITE_URL),
    createLazyList: LONG_LIST.newList,
    knownIds: (list) => previous?.listIds[list],
    knownReply: (call) => known?.get(call),
    onReply: observed.addReply,
  } satisfies ApiClientOptions;
  const client = createApiClient(clientOptions);
  const staticPages = new Map<string, Promise<FoundDetail>>();
  const clientFor = (dependencies?: PageDependencies, unchangedDetail?: UnchangedDetail) =>
    createApi(
      trackingClient({ client, changes, isDeleted, observed, shared, staticPages, dependencies, unchangedDetail }),
    );
  const isUnmodified = async ({ key, etag }: DetailDependency): Promise<boolean> => {
    if (!etag) return false;
    const url = apiRoot(settings.API_BASE_URL) + key;
    const request = {
      call: `GET ${key}`,
      url,
      method: 'GET' as const,
      headers: { ...headers, 'if-none-match': etag },
    };
    const { status } = await fetchReply(
      { ...request, signal: options.signal },
      { ...clientOptions, maxBytes: MAX_STATUS_REPLY_BYTES },
    );
    return status === 304;
  };
  const checked = new Map<string, Promise<boolean>>();
  /** The pages of a list show one static page, which is asked for once. */
  const isUnmodifiedDetail = (detail: DetailDependency): Promise<boolean> => {
    if (detail.value === undefined) return isUnmodified(detail);
    const call = `${detail.key} ${detail.etag}`;
    const isSame = checked.get(call) ?? isUnmodified(detail);
    checked.set(call, isSame);
    return isSame;
  };
  const entityIsAsBefore = (entity: string) => observed.entityHashes.get(entity) === previous?.entityHashes.get(entity);
  const isListedAsBefore = (entity: string) => observed.entityHashes.has(entity) && entityIsAsBefore(entity);

  /** The stored replies may still show what was deleted. */
  const unchangedDetailOf = ({ details, entities, leftOut }: CachedPage): UnchangedDetail | undefined => {
    const [detail, ...others] = details;
    if (!changes || isDeleted || detail?.value === undefined || others.length > 0) return undefined;
    const isAffected = changes.isNamed(detail) || entities.some(changes.isNamedEntity);
    if (isAffected || !entities.every(entityIsAsBefore)) return undefined;
    return { detail: { ...detail, value: detail.value }, entities, leftOut };
  };

  return {
    api: clientFor(),
    trackPage(last) {
      const dependencies: PageDependencies = {
        details: [],
        entities: [],
        summaries: [],
        replies: {},
        leftOut: undefined,
      };
      return { api: clientFor(dependencies, last && unchangedDetailOf(last)), dependencies };
    },
    async isUnchanged(page, today) {
      if (!page || page.details.length === 0) return false;
      const hashNow = (key: string) => (key === TODAY_KEY ? today : shared.currentHash(key));
      if (!Object.entries(page.replies).every(([key, before]) => hashNow(key) === before)) return false;
      if (!page.summaries.every(entityIsAsBefore)) return false;
      if (changes && dependsOnNamed(page, changes)) return false;
      if (page.details.every(({ entity }) => observed.hasUpdateDate(entity)))
        return page.details.every(({ entity }) => isListedAsBefore(entity)) && page.entities.every(isListedAsBefore);
      if (changes) return page.entities.every(entityIsAsBefore);
      return (await Promise.all(page.details.map(isUnmodifiedDetail))).every(Boolean);
    },
    observed() {
      const { entityHashes, listIds } = observed;
      const own = { entityHashes, listIds, replies: shared.replies, etags: isDeleted ? {} : observed.etags() };
      return changes && previous ? carryOver(own, previous, changes) : own;
    },
    entityHashes: observed.entityHashes,
    statistics,
  };
}

function dependsOnNamed(
  { details, entities, summaries }: CachedPage,
  { isNamed, isNamedEntity }: ChangedEntities,
): boolean {
  return details.some(isNamed) || [...entities, ...summaries].some(isNamedEntity);
}
