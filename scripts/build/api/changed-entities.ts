import type { LazyList } from '../../../src/lib/data/long-list.ts';
import { kindOfPath } from '../../../src/api/client/kind-of-path.ts';
import type { DetailDependency, BuildCacheHead, SharedReply } from '../cache/build-cache.ts';
import type { PreviousBuild } from '../cache/previous-build.ts';
import type { BuildOptions } from '../options/build-options.ts';
import type { NamedChange } from '../options/named-change.ts';

/** The possible changes since the last build, from the changes that the content system has named. */
export interface ChangedEntities {
  /** A reply of the last build that no named change affects. */
  unchangedReply: (key: string) => SharedReply | undefined;
  /** The items of a list and the positions of the named ones, if nothing else in the list can have changed. */
  positionsIn: (key: string) => { items: LazyList<object>; positions: number[] } | undefined;
  /** Whether the reply of a detail call may contain a named entity. */
  isNamed: (call: Pick<DetailDependency, 'key' | 'entity'>) => boolean;
  isNamedEntity: (entity: string) => boolean;
}

/** @param replies of the last build */
export function resolveNamedChanges(changes: NamedChange[], replies: BuildCacheHead['replies']): ChangedEntities {
  const entities = new Set(changes.flatMap((change) => entitiesOf(change, replies)));
  const paths = new Set(changes.map(({ path }) => path));
  const touching = (key: string, reply: SharedReply) => changes.filter((change) => mayAffect(change, key, reply));
  const isNamedEntity = (entity: string) =>
    entities.has(entity) ||
    changes.some(({ kind, identifier }) => identifier === undefined && entity.startsWith(`${kind}:`));
  return {
    unchangedReply(key) {
      const reply = replies.get(key);
      return reply && touching(key, reply).length === 0 ? reply : undefined;
    },
    positionsIn(key) {
      const reply = replies.get(key);
      if (!reply?.isList) return undefined;
      const items = reply.read();
      const positions = touching(key, reply).map((change) =>
        kindOfPath(pathOf(key)) === change.kind ? positionOf(change, items) : -1,
      );
      return positions.includes(-1) ? undefined : { items, positions };
    },
    isNamed: ({ key, entity }) => paths.has(key) || isNamedEntity(entity),
    isNamedEntity,
  };
}

/** Why a build cannot rely on the named changes and fetches everything; undefined if it can. */
export function reasonForFullBuild(
  { changed, run }: Pick<BuildOptions, 'changed' | 'run'>,
  { cache, staleReason }: PreviousBuild,
): string | undefined {
  if (staleReason !== undefined) return staleReason;
  const { replies, run: lastRun } = cache;
  if (run !== undefined && lastRun !== run - 1)
    return `the last build was ${lastRun === undefined ? 'without a number' : `number ${lastRun}`}, this is ${run}`;
  if (replies.size === 0) return 'the last build has not stored its replies';
  const unknown = changed.find((change) => !isKnownChange(change, replies));
  return unknown && `«${unknown.path}» is no call of this site`;
}

/** Whether a reply or a page of the site may be affected by the change. */
export function isKnownChange(change: NamedChange, replies: BuildCacheHead['replies']): boolean {
  return change.kind === 'page' || [...replies].some(([key, reply]) => mayAffect(change, key, reply));
}

/**
 * A reply contains entities of some kinds, and may count others or list their values without their ids: `/document-category`,
 * `/video/years-options`.
 */
function mayAffect({ path, kind }: NamedChange, key: string, { kinds }: SharedReply): boolean {
  return kinds.includes(kind) || key.startsWith(`/${path.split('/')[1] ?? ''}`);
}

/** The key of a whole list ends with `#all`. */
function pathOf(key: string): string {
  return key.replace(/[?#].*/, '');
}

/** A change may name its entity by the slug. */
function entitiesOf({ kind, identifier }: NamedChange, replies: BuildCacheHead['replies']): string[] {
  if (identifier === undefined) return [];
  const ids = [...replies]
    .filter(([key, { isList }]) => isList && kindOfPath(pathOf(key)) === kind)
    .flatMap(([, reply]) => itemsIdentifiedBy(identifier, reply.read()))
    .map((item: { id?: unknown }) => String(item.id));
  return [identifier, ...ids].map((id) => `${kind}:${id}`);
}

function positionOf({ identifier }: NamedChange, items: LazyList<object>): number {
  if (identifier === undefined) return -1;
  let position = 0;
  for (const item of items) {
    if (isIdentifiedBy(item, identifier)) return position;
    position++;
  }
  return -1;
}

function itemsIdentifiedBy(identifier: string, items: Iterable<object>): object[] {
  return Iterator.from(items)
    .filter((item) => isIdentifiedBy(item, identifier))
    .toArray();
}

function isIdentifiedBy(item: { id?: unknown; slug?: unknown }, identifier: string): boolean {
  return String(item.id) === identifier || item.slug === identifier;
}
