import { gunzipSync, gzipSync } from 'node:zlib';
import { contentType, isCompressible } from '../../serve/content-type.ts';
import { cacheControl } from '../../serve/headers.ts';
import type { ObjectHeaders, ObjectContent } from './bucket.ts';
import type { Stage } from './upload-order.ts';

/** One object of the published site. */
export interface SiteObject {
  key: string;
  stage: Stage;
  type: string;
  /** MD5 of the stored bytes, hex: the ETag that the store returns. */
  etag: string;
  gzip: boolean;
  redirect?: string;
}

/** The archive: bytes of old versions, named by their ETag, for a rollback. */
export const ARCHIVE_PREFIX = 'builds/kept/';
export const RELEASES_PREFIX = 'builds/releases/';
/** Editors' previews, each under a secret name. The service worker of the site never caches `builds/`. */
export const PREVIEWS_PREFIX = 'builds/previews/';

/** The headers of an object. */
export function headersOf({ key, type, gzip, redirect }: SiteObject): ObjectHeaders {
  return { type, cache: cacheControl(`/${key}`), gzip, redirect };
}

/** Smaller files are not compressed. */
const MIN_GZIP_BYTES = 1000;

/** The bytes of a file as stored in the bucket. */
export function storedBytes(file: string, content: Buffer, compress: boolean): { body: Buffer; gzip: boolean } {
  const gzip = compress && content.length >= MIN_GZIP_BYTES && isCompressible(contentType(file));
  return { body: gzip ? gzipSync(content) : content, gzip };
}

/** The text of an object. */
export function textOf({ body, gzip }: ObjectContent): string {
  return (gzip ? gunzipSync(body) : body).toString();
}
