import { createServer } from 'node:http';
import { createServer as createViteServer, type Plugin } from 'vite';
import type { Settings } from '../../build/options/settings.ts';
import { listen } from '../listen.ts';
import { handleRequest, loadAppModules } from './handle-request.ts';

/**
 * A file has changed when its size has been the same for so long, ms. Otherwise one that git replaces is read while it is still
 * empty, and the watcher misses what is written next: the page then lacked the file's exports until its next change.
 */
const WRITTEN = { stabilityThreshold: 40, pollInterval: 10 };

/** Loads the open pages anew after a change of code that the browser does not have: it made their HTML and their data. */
const reloadForServerCode: Plugin = {
  name: 'reload-for-server-code',
  hotUpdate({ file, modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return;
    const { hot, moduleGraph } = server.environments.client;
    const known = [...(moduleGraph.getModulesByFile(file) ?? [])];
    // A module that a loaded one may import later is known, too.
    const isLoaded = known.some(({ isSelfAccepting }) => isSelfAccepting !== undefined);
    if (!isLoaded) hot.send({ type: 'full-reload' });
  },
};

export interface DevServer {
  url: string;
  close: () => Promise<void>;
}

/**
 * The site with hot reload: pages are rendered on demand from the API.
 * @param plugins additional Vite plugins. @throws when the port is in use
 */
export async function startDevServer(settings: Settings, port: number, plugins: Plugin[] = []): Promise<DevServer> {
  let hasFailed = false;
  const server = createServer((request, response) => {
    response.on('finish', () => (hasFailed ||= response.statusCode === 500));
    vite.middlewares(request, response, () => void handleRequest(request, response, vite, settings));
  });
  const vite = await createViteServer({
    plugins: [reloadForServerCode, ...plugins],
    publicDir: 'public',
    // Changes are sent over the same port. On Vite's own port a second server of this kind would send none.
    server: { middlewareMode: true, ws: { server }, watch: { awaitWriteFinish: WRITTEN } },
    appType: 'custom',
    // Scans all code for dependencies at the start: one found later would reload the open page.
    optimizeDeps: { entries: ['src/**/*.tsx'] },
  });
  // A page that failed to render has no modules to replace.
  vite.watcher.on('change', () => {
    if (hasFailed) vite.environments.client.hot.send({ type: 'full-reload' });
    hasFailed = false;
  });
  // Its watchers would keep the process.
  const url = await listen(server, port).catch(async (error: unknown) => {
    await vite.close();
    throw error;
  });
  // An error in the code is shown with the first page.
  const loaded = loadAppModules(vite).catch(() => {});
  return {
    url,
    close: async () => {
      server.closeAllConnections();
      server.close();
      // Vite would report the modules that it could no longer load.
      await loaded;
      await vite.close();
    },
  };
}
