import type { ChangedEntities } from './changed-entities.ts';
import type { SharedReply } from '../cache/build-cache.ts';
import { fingerprintOf } from '../cache/fingerprint.ts';

interface HashedReply extends SharedReply {
  hash: string;
}

/** Replies that several pages are made from: one asking serves all of them. */
export interface SharedReplies {
  replies: ReadonlyMap<string, HashedReply>;
  /** A failure stays a failure for all who ask: calls are not repeated. */
  fetchOnce: (key: string, work: () => Promise<HashedReply>) => Promise<HashedReply>;
  /** Of what is known without a call. */
  currentHash: (key: string) => string | undefined;
}

export function createSharedReplies(changes?: Pick<ChangedEntities, 'unchangedReply'>): SharedReplies {
  const asked = new Map<string, Promise<HashedReply>>();
  const replies = new Map<string, HashedReply>();
  return {
    replies,
    async fetchOnce(key, work) {
      let reply = asked.get(key);
      if (!reply) {
        reply = work();
        asked.set(key, reply);
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
