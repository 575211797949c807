import { createServer } from 'node:http';
import { createServer as createViteServer } from 'vite';
import type { Settings } from '../build/settings.ts';
import { listen } from '../serve/host.ts';
import { answerPage } from './answer-page.ts';

export interface DevServer {
  url: string;
  close: () => Promise<void>;
}

/** The site with hot reload: pages are drawn on demand from the API as it answers now. @throws when the port is taken. */
export async function startDevServer(settings: Settings, port: number): Promise<DevServer> {
  const vite = await createViteServer({
    publicDir: 'public',
    server: { middlewareMode: true },
    appType: 'custom',
    // Looks for dependencies in all of the code at once: one found later would load the open page anew.
    optimizeDeps: { entries: ['src/**/*.tsx'] },
  });
  const server = createServer((request, response) => {
    vite.middlewares(request, response, () => void answerPage(request, response, vite, settings));
  });
  const url = await listen(server, port);
  return {
    url,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await vite.close();
    },
  };
}
