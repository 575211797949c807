import { hash } from 'node:crypto';
import { canonicalAddress } from '../../../src/lib/address/pathname.ts';
import type { PlannedPage } from './crawl.ts';
import type { GoneEntity } from './deleted-entities.ts';
import type { BuildOptions, Shard } from '../options/build-options.ts';
import { UsageError } from '../options/settings.ts';

/** The pages that were asked for; all without a wish. @throws {UsageError} for an address that the site does not have. */
export function choosePages(
  planned: PlannedPage[],
  { only, shard }: Pick<BuildOptions, 'only' | 'shard'>,
  gone: GoneEntity[],
): PlannedPage[] {
  if (shard) return planned.filter(({ address }) => shareOf(address, shard.of) === shard.index);
  if (only.length === 0) return planned;
  const wanted = new Set(only.map(canonicalAddress));
  for (const { address } of gone) wanted.delete(address);
  const chosen = planned.filter(({ address }) => wanted.delete(address));
  const [unknown] = wanted;
  if (unknown !== undefined) throw new UsageError(`--only ${unknown}: the site has no such address`);
  return chosen;
}

/** The share that an address falls to, from 1: the same on every machine, whatever else the site holds. */
function shareOf(address: string, of: Shard['of']): number {
  return (parseInt(hash('sha1', address).slice(0, 8), 16) % of) + 1;
}
