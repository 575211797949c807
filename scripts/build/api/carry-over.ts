import type { BuildCacheHead } from '../cache/build-cache.ts';
import type { ChangedEntities } from './changed-entities.ts';
import { kindsIn } from './observed-entities.ts';

type Observations = Pick<BuildCacheHead, 'entityHashes' | 'listIds' | 'replies'>;

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
  const unreadEntities = [...previous.entityHashes].filter(([entity]) => kindsIn([entity]).isDisjointFrom(readKinds));
  const unreadReplies = [...previous.replies].filter(([key]) => changes.unchangedReply(key));
  return {
    entityHashes: new Map([...unreadEntities, ...observed.entityHashes]),
    listIds: { ...previous.listIds, ...observed.listIds },
    replies: new Map([...unreadReplies, ...observed.replies]),
  };
}
