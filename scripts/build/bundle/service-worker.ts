import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Bundle } from './bundle.ts';
import type { Settings } from '../options/settings.ts';

/**
 * The file of the service worker. Browsers install a worker when its bytes have changed, and it then caches the offline page
 * again: so its bytes depend on that page.
 */
export function serviceWorker(code: Bundle, { SERVICE_WORKER }: Settings, offlinePage: string): string {
  if (SERVICE_WORKER === 'off') return unregisterWorker(code);
  return `${workerFile(code, 'main')}// With the offline page ${hash('sha1', offlinePage).slice(0, 12)}\n`;
}

/** The script that unregisters the worker of earlier visitors. */
export function unregisterWorker(code: Bundle): string {
  return workerFile(code, 'unregister');
}

function workerFile({ serviceWorkerDir }: Bundle, name: 'main' | 'unregister'): string {
  return readFileSync(path.join(serviceWorkerDir, `${name}.js`), 'utf8');
}
