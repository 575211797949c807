import { readPort, readSettings } from './build/settings.ts';
import { runCommand } from './command.ts';
import { startDemoApiWhenNeeded } from './demo-api-when-needed.ts';
import { startDevServer } from './dev/server.ts';

await runCommand(async () => {
  const settings = readSettings(process.env);
  const api = await startDemoApiWhenNeeded({ watch: true });
  if (api) console.log(`Demo API: ${api.url}`);
  const { url } = await startDevServer(settings, readPort(process.env, 5173));
  console.log(`The site is at ${url}, its components at /ui-kit`);
});
