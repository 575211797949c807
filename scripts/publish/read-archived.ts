import type { Bucket } from './bucket/bucket.ts';
import { ARCHIVE_PREFIX, type SiteObject } from './bucket/site-object.ts';

/** Reads the archived bytes of a replaced object. @throws if they are no longer kept */
export async function readArchived({ key, etag }: SiteObject, bucket: Bucket): Promise<Buffer> {
  const read = await bucket.read(ARCHIVE_PREFIX + etag);
  if (!read) throw new Error(`${key}: its bytes are no longer kept under ${ARCHIVE_PREFIX}${etag}`);
  return read.body;
}
