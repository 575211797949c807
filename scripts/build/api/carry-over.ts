import type { BuildCacheHead } from '../cache/build-cache.ts';
import type { ChangedEntities } from './changed-entities.ts';
import { kindOf, kindsIn } from './observed-entities.ts';

type Observations = Pick<BuildCacheHead, 'entityHashes' | 'listIds' | 'replies' | 'etags'>;

/**
 * Completes the observations of a build by those of the last build for replies that it did not need to read. Otherwise the
 * next build would have to read them.
 * @param changes all changes since the last build
 */
export function carryOver(
  observed: Observations,
  previous: Observations,
  changes: Pick<ChangedEntities, 'unchangedReply'>,
): Observations {
  const readKinds = kindsIn(observed.entityHashes.keys());
  const unreadEntities = new Map<string, string>();
  for (const [entity, hash] of previous.entityHashes)
    if (!readKinds.has(kindOf(entity))) unreadEntities.set(entity, hash);
  const unreadReplies = [...previous.replies].filter(([key]) => changes.unchangedReply(key));
  const unreadTags = Object.entries(previous.etags).filter(([key]) => changes.unchangedReply(key));
  return {
    // A large site has no memory for a copy, and mostly needs none.
    entityHashes: unreadEntities.size > 0 ? appended(unreadEntities, observed.entityHashes) : observed.entityHashes,
    listIds: { ...previous.listIds, ...observed.listIds },
    replies: new Map([...unreadReplies, ...observed.replies]),
    etags: { ...Object.fromEntries(unreadTags), ...observed.etags },
  };
}

function appended<Key, Value>(map: Map<Key, Value>, more: Iterable<[Key, Value]>): Map<Key, Value> {
  for (const [key, value] of more) map.set(key, value);
  return map;
}
