import { spawnSync } from 'node:child_process';

/** Whether a command is on the path. */
export function isThere(command: string): boolean {
  return spawnSync('which', [command]).status === 0;
}

/** Installs a package with apt-get where this user may. The caller looks whether it has helped. */
export function installFromDebian(name: string): void {
  if (process.getuid?.() !== 0 || !isThere('apt-get')) return;
  console.log(`Set-up: installing ${name} with apt-get`);
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
}

/** Runs a command of the set-up; only what it complains of is shown. */
export function run(command: string, ...args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
