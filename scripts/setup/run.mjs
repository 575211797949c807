// Runs a script of the project with its requirements: the packages of the lockfile and Node 24. Plain JavaScript for Node 20,
// because it runs before anything is installed.
//
// node scripts/setup/run.mjs scripts/build.ts --out dist
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeFlagsOf } from './node-flags.mjs';
import { SECRET_SETTINGS } from './secret-settings.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const bin = path.join(root, 'node_modules', '.bin');
const [script, ...args] = process.argv.slice(2);

if (!script) fail('Usage: node scripts/setup/run.mjs <script> [arguments]');
const missing = findMissing();
if (missing) install(missing);
run(findNode());

/** Compares the lockfile with npm's record of installed packages. */
function findMissing() {
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return 'packages are not installed';
  const have = JSON.parse(readFileSync(installed, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const differs = Object.entries(wanted).find(
    ([name, { version, optional }]) => name !== '' && have[name]?.version !== version && !(optional && !have[name]),
  );
  return differs && `${differs[0]} is not at version ${differs[1].version}`;
}

function install(reason) {
  console.log(`Set-up: ${reason}; running npm ci`);
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: withoutSecrets(process.env),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('Set-up failed: npm ci could not install the packages; see its message above');
}

/** A package's own code may run during the installation. */
function withoutSecrets(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !SECRET_SETTINGS.includes(name)));
}

/** The Node in the lockfile's packages on Linux; elsewhere the installed one, if it is new enough. */
function findNode() {
  const own = path.join(bin, 'node');
  if (existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 15)) return process.execPath;
  return fail(
    `Node 24.15 or newer is needed on this system, this is ${process.versions.node}: install it and try again`,
  );
}

function run(node) {
  const environment = {
    ...process.env,
    PATH: bin + path.delimiter + process.env.PATH,
    // Some hundred TypeScript files and their imports: with the compile cache they start in half the time.
    NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'),
    // A cache that CI restores into another folder is used, too.
    NODE_COMPILE_CACHE_PORTABLE: '1',
  };
  const child = spawn(node, [...nodeFlagsOf(script), script, ...args], { stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
