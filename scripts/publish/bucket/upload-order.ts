import { SERVICE_WORKER_PATH } from '../../../src/lib/browser/offline-cache.ts';

export const LATEST_KEY = 'builds/latest.json';

/**
 * The order of upload: files that a page of the new build requests are uploaded before that page. The service worker caches the
 * offline page when it is installed, so that page comes before it.
 */
export const STAGES = ['assets', 'payloads', 'pages', 'worker', 'sitemap', 'records', 'latest'] as const;
export type Stage = (typeof STAGES)[number];

/** The stage in which an object with this key is uploaded. A page has a second key without extension: its exact pathname. */
export function stageOf(key: string): Stage {
  if (key === LATEST_KEY) return 'latest';
  if (key.startsWith('builds/meta/')) return 'assets';
  if (key.startsWith('builds/')) return 'records';
  if (key === SERVICE_WORKER_PATH.slice(1)) return 'worker';
  if (/\.xml$|^robots\.txt$/.test(key)) return 'sitemap';
  if (key.endsWith('.json')) return 'payloads';
  return key.endsWith('.html') ? 'pages' : 'assets';
}
