import { BUILD_CACHE_FILE, parseCachedPages } from '../build/cache/build-cache.ts';
import type { Bucket } from './bucket/bucket.ts';
import { textOf } from './bucket/site-object.ts';
import type { TreePage } from './site-tree.ts';

/** The pages of the published build; none in a bucket without a site. */
export async function readLivePages(bucket: Bucket): Promise<Map<string, TreePage>> {
  const read = await bucket.read(BUILD_CACHE_FILE);
  if (!read) return new Map();
  const pages = parseCachedPages(textOf(read).split('\n'));
  return new Map(pages.map(({ pathname, dataHash, facts }) => [pathname, { dataHash, indexable: facts.indexable }]));
}
