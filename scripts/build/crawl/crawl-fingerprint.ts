import { createHash } from 'node:crypto';
import type { Source } from '../api/source.ts';
import type { Shard } from '../options/scope.ts';
import type { SitePlan } from './crawl.ts';

/** A shard, and the hash of its crawl. */
export interface ShardOfCrawl {
  shard: Shard;
  crawlFingerprint: string;
}

/**
 * Hash of all replies and planned pages of a crawl: the shards of one site must have the same one.
 * @param others further inputs of the pages
 */
export function crawlFingerprint(
  { pages, redirects }: SitePlan,
  { listIds, entityHashes }: ReturnType<Source['observed']>,
  others: unknown[],
): string {
  // Lists arrive in any order.
  const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
  const lists = Object.entries(listIds).toSorted(byKey);
  const entities = [...entityHashes].toSorted(byKey);
  const sum = createHash('sha1');
  for (const part of [pages, redirects, lists, entities])
    for (const item of part) sum.update(`${JSON.stringify(item)}\n`);
  sum.update(JSON.stringify(others));
  return sum.digest('hex');
}
