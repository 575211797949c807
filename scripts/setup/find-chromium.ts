import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installFromDebian, runQuietly } from './debian.ts';
import { UsageError } from './usage-error.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The browser that the tests drive: a named one, Debian's, Playwright's own; installed when there is none. @throws {UsageError} */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new UsageError(`CHROMIUM_PATH: expected the path of a Chromium, ${named} does not exist`);
  }
  const found = [DEBIAN_CHROMIUM, chromium.executablePath()].find(existsSync);
  return found ?? install();
}

function install(): string {
  installFromDebian('chromium');
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  console.log('Set-up: installing Playwright’s Chromium');
  runQuietly('playwright', 'install', 'chromium');
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  throw new UsageError('The browser tests need Chromium: install it and set CHROMIUM_PATH to its path');
}
