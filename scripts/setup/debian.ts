import { spawnSync } from 'node:child_process';

/** Whether a command is on the path. */
export function isOnPath(command: string): boolean {
  return spawnSync('which', [command]).status === 0;
}

/** Installs a package with apt-get if the user may. The caller checks the result. */
export function installFromDebian(packageName: string): void {
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) return;
  console.log(`Set-up: installing ${packageName} with apt-get`);
  runQuietly('apt-get', 'update', '-qq');
  runQuietly('apt-get', 'install', '-y', '-qq', '--no-install-recommends', packageName);
}

/** Runs a set-up command and shows only its errors. */
export function runQuietly(command: string, ...args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
