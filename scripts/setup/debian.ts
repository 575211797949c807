import { spawnSync } from 'node:child_process';

/** Whether a command is on the path. */
export function isOnPath(command: string): boolean {
  return spawnSync('which', [command]).status === 0;
}

/** Installs a package with apt-get where this user may. The caller looks whether it has helped. */
export function installFromDebian(packageName: string): void {
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) return;
  console.log(`Set-up: installing ${packageName} with apt-get`);
  runQuietly('apt-get', 'update', '-qq');
  runQuietly('apt-get', 'install', '-y', '-qq', '--no-install-recommends', packageName);
}

/** Runs a command of the set-up; only what it complains of is shown. */
export function runQuietly(command: string, ...args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
