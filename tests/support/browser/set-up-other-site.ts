import path from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { listen } from '../../../scripts/serve/listen.ts';
import { createSiteServer } from '../../../scripts/serve/site-server.ts';
import { buildSite } from './site-setup.ts';
import { temporaryFolder } from '../temporary-folder.ts';

interface RunningApi {
  url: string;
  close: () => Promise<void>;
}

/**
 * The site built with other settings or from another API than the demo's, served during the tests of a file.
 * @returns its origin, valid while the tests run
 */
export function setUpOtherSite(
  settings: Record<string, string>,
  startApi: () => Promise<RunningApi> = async () => ({ url: inject('apiUrl'), close: async () => {} }),
): { url: () => string } {
  let url = '';
  let end = async () => {};
  beforeAll(async () => {
    const out = path.join(temporaryFolder(), 'dist');
    const api = await startApi();
    await buildSite(api.url, out, { settings });
    const files = [api.url, ...(settings['FILES_ORIGIN'] ?? '').split(' ').filter(Boolean)];
    const hosts = { api: api.url, files, analytics: 'METRIKA_ID' in settings };
    const host = createSiteServer(out, hosts, { compressed: false });
    url = await listen(host, 0);
    end = async () => {
      host.closeAllConnections();
      host.close();
      await api.close();
    };
  });
  afterAll(() => end());
  return { url: () => url };
}
