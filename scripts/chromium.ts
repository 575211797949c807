import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { UsageError } from './build/settings.ts';

const DEBIAN = '/usr/bin/chromium';

/** The browser that the tests drive: a named one, Debian's, Playwright's own; installed when there is none. @throws {UsageError} */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new UsageError(`CHROMIUM_PATH: expected the path of a Chromium, ${named} does not exist`);
  }
  const found = [DEBIAN, chromium.executablePath()].find(existsSync);
  return found ?? install();
}

function install(): string {
  if (process.getuid?.() === 0 && isThere('apt-get')) {
    console.log('Set-up: installing Chromium with apt-get');
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
    if (existsSync(DEBIAN)) return DEBIAN;
  }
  console.log('Set-up: installing Playwright’s Chromium');
  run('playwright-core', 'install', 'chromium');
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  throw new UsageError('The browser tests need Chromium: install it and set CHROMIUM_PATH to its path');
}

function isThere(command: string): boolean {
  return spawnSync('which', [command]).status === 0;
}

function run(command: string, ...args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
