import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { namesAnApi } from './api-choice.ts';
import { runCommand } from './command.ts';
import { startDemoApi } from './demo-api/server.ts';

/** The main job in one command: an API, the built site, a server for it. */
await runCommand(async () => {
  if (!namesAnApi()) {
    const api = await startDemoApi({});
    console.log(`Demo API: ${api.url}`);
  }
  await run('scripts/build.ts', { NODE_ENV: 'production' });
  await import('./serve.ts');
});

/** The build runs apart: its memory is given back before the server starts to wait for visitors. */
async function run(script: string, environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The site was not built; the reasons stand above');
}
