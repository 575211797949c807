import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterEach, expect, inject } from 'vitest';
import { atFileEnd } from '../at-file-end.ts';
import { type OpenedPage, restorePage, watchedPage } from './kept-page.ts';
import { launchBrowser } from './launch-browser.ts';

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

const VIEWPORT = { width: 1280, height: 800 };

let browserOfFile: Promise<Browser> | undefined;

/** One browser for all tests of the file. */
function openBrowser(): Promise<Browser> {
  if (!browserOfFile) {
    browserOfFile = launchBrowser();
    atFileEnd(async () => (await browserOfFile)?.close());
  }
  return browserOfFile;
}

/** The page of an earlier test of the file, restored for the next one. */
let kept: OpenedPage | undefined;

/** The built site in a real Chromium, for the tests of one file. */
export function setUpSite(): Site {
  const url = inject('siteUrl');
  const opened: OpenedPage[] = [];
  let mayViolatePolicy = false;
  afterEach(async ({ task }) => {
    const violations = mayViolatePolicy ? [] : opened.flatMap((one) => one.violations);
    const isPassed = task.result?.state === 'pass' && violations.length === 0;
    mayViolatePolicy = false;
    for (const one of opened.splice(0)) {
      if (isPassed && !kept && (await restorePage(one, url))) kept = one;
      else await one.context.close();
    }
    expect(violations).toEqual([]);
  });
  return {
    url,
    apiUrl: inject('apiUrl'),
    allowPolicyViolations: () => {
      mayViolatePolicy = true;
    },
    async open(path, options = {}) {
      const one = (isOnlyViewport(options) && (await takeKept(options.viewport))) || (await openPage(options));
      opened.push(one);
      const { page, messages } = one;
      const response = await page.goto(new URL(path, url).href, { waitUntil: 'load' });
      return { page: one.isKeepable ? watchedPage(one) : page, messages, status: response?.status() ?? 0 };
    },
  };
}

const isOnlyViewport = (options: OpenOptions) => Object.keys(options).every((name) => name === 'viewport');

async function takeKept(viewport: OpenOptions['viewport'] = VIEWPORT): Promise<OpenedPage | undefined> {
  const one = viewport ? kept : undefined;
  if (!one || !viewport) return undefined;
  kept = undefined;
  await one.page.setViewportSize(viewport);
  return one;
}

async function openPage({ prepare, withoutGesture = false, ...options }: OpenOptions): Promise<OpenedPage> {
  const browser = await openBrowser();
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'ru-RU',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  if (!withoutGesture) await context.addInitScript(makeFirstGesture);
  await prepare?.(context);
  const page = await context.newPage();
  const isKeepable = !prepare && !withoutGesture && isOnlyViewport(options);
  const one: OpenedPage = { page, context, messages: [], violations: [], isKeepable };
  page.on('console', (message) => {
    if (message.text().includes(WORKER_BLOCKED)) return;
    one.messages.push(`${message.type()}: ${message.text()}`);
    if (POLICY_VIOLATION.test(message.text())) one.violations.push(message.text());
  });
  page.on('pageerror', (error) => one.messages.push(`uncaught: ${error.message}`));
  return one;
}

/** Runs in the page. */
function makeFirstGesture(): void {
  addEventListener('load', () => dispatchEvent(new Event('pointermove')));
}
