import { hash } from 'node:crypto';
import { filtered, type LazyList } from '../../../src/lib/data/long-list.ts';
import { UsageError } from '../../setup/usage-error.ts';
import type { BuildScope, Shard } from '../options/scope.ts';
import type { PlannedPage } from '../page/planned-page.ts';
import type { DeletedEntity } from './deleted-entities.ts';

/** The planned pages that are in the scope of a build. @throws {UsageError} for a pathname that the site does not have */
export function choosePages(
  planned: LazyList<PlannedPage>,
  scope: BuildScope,
  deleted: DeletedEntity[],
): LazyList<PlannedPage> {
  switch (scope.kind) {
    case 'site':
      return planned;
    case 'pages':
      return namedPages(planned, scope.pathnames, deleted);
    case 'shard':
      return filtered(planned, ({ pathname }) => shardIndexOf(pathname, scope.shard.of) === scope.shard.index);
  }
}

/** A named page that an earlier attempt of this build has found to be deleted is no error. */
function namedPages(
  planned: LazyList<PlannedPage>,
  pathnames: string[],
  deleted: DeletedEntity[],
): LazyList<PlannedPage> {
  const wanted = new Set(pathnames);
  for (const { pathname } of deleted) wanted.delete(pathname);
  const chosen = filtered(planned, ({ pathname }) => wanted.delete(pathname));
  const [unknown] = wanted;
  if (unknown !== undefined) throw new UsageError(`--only ${unknown}: the site has no such page`);
  return chosen;
}

/** The shard of a pathname, from 1: the same on every machine, whatever the other pages are. */
function shardIndexOf(pathname: string, of: Shard['of']): number {
  return (parseInt(hash('sha1', pathname).slice(0, 8), 16) % of) + 1;
}
