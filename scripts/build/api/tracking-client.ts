import type { ApiClient } from '../../../src/api/client/api-client.ts';
import type { LeftOut } from '../../../src/api/client/api-client-options.ts';
import { paginated } from '../../../src/api/schema/paginated.ts';
import type { ItemId } from '../../../src/api/client/read-all-pages.ts';
import type { IsDeleted } from '../../../src/api/schema/parse-context.ts';
import { ITEMS_PER_PAGE } from '../../../src/api/client/create-api-client.ts';
import type { z } from '../../../src/api/schema/zod.ts';
import type { LazyList } from '../../../src/lib/data/long-list.ts';
import { memoizeByObject } from '../../../src/lib/data/memoize-by-object.ts';
import { type Query, queryString } from '../../../src/lib/address/query-string.ts';
import type { DetailDependency } from '../cache/build-cache.ts';
import { kindOfPath } from '../../../src/api/client/kind-of-path.ts';
import type { ChangedEntities } from './changed-entities.ts';
import { refetchListPages } from './refetch-list-pages.ts';
import { listKey, type Observed } from './observed-entities.ts';
import type { SharedReplies } from './shared-replies.ts';
import { fingerprintOf } from '../cache/fingerprint.ts';
import { type ListKind, ARRAY, LONG_LIST, withoutDeleted } from './list-kinds.ts';

/** The calls behind one page's data. */
export interface PageDependencies {
  details: DetailDependency[];
  entities: string[];
  /** Entities whose list data the page shows, `kind:id`. */
  summaries: string[];
  /** Calls that other pages make too, by key, with the hash of the reply. */
  replies: Record<string, string>;
  /** What was left out of the replies to the detail calls. */
  leftOut: LeftOut | undefined;
}

interface TrackingOptions {
  client: ApiClient;
  /** All changes since the last build, if they are known. */
  changes?: ChangedEntities;
  /** Entities to leave out of lists. */
  isDeleted?: IsDeleted;
  observed: Observed;
  shared: SharedReplies;
  /** The detail calls for static pages so far. */
  staticPages: Map<string, Promise<FoundDetail>>;
  /** The dependencies of the current page. */
  dependencies?: PageDependencies;
  /** The only detail call of the page, as in the last build, if no change affects it. */
  unchangedDetail?: UnchangedDetail;
}

/** A detail call whose reply is known, with what was recorded of it. */
export interface UnchangedDetail extends Pick<PageDependencies, 'entities' | 'leftOut'> {
  detail: DetailDependency & { value: object };
}

/** A detail call with its reply and what was recorded of it. */
export interface FoundDetail extends Pick<PageDependencies, 'leftOut'> {
  detail: DetailDependency;
  entities: Iterable<string>;
  value: unknown;
}

/** The kind of a static page. A list with several pages calls for the same one, and the next build has it without a call. */
const STATIC_PAGE = 'page';

