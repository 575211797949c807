import { canonicalAddress } from '../../src/lib/address.ts';
import type { PlannedPage } from './crawl.ts';
import type { GoneEntity } from './gone.ts';
import { UsageError } from './settings.ts';

/** The pages that were asked for; all without a wish. @throws {UsageError} for an address that the site does not have. */
export function choosePages(planned: PlannedPage[], only: string[], gone: GoneEntity[]): PlannedPage[] {
  if (only.length === 0) return planned;
  const wanted = new Set(only.map(canonicalAddress));
  for (const { address } of gone) wanted.delete(address);
  const chosen = planned.filter(({ address }) => wanted.delete(address));
  const [unknown] = wanted;
  if (unknown !== undefined) throw new UsageError(`--only ${unknown}: the site has no such address`);
  return chosen;
}
