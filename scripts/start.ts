import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runCommand } from './setup/run-command.ts';
import { startDemoApiWhenNeeded } from './setup/start-demo-api-when-needed.ts';
import { nodeFlagsOf } from './setup/node-flags.mjs';
import { serve } from './serve/serve.ts';

const BUILD_SCRIPT = 'scripts/build.ts';

/** The main job in one command: an API, the built site, a server for it. */
await runCommand(async () => {
  const api = await startDemoApiWhenNeeded();
  if (api) console.log(`Demo API: ${api.url}`);
  if (await runBuildProcess()) return serve('dist');
  await api?.close();
  return 1;
});

/** The build runs in a process of its own: its memory is given back before the server starts to wait for visitors. */
async function runBuildProcess(): Promise<boolean> {
  const child = spawn(process.execPath, [...nodeFlagsOf(BUILD_SCRIPT), BUILD_SCRIPT], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
