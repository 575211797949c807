import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installFromDebian, runQuietly } from './debian.ts';
import { UsageError } from './usage-error.ts';

/** The browser without windows: a page takes a third of the CPU time that the full browser takes. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * The browser for the tests: the configured one, Debian's, or Playwright's; installed if there is none. @throws {UsageError}
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new UsageError(`CHROMIUM_PATH: expected the path of a Chromium, ${named} does not exist`);
  }
  if (!existsSync(HEADLESS_SHELL)) await installFromDebian('chromium-headless-shell');
  return [HEADLESS_SHELL, DEBIAN_CHROMIUM, chromium.executablePath()].find(existsSync) ?? installFromPlaywright();
}

async function installFromPlaywright(): Promise<string> {
  console.log('Set-up: installing Playwright’s Chromium');
  await runQuietly('playwright', 'install', 'chromium');
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  throw new UsageError('The browser tests need Chromium: install it and set CHROMIUM_PATH to its path');
}
