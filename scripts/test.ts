import { spawnSync } from 'node:child_process';
import { findChromium } from './setup/find-chromium.ts';
import { runCommand } from './setup/run-command.ts';
import { findNginx } from './setup/find-nginx.ts';
import { ensureJava } from './setup/ensure-java.ts';

/** The arguments of `npm test -- <file or option>…`, for the test runner. */
const named = process.argv.slice(2);

/** Every check, cheapest first; the first failure ends the run. With arguments only the tests run. */
const CHECKS: [name: string, command: string, ...args: string[]][] = [
  ['Formatting', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['Lint', 'oxlint', '--deny-warnings'],
  ['Types', 'tsc', '--noEmit'],
  ['Imports', 'depcruise', '--config', '.dependency-cruiser.mjs', 'src', 'scripts', 'tests'],
  ['Unused code', 'knip'],
  ['Tests', 'vitest', 'run', ...named],
];

await runCommand(async () => {
  const found = { CHROMIUM_PATH: findChromium(), NGINX_PATH: findNginx() };
  ensureJava();
  for (const [name, command, ...args] of named.length > 0 ? CHECKS.slice(-1) : CHECKS) {
    console.log(`\n— ${name}`);
    const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...found } });
    if (status !== 0) throw new Error(`${name}: failed; see the reasons above`);
  }
});
