import { spawnSync } from 'node:child_process';
import { findChromium } from './setup/find-chromium.ts';
import { runCommand } from './setup/run-command.ts';
import { findNginx } from './setup/find-nginx.ts';
import { ensureJava } from './setup/ensure-java.ts';

/** Every check, cheapest first; the first that fails ends the run. */
const CHECKS: [name: string, command: string, ...args: string[]][] = [
  ['Formatting', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['Lint', 'oxlint', '--deny-warnings'],
  ['Types', 'tsc', '--noEmit'],
  ['Imports', 'depcruise', '--config', '.dependency-cruiser.mjs', 'src', 'scripts', 'tests'],
  ['Unused code', 'knip'],
  ['Tests', 'vitest', 'run', ...process.argv.slice(2)],
];

await runCommand(async () => {
  const found = { CHROMIUM_PATH: findChromium(), NGINX_PATH: findNginx() };
  ensureJava();
  for (const [name, command, ...args] of CHECKS) {
    console.log(`\n— ${name}`);
    const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...found } });
    if (status !== 0) throw new Error(`${name}: failed; the reasons stand above`);
  }
});
