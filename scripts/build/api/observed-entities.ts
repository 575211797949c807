import type { Paginated } from '../../../src/api/client/api-client.ts';
import type { ItemId } from '../../../src/api/client/read-all-pages.ts';
import type { LeftOut, ReplyInfo } from '../../../src/api/client/api-client-options.ts';
import { type Query, queryString } from '../../../src/lib/address/query-string.ts';
import type { BuildCacheHead, ReplyTag } from '../cache/build-cache.ts';
import { fingerprintOf } from '../cache/fingerprint.ts';

interface Entity {
  id: ItemId;
  updatedAt?: string;
}

/** Hashes and ids of the entities and lists in the replies so far. */
export interface Observed {
  /** Hash of the summary of every listed entity, by `kind:id`. */
  entityHashes: Map<string, string>;
  /** Ids of each list by its path. */
  listIds: BuildCacheHead['listIds'];
  /** The ETags of the replies, by call. */
  etags: () => BuildCacheHead['etags'];
  /** Whether the entity's list has the date of its last change. */
  hasUpdateDate: (entity: string) => boolean;
  addReply: (reply: ReplyInfo) => void;
  /** Returns and removes what was recorded of the reply to a call for an entity. */
  takeDetail: (key: string) => Detail | undefined;
  /** Records the ETag and the kinds of a reply that is neither for an entity nor a page of a list. */
  addShared: (key: string) => void;
  addListIds: (list: string, items: Iterable<Entity>) => void;
  /** @returns the hash of all of them. */
  addEntities: (kind: string, items: Iterable<Entity>) => string;
  /** Kinds of the entities in a list, or in another reply that several pages need. */
  kindsOf: (key: string) => string[];
}

/** What is recorded of a reply that is not a page of a list. */
type Detail = Pick<ReplyInfo, 'entities' | 'etag' | 'leftOut'>;

/**
 * @param previous of the last build: the kinds and ETags of what is not read whole, or not sent again, are known from it only
 * @param onLeftOut called for replies that are not for an entity
 */
export function createObserved(
  { replies = new Map(), etags = {} }: Partial<Pick<BuildCacheHead, 'replies' | 'etags'>> = {},
  onLeftOut: (leftOut: LeftOut) => void = () => {},
): Observed {
  const entityHashes = new Map<string, string>();
  const listIds: BuildCacheHead['listIds'] = {};
  // Nearly all entities have a date, so those without are fewer.
  const undated = new Set<string>();
  const details = new Map<string, Detail>();
  const kinds = new Map([...replies].map(([key, reply]) => [key, new Set(reply.kinds)]));
  const tags = new Map<string, (ReplyTag | undefined)[]>();
  const addKinds = (key: string, entities: Iterable<string> = []) =>
    kinds.set(key, kindsIn(entities).union(kinds.get(key) ?? new Set()));
  const take = (key: string) => {
    const reply = details.get(key);
    details.delete(key);
    return reply;
  };
  return {
    entityHashes,
    listIds,
    hasUpdateDate: (entity) => entityHashes.has(entity) && !undated.has(entity),
    addReply(reply) {
      const { page, perPage, ...query } = reply.query;
      if (perPage === undefined) {
        const { entities, etag, leftOut } = reply;
        details.set(reply.path + queryString(query), { entities, etag, leftOut });
        return;
      }
      const key = listKey(reply.path, query);
      addKinds(key, reply.entities);
      if (reply.leftOut) onLeftOut(reply.leftOut);
      const { items, lastPage } = reply.value as Paginated<unknown>;
      const pages = tags.get(key) ?? [...(etags[key] ?? [])];
      pages[Number(page) - 1] = tagOf(reply, items.length);
      pages.length = Math.max(1, lastPage);
      tags.set(key, pages);
    },
    takeDetail: take,
    addShared(key) {
      const reply = take(key);
      if (!reply) return;
      addKinds(key, reply.entities);
      if (reply.leftOut) onLeftOut(reply.leftOut);
      tags.set(key, [tagOf(reply, 1)]);
    },
    etags() {
      const whole = [...tags].filter(([, pages]) => Array.from(pages).every((tag) => tag !== undefined));
      return Object.fromEntries(whole) as BuildCacheHead['etags'];
    },
    addListIds(list, items) {
      listIds[list] = Array.from(items, ({ id }) => id);
    },
    addEntities(kind, items) {
      const hashes = Array.from(items, (item) => {
        // `join` copies its parts. A template would keep them beside the text, in memory for every entity of the site.
        const entity = [kind, item.id].join(':');
        const hash = fingerprintOf(item);
        if (item.updatedAt !== undefined) undated.delete(entity);
        else if (!entityHashes.has(entity)) undated.add(entity);
        entityHashes.set(entity, hash);
        return hash;
      });
      return fingerprintOf(hashes);
    },
    kindsOf: (key) => [...(kinds.get(key) ?? [])],
  };
}

/** Undefined if a next build must read the reply again. @param values in the reply */
function tagOf({ etag, leftOut }: Pick<ReplyInfo, 'etag' | 'leftOut'>, values: number): ReplyTag | undefined {
  return etag === undefined || leftOut ? undefined : [etag, values];
}

/** At the end of the key of a whole list. */
const WHOLE_LIST = '#all';

/** The key under which a whole list is cached. */
export function listKey(path: string, query: Query): string {
  return path + queryString(query) + WHOLE_LIST;
}

/** Path and query of the list with this key. */
export function listPath(key: string): string {
  return key.slice(0, -WHOLE_LIST.length);
}

/** @param shows entities as `kind:id` */
export function kindsIn(shows: Iterable<string>): Set<string> {
  return new Set(Iterator.from(shows).map(kindOf));
}

/** @param entity as `kind:id` */
export function kindOf(entity: string): string {
  return entity.slice(0, entity.indexOf(':'));
}
