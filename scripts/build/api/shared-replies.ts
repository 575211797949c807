import type { ChangedEntities } from './changed-entities.ts';
import type { SharedReply } from '../cache/build-cache.ts';
import { fingerprintOf } from '../cache/fingerprint.ts';

interface HashedReply extends SharedReply {
  hash: string;
}

/** Replies that several pages depend on; each call is made once. */
export interface SharedReplies {
  replies: ReadonlyMap<string, HashedReply>;
  /** A failed call stays failed for all pages: it is not repeated. */
  fetchOnce: (key: string, work: () => Promise<HashedReply>) => Promise<HashedReply>;
  /** The hash of a reply that is known without a call. */
  currentHash: (key: string) => string | undefined;
}

export function createSharedReplies(changes?: Pick<ChangedEntities, 'unchangedReply'>): SharedReplies {
  const pending = new Map<string, Promise<HashedReply>>();
  const replies = new Map<string, HashedReply>();
  return {
    replies,
    async fetchOnce(key, work) {
      let reply = pending.get(key);
      if (!reply) {
        reply = work();
        pending.set(key, reply);
      }
      const done = await reply;
      replies.set(key, done);
      return done;
    },
    currentHash(key) {
      const known = replies.get(key);
      if (known) return known.hash;
      const last = changes?.unchangedReply(key);
      return last && !last.isList ? fingerprintOf(last.read().at(0)) : undefined;
    },
  };
}
