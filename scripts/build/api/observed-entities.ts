import type { ItemId } from '../../../src/api/client/read-all-pages.ts';
import type { ReplyInfo } from '../../../src/api/client/api-client-options.ts';
import { type Query, queryString } from '../../../src/lib/address/query-string.ts';
import type { BuildCacheHead } from '../cache/build-cache.ts';
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
  /** Whether the entity's list has the date of its last change. */
  hasUpdateDate: (entity: string) => boolean;
  addReply: (reply: ReplyInfo) => void;
  /** Returns and removes what was recorded of the reply to a call that is not a page of a list. */
  takeReply: (key: string) => ReplyInfo | undefined;
  addListIds: (list: string, items: Iterable<Entity>) => void;
  /** @returns the hash of all of them. */
  addEntities: (kind: string, items: Iterable<Entity>) => string;
  /** Kinds of the entities in a list. */
  kindsOf: (key: string) => string[];
}

/** @param replies of the last build: the kinds of lists that are not read whole are known from it only */
export function createObserved(replies: BuildCacheHead['replies'] = new Map()): Observed {
  const entityHashes = new Map<string, string>();
  const listIds: BuildCacheHead['listIds'] = {};
  // Nearly all entities have a date, so those without are fewer.
  const undated = new Set<string>();
  const details = new Map<string, ReplyInfo>();
  const kinds = new Map([...replies].map(([key, reply]) => [key, new Set(reply.kinds)]));
  return {
    entityHashes,
    listIds,
    hasUpdateDate: (entity) => entityHashes.has(entity) && !undated.has(entity),
    addReply(reply) {
      const { page: _, perPage, ...query } = reply.query;
      if (perPage === undefined) {
        details.set(reply.path + queryString(query), reply);
        return;
      }
      const key = listKey(reply.path, query);
      kinds.set(key, kindsIn(reply.entities).union(kinds.get(key) ?? new Set()));
    },
    takeReply(key) {
      const reply = details.get(key);
      details.delete(key);
      return reply;
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

/** The key under which a whole list is cached. */
export function listKey(path: string, query: Query): string {
  return `${path}${queryString(query)}#all`;
}

/** @param shows entities as `kind:id` */
export function kindsIn(shows: Iterable<string>): Set<string> {
  return new Set(Iterator.from(shows).map(kindOf));
}

/** @param entity as `kind:id` */
export function kindOf(entity: string): string {
  return entity.slice(0, entity.indexOf(':'));
}
