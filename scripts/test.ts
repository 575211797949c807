import { spawn, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { bundle } from './build/bundle/bundle.ts';
import { DEFAULT_ENVIRONMENT } from './build/options/settings.ts';
import { findChromium } from './setup/find-chromium.ts';
import { runCommand } from './setup/run-command.ts';
import { findNginx } from './setup/find-nginx.ts';
import { ramDisk } from './setup/ram-disk.ts';
import { ensureJava } from './setup/ensure-java.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The arguments of `npm test -- <file or option>…`, for the test runner. */
const named = process.argv.slice(2);

type Check = [name: string, command: string, ...args: string[]];

const CHECKS: Check[] = [
  ['Formatting', 'oxfmt', '--check'],
  ['Lint', 'oxlint', '--deny-warnings'],
  ['Types', 'tsc', '--noEmit', '--singleThreaded'],
  ['Imports', 'depcruise', '--config', '.dependency-cruiser.mjs', 'src', 'scripts', 'tests'],
  ['Unused code', 'knip'],
];

/**
 * The checks together, since they use one core each, and meanwhile the code is bundled for the tests, and what they need is
 * installed. Then the tests, or only those named.
 */
await runCommand(async () => {
  const isWhole = named.length === 0;
  const checks = isWhole ? CHECKS.map(runCheck) : [];
  const bundling = isWhole && bundle({ root, cacheDir: path.join(root, '.cache') });
  const [results, found] = await Promise.all([Promise.all(checks), findTools(), bundling]);
  refuseFailed(results);
  // On a disk the sites of the tests take a third more processor time.
  const env = { ...process.env, ...DEFAULT_ENVIRONMENT, ...found, TMPDIR: ramDisk() ?? tmpdir() };
  console.log('\n— Tests');
  const { status } = spawnSync('vitest', ['run', ...named], { stdio: 'inherit', env });
  refuseFailed([{ name: 'Tests', passed: status === 0 }]);
});

/** Installs what is missing, one after the other, because apt-get runs alone. @returns the variables for the tests */
async function findTools(): Promise<NodeJS.ProcessEnv> {
  const CHROMIUM_PATH = await findChromium();
  const NGINX_PATH = await findNginx();
  await ensureJava();
  return { CHROMIUM_PATH, NGINX_PATH };
}

interface CheckResult {
  name: string;
  passed: boolean;
}

/** Prints what the check has printed when it ends. */
async function runCheck([name, command, ...args]: Check): Promise<CheckResult> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const code = new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const passed = (await code) === 0;
  console.log(`\n— ${name}\n${output}${errors}`.trimEnd());
  return { name, passed };
}

function refuseFailed(results: CheckResult[]): void {
  const failed = results.flatMap(({ name, passed }) => (passed ? [] : [name]));
  if (failed.length > 0) throw new Error(`${failed.join(', ')}: failed; see the reasons above`);
}
