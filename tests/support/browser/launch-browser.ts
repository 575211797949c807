import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function launchOptions(): LaunchOptions {
  return { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: FLAGS };
}

/** A browser of one's own, for a test file that needs no built site. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

/** One browser for several test files: each connects to it and works in contexts of its own. */
export function launchSharedBrowser(): Promise<BrowserServer> {
  return chromium.launchServer(launchOptions());
}
