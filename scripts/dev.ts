import { createServer } from 'node:http';
import { createServer as createViteServer } from 'vite';
import { readPort, readSettings } from './build/settings.ts';
import { runCommand } from './command.ts';
import { startDemoApiWhenNeeded } from './demo-api-when-needed.ts';
import { answerPage } from './dev/answer-page.ts';
import { listen } from './serve/host.ts';

/** The site with hot reload: pages are drawn on demand from the API as it answers now. */
await runCommand(async () => {
  const settings = readSettings(process.env);
  const api = await startDemoApiWhenNeeded({ watch: true });
  if (api) console.log(`Demo API: ${api.url}`);
  const vite = await createViteServer({ publicDir: 'public', server: { middlewareMode: true }, appType: 'custom' });
  const server = createServer((request, response) => {
    vite.middlewares(request, response, () => void answerPage(request, response, vite, settings));
  });
  console.log(`The site is at ${await listen(server, readPort(process.env, 5173))}, its components at /ui-kit`);
});