/** A client that makes shared calls once and records the dependencies of each page. */
export function trackingClient({
  client,
  changes,
  isDeleted,
  observed,
  shared,
  staticPages,
  dependencies,
  unchangedDetail,
}: TrackingOptions): ApiClient {
  /** Only the pages of a list that may have changed are fetched. */
  const readList = async <S extends ListedSchema>({ path, schema, query }: ListCall<S>, kind: ListKind) => {
    const key = listKey(path, query);
    const last = changes?.unchangedReply(key);
    if (last) return kind.fromCache(last.read()) as LazyList<z.output<S>>;
    const known = changes?.positionsIn(key);
    const fetchPage = (page: number) =>
      client.get(path, paginated(schema), { ...query, page, perPage: ITEMS_PER_PAGE });
    const before = known && { items: known.items as LazyList<z.output<S>>, positions: known.positions };
    const items = before && (await refetchListPages(before, fetchPage, kind.newList<z.output<S>>()));
    return items ?? client[kind.name](path, schema, query);
  };
  const fetchList = async <S extends ListedSchema>(listCall: ListCall<S>, listKind: ListKind) => {
    const key = listKey(listCall.path, listCall.query);
    return shared.fetchOnce(key, async () => {
      const listed = await readList(listCall, listKind);
      const kind = kindOfPath(listCall.path);
      const items = isDeleted ? withoutDeleted(listed, (item) => isDeleted(kind, item), listKind.newList()) : listed;
      observed.addListIds(listCall.path + queryString(listCall.query), listed);
      return { isList: true, kinds: observed.kindsOf(key), read: () => items, hash: observed.addEntities(kind, items) };
    });
  };
  const listOnce = async <S extends ListedSchema>(listCall: ListCall<S>, listKind: ListKind) => {
    const reply = await fetchList(listCall, listKind);
    if (dependencies) dependencies.replies[listKey(listCall.path, listCall.query)] = reply.hash;
    return reply.read();
  };
  const fetchDetail = async (key: string, fetchValue: () => Promise<unknown>): Promise<FoundDetail> => {
    const value = await fetchValue();
    const { etag, entities = [], leftOut } = observed.takeDetail(key) ?? {};
    const kind = kindOfPath(key);
    const detail: DetailDependency = { key, entity: `${kind}:${idOf(value)}`, etag };
    if (kind === STATIC_PAGE) detail.value = value as object;
    return { detail, entities, leftOut, value };
  };
  const getDetail = async (key: string, fetchValue: () => Promise<unknown>): Promise<FoundDetail> => {
    if (unchangedDetail?.detail.key === key) return { ...unchangedDetail, value: unchangedDetail.detail.value };
    if (kindOfPath(key) !== STATIC_PAGE) return fetchDetail(key, fetchValue);
    const found = staticPages.get(key) ?? fetchDetail(key, fetchValue);
    staticPages.set(key, found);
    return found;
  };
  return {
    ...client,
    async get(path, schema, query = {}, callOptions = {}) {
      const key = path + queryString(query);
      if (callOptions.detail) {
        const { detail, entities, leftOut, value } = await getDetail(key, () =>
          client.get(path, schema, query, callOptions),
        );
        dependencies?.details.push(detail);
        dependencies?.entities.push(...entities);
        if (dependencies) dependencies.leftOut = bothOf(dependencies.leftOut, leftOut);
        return value as Awaited<ReturnType<typeof client.get<typeof schema>>>;
      }
      const reply = await shared.fetchOnce(key, async () => {
        const last = changes?.unchangedReply(key);
        if (last) return { ...last, hash: fingerprintOf(last.read().at(0)) };
        const value = await client.get(path, schema, query, callOptions);
        observed.addShared(key);
        const kinds = observed.kindsOf(key);
        return { isList: false, kinds, read: () => [value as object], hash: fingerprintOf(value) };
      });
      if (dependencies) dependencies.replies[key] = reply.hash;
      return reply.read().at(0) as Awaited<ReturnType<typeof client.get<typeof schema>>>;
    },
    all: async (path, schema, query = {}) =>
      (await listOnce({ path, schema, query }, ARRAY)) as z.output<typeof schema>[],
    allLazy: async (path, schema, query = {}) =>
      (await listOnce({ path, schema, query }, LONG_LIST)) as LazyList<z.output<typeof schema>>,
    async pick(path, schema, ids, { lazy = false } = {}) {
      const list = (await fetchList({ path, schema, query: {} }, lazy ? LONG_LIST : ARRAY)).read();
      dependencies?.summaries.push(...ids.map((id) => `${kindOfPath(path)}:${id}`));
      const positions = positionsById(list);
      const items = ids.flatMap((id) => list.at(positions.get(id) ?? list.length) ?? []);
      return items as z.output<typeof schema>[];
    },
  };
}

type ListedSchema = z.ZodType<{ id: ItemId }>;

interface ListCall<S> {
  path: string;
  schema: S;
  query: Query;
}

function bothOf(some: LeftOut | undefined, others: LeftOut | undefined): LeftOut | undefined {
  if (!some || !others) return some ?? others;
  return {
    omitted: [...some.omitted, ...others.omitted],
    skippedBlocks: [...some.skippedBlocks, ...others.skippedBlocks],
  };
}

/** Positions of the items of a list. Many pages need them. */
const positionsById = memoizeByObject((list: LazyList<object>): ReadonlyMap<unknown, number> => {
  const entries = Iterator.from(list).map((item, position) => ['id' in item ? item.id : undefined, position] as const);
  return new Map(entries);
});

function idOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : '';
}
