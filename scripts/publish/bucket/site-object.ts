import { gunzipSync, gzipSync } from 'node:zlib';
import { SERVICE_WORKER_PATH } from '../../../src/lib/browser/offline-cache.ts';
import { contentType, isCompressible } from '../../serve/content-type.ts';
import { cacheControl } from '../../serve/headers.ts';
import type { ObjectHeaders, ObjectContent } from './bucket.ts';

/**
 * The order of upload: whatever is asked for first by a page of the new build is there before that page. The service
 * worker comes with the page that it keeps, so that one is there before it.
 */
export const STAGES = ['parts', 'payloads', 'pages', 'worker', 'sitemap', 'records', 'latest'] as const;
export type Stage = (typeof STAGES)[number];

/** One object of the published site. */
export interface SiteObject {
  key: string;
  stage: Stage;
  type: string;
  /** MD5 of the stored bytes, hex: the ETag that the store answers with. */
  etag: string;
  gzip: boolean;
  redirect?: string | undefined;
}

/** Bytes of old versions, named by their ETag: what a rollback puts back. */
export const ARCHIVE_PREFIX = 'builds/kept/';
export const RELEASES_PREFIX = 'builds/releases/';
export const LATEST_KEY = 'builds/latest.json';

/** When an object of this key is uploaded. A page has a second key without extension: its exact address. */
export function stageOf(key: string): Stage {
  if (key === LATEST_KEY) return 'latest';
  if (key.startsWith('builds/meta/')) return 'parts';
  if (key.startsWith('builds/')) return 'records';
  if (key === SERVICE_WORKER_PATH.slice(1)) return 'worker';
  if (/\.xml$|^robots\.txt$/.test(key)) return 'sitemap';
  if (key.endsWith('.json')) return 'payloads';
  return key.endsWith('.html') ? 'pages' : 'parts';
}

/** The headers of an object. */
export function headersOf({ key, type, gzip, redirect }: SiteObject): ObjectHeaders {
  return { type, cache: cacheControl(`/${key}`), gzip, redirect };
}

/** Below this size compression gains nothing. */
const MIN_GZIP_BYTES = 1000;

/** The bytes of a file as the bucket keeps them. */
export function storedBytes(file: string, content: Buffer, compress: boolean): { body: Buffer; gzip: boolean } {
  const gzip = compress && content.length >= MIN_GZIP_BYTES && isCompressible(contentType(file));
  return { body: gzip ? gzipSync(content) : content, gzip };
}

/** The text of an object that was read. */
export function textOf({ body, gzip }: ObjectContent): string {
  return (gzip ? gunzipSync(body) : body).toString();
}
