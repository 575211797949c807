import { RECORD_FILE, recordPages } from '../build/cache/build-cache.ts';
import type { Bucket } from './bucket/bucket.ts';
import { textOf } from './bucket/site-object.ts';
import type { TreePage } from './site-tree.ts';

/** The pages of the build whose record is published; none in a bucket without a site. */
export async function readStoredPages(bucket: Bucket): Promise<Map<string, TreePage>> {
  const read = await bucket.read(RECORD_FILE);
  if (!read) return new Map();
  const pages = recordPages(textOf(read).split('\n'));
  return new Map(pages.map(({ address, data, facts }) => [address, { data, indexable: facts.indexable }]));
}
