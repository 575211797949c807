import type { Plugin } from 'vite';
import { inject } from 'vitest';
import { readSettings } from '../../../scripts/build/options/settings.ts';
import { type DevServer, startDevServer } from '../../../scripts/serve/dev/dev-server.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Time limit for the first visit of a page on a development server, which transforms every module for it, ms. */
export const TRANSFORM_MS = 90_000;

/** A development server for the demo API. Its cache is its own: two servers that write to one remove each other's files. */
export function startTestDevServer(plugins: Plugin[] = []): Promise<DevServer> {
  const cacheDir = temporaryFolder();
  const ownCache: Plugin = { name: 'own-cache', config: () => ({ cacheDir }) };
  return startDevServer(readSettings({ API_BASE_URL: inject('apiUrl') }, 'none'), 0, [ownCache, ...plugins]);
}
