import { createServer } from 'node:http';
import { createServer as createViteServer } from 'vite';
import { readSettings } from './build/settings.ts';
import { namesAnApi } from './api-choice.ts';
import { runCommand } from './command.ts';
import { startDemoApi } from './demo-api/server.ts';
import { answerPage } from './dev/answer-page.ts';
import { listen } from './serve/host.ts';

/** The site with hot reload: pages are drawn on demand from the API as it answers now. */
await runCommand(async () => {
  const settings = readSettings(process.env);
  if (!namesAnApi()) console.log(`Demo API: ${(await startDemoApi({ watch: true })).url}`);
  const vite = await createViteServer({ publicDir: 'public', server: { middlewareMode: true }, appType: 'custom' });
  const server = createServer((request, response) => {
    vite.middlewares(request, response, () => void answerPage(request, response, vite, settings));
  });
  console.log(`The site is at ${await listen(server, Number(process.env['PORT'] ?? 5173))}, its components at /ui-kit`);
});
