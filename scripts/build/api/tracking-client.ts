import type { Call } from '../../../src/api/client/api-client.ts';
import { paginated } from '../../../src/api/schema/paginated.ts';
import type { ItemId } from '../../../src/api/client/read-all-pages.ts';
import type { IsGone } from '../../../src/api/schema/parse-context.ts';
import { ITEMS_PER_PAGE } from '../../../src/api/client/create-api-client.ts';
import type { z } from '../../../src/api/schema/zod.ts';
import type { GrowingList, LongList } from '../../../src/lib/data/long-list.ts';
import { type Query, queryString } from '../../../src/lib/address/query-string.ts';
import type { DetailCall } from '../cache/build-cache.ts';
import { StoredList } from '../cache/disk-list.ts';
import { kindOf } from '../../../src/api/client/kind-of-path.ts';
import type { NamedChanges } from './changed-entities.ts';
import { rereadPlaces } from './refetch-list-pages.ts';
import { kindsIn, listKey, type Seen } from './observed-entities.ts';
import { hashOf, type SharedReplies } from './shared-replies.ts';

/** The calls behind one page's data. */
export interface Uses {
  details: DetailCall[];
  shows: string[];
  /** Calls that other pages make too, by key, with the hash of the reply. */
  calls: Record<string, string>;
}

interface Notes {
  inner: Call;
  /** All that has changed since the last build, where that is known. */
  changes?: NamedChanges | undefined;
  /** Entities to leave out of lists. */
  isGone?: IsGone | undefined;
  seen: Seen;
  shared: SharedReplies;
  /** Of the page that the calls are for. */
  uses?: Uses | undefined;
}

/** Calls of which the lists, and all else that several pages ask for, are made once. */
export function notingCall({ inner, changes, isGone, seen, shared, uses }: Notes): Call {
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
export const LONG_LIST: ListKind = {
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
