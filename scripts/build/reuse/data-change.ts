import type { CachedPage } from '../cache/build-cache.ts';
import type { Reason } from '../report/page-outcome.ts';
import { TODAY_KEY } from '../api/source.ts';
import type { PageDependencies } from '../api/tracking-client.ts';

type Hashes = ReadonlyMap<string, string>;

/**
 * Why the data of a page differs from that of the last build: its own entity is the first candidate, other entities the next,
 * lists the last.
 * @param before the dependencies in the last build. @param now the current ones. @param last and `current` hashes of entities
 * by `kind:id`
 */
export function reasonOfDataChange(
  before: CachedPage,
  now: Omit<PageDependencies, 'leftOut'>,
  { last, current }: { last: Hashes; current: Hashes },
): Reason {
  const differs = (entity: string) => current.has(entity) && last.get(entity) !== current.get(entity);
  const etagBefore = new Map(before.details.map(({ key, etag }) => [key, etag]));
  const detail =
    now.details.find(({ entity }) => differs(entity)) ??
    now.details.find(({ key, etag }) => etag === undefined || etagBefore.get(key) !== etag);
  if (detail && differs(detail.entity)) return { why: 'its data changed', what: detail.key };
  const shown = [...now.entities, ...now.summaries].find(differs);
  if (shown !== undefined) return { why: 'what it shows changed', what: shown };
  const replies = new Set([...Object.keys(before.replies), ...Object.keys(now.replies)]);
  const reply = [...replies].find((key) => before.replies[key] !== now.replies[key]);
  if (reply === TODAY_KEY) return { why: 'the day changed' };
  if (reply !== undefined) return { why: 'its list changed', what: reply.replace(/#all$/, '') };
  return { why: 'its data changed', what: detail?.key };
}
