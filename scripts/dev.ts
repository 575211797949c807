import { readPort, readSettings } from './build/options/settings.ts';
import { command } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';
import { closeOnFailure, startDemoApiWhenNeeded } from './setup/start-demo-api-when-needed.ts';
import { startDevServer } from './serve/dev/dev-server.ts';

await runCommand(async () => {
  command('dev', 'Serves the site and its components from their sources, with the demo API if no API is set.').parse();
  const settings = readSettings(process.env);
  const api = await startDemoApiWhenNeeded({ watch: true });
  if (api) console.log(`Demo API: ${api.url}`);
  const { url } = await closeOnFailure(api, () => startDevServer(settings, readPort(process.env, 5173)));
  console.log(`The site is at ${url}, its components at /ui-kit`);
});
