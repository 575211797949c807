import { createHash } from 'node:crypto';
import type { Source } from '../api/source.ts';
import type { Shard } from '../options/scope.ts';
import type { SitePlan } from './crawl.ts';

/** A shard, and the hash of all that its crawl has read. */
export interface ShardOfCrawl {
  shard: Shard;
  crawlFingerprint: string;
}

/**
 * Hash of all that a crawl has read and planned: the shards of one site must agree on it.
 * @param others what else the pages are made from, beside the replies
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
  for (const part of [pages, redirects, lists, entities, others]) sum.update(JSON.stringify(part));
  return sum.digest('hex');
}
