import { command } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';
import { closeOnFailure, startDemoApiWhenNeeded } from './setup/start-demo-api-when-needed.ts';
import { runNode } from './setup/run-node.ts';
import { checkSitePort, serve } from './serve/serve.ts';

/** `npm start`: an API, the built site, a server for it. */
await runCommand(async () => {
  command('start', 'Starts the demo API if no API is set, builds the site into dist and serves it.').parse();
  await checkSitePort();
  const api = await startDemoApiWhenNeeded();
  if (api) console.log(`Demo API: ${api.url}`);
  // In a process of its own, which returns its memory before the server starts.
  const { code } = await runNode('scripts/build.ts', [], { env: { NODE_ENV: 'production' }, showOutput: true });
  if (code === 0) return closeOnFailure(api, () => serve('dist'));
  await api?.close();
  return 1;
});
