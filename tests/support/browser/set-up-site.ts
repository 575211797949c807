import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { launchBrowser } from './launch-browser.ts';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

/** A page of the built site with its console messages. */
export interface OpenPage {
  page: Page;
  /** Console messages and uncaught errors, as text. A violation of the content policy fails the test by itself. */
  messages: string[];
  /** Status of the document. */
  status: number;
}

export interface Site {
  url: string;
  apiUrl: string;
  /** Opens a URL of the site in a new context, which is closed after the test. */
  open: (path: string, options?: OpenOptions) => Promise<OpenPage>;
  /** For a test that violates the content policy on purpose. */
  allowPolicyViolations: () => void;
}

/** The browser's message when service workers are blocked. */
const WORKER_BLOCKED = 'Service Worker registration blocked';

/**
 * Without a service worker, unless the test is about it: routes of a test do not see its responses. Without motion, unless the
 * test is about it: the frames of animations cost more than the tests.
 */
interface OpenOptions extends BrowserContextOptions {
  /** Prepares the browser before the request. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** No gesture is made except by the test. Otherwise the first gesture is made after loading. */
  withoutGesture?: boolean;
}

/** The browser's message for a violation of the content policy. */
const POLICY_VIOLATION = /Content Security Policy|Trusted(HTML|Script)/;

/** Longer than any action takes on a busy machine, ms. */
const TIMEOUT_MS = 15_000;

/** The built site in a real Chromium, for the tests of one file. */
export function setUpSite(): Site {
  let browser: Browser;
  const opened: Page[] = [];
  const violations: string[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()));
    expect(violations.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());
  const url = inject('siteUrl');
  return {
    url,
    apiUrl: inject('apiUrl'),
    allowPolicyViolations: () => violations.splice(0),
    async open(path, { prepare: before, withoutGesture = false, ...options } = {}) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        locale: 'ru-RU',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options,
      });
      context.setDefaultTimeout(TIMEOUT_MS);
      if (!withoutGesture) await context.addInitScript(makeFirstGesture);
      await before?.(context);
      const page = await context.newPage();
      opened.push(page);
      const messages: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes(WORKER_BLOCKED)) return;
        messages.push(`${message.type()}: ${message.text()}`);
        if (POLICY_VIOLATION.test(message.text())) violations.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      const response = await page.goto(new URL(path, url).href, { waitUntil: 'load' });
      return { page, messages, status: response?.status() ?? 0 };
    },
  };
}

/** Runs in the page. */
function makeFirstGesture(): void {
  addEventListener('load', () => dispatchEvent(new Event('pointermove')));
}
