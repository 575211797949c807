import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Whether a command is on the path. */
export function isOnPath(command: string): boolean {
  return spawnSync('which', [command]).status === 0;
}

let updated: Promise<void> | undefined;

/** Installs a package with apt-get if the user may. The caller checks the result, and installs one at a time. */
export async function installFromDebian(packageName: string): Promise<void> {
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) return;
  console.log(`Set-up: installing ${packageName} with apt-get`);
  await (updated ??= runQuietly('apt-get', 'update', '-qq'));
  await runQuietly('apt-get', 'install', '-y', '-qq', '--no-install-recommends', packageName);
}

/** Runs a set-up command and shows only its errors. */
export async function runQuietly(command: string, ...args: string[]): Promise<void> {
  await once(spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }), 'close');
}
