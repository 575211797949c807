import { hash } from 'node:crypto';
import { canonicalPathname } from '../../../src/lib/address/pathname.ts';
import type { DeletedEntity } from './deleted-entities.ts';
import type { BuildOptions, Shard } from '../options/build-options.ts';
import { UsageError } from '../../setup/usage-error.ts';
import type { PlannedPage } from '../page/planned-page.ts';

/** The pages that were asked for; all without a wish. @throws {UsageError} for an address that the site does not have. */
export function choosePages(
  planned: PlannedPage[],
  { only, shard }: Pick<BuildOptions, 'only' | 'shard'>,
  gone: DeletedEntity[],
): PlannedPage[] {
  if (shard) return planned.filter(({ pathname }) => shardOf(pathname, shard.of) === shard.index);
  if (only.length === 0) return planned;
  const wanted = new Set(only.map(canonicalPathname));
  for (const { pathname: address } of gone) wanted.delete(address);
  const chosen = planned.filter(({ pathname }) => wanted.delete(pathname));
  const [unknown] = wanted;
  if (unknown !== undefined) throw new UsageError(`--only ${unknown}: the site has no such address`);
  return chosen;
}

/** The shard that a pathname falls to, from 1: the same on every machine, whatever else the site holds. */
function shardOf(address: string, of: Shard['of']): number {
  return (parseInt(hash('sha1', address).slice(0, 8), 16) % of) + 1;
}
