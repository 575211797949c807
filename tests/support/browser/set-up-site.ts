import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterEach, expect, inject } from 'vitest';
import { type OpenedPage, type PageKind, PLAIN_FILE, restorePage, watchedPage } from './kept-page.ts';
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
  /** Prepares the page before the request. */
  prepare?: (page: Page) => unknown;
  /** Without what the browser has cached in earlier tests. */
  isFirstVisit?: boolean;
  /** No gesture is made except by the test. Otherwise the first gesture is made after loading. */
  withoutGesture?: boolean;
  /** Timers run by the clock of the test, which also runs by itself. */
  hasClock?: boolean;
  /** The contents of the local storage at the first visit. */
  stored?: Record<string, string>;
  /** Time limit for loading the page, ms. */
  timeout?: number;
}

/** The options that a kept page is given as well. */
const KEEPABLE_OPTIONS = new Set([
  'viewport',
  'colorScheme',
  'forcedColors',
  'hasClock',
  'javaScriptEnabled',
  'prepare',
  'reducedMotion',
  'stored',
  'timeout',
  'withoutGesture',
] satisfies (keyof OpenOptions)[] as string[]);

/** The browser's message for a violation of the content policy. */
const POLICY_VIOLATION = /Content Security Policy|Trusted(HTML|Script)/;

/** Longer than any action takes on a busy machine, ms. */
const TIMEOUT_MS = 30_000;

const VIEWPORT = { width: 1280, height: 800 };

let sharedBrowser: Promise<Browser> | undefined;

/** One browser for all test files of the worker. Playwright closes it when the worker ends. */
function openBrowser(): Promise<Browser> {
  sharedBrowser ??= launchBrowser().then((browser) => browser.once('disconnected', forgetBrowser));
  return sharedBrowser;
}

/** After a crash the next test gets a new browser. */
function forgetBrowser(): void {
  sharedBrowser = undefined;
  kept.length = 0;
}

/** Pages of earlier tests of the worker, restored for the next ones. */
const kept: OpenedPage[] = [];
/** Kept pages of each kind: as many as a test opens. */
const MAX_KEPT = 3;

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
      const isWanted = kept.filter(({ kind }) => kind === one.kind).length < MAX_KEPT;
      if (isPassed && isWanted && (await restorePage(one))) kept.push(one);
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
      const { href, origin } = new URL(path, url);
      const one = takeKept(options) ?? (await openPage(options));
      one.origin = origin;
      one.messages = [];
      opened.push(one);
      const { messages } = one;
      const page = one.isKeepable ? watchedPage(one) : one.page;
      if (one.isKeepable) await emulate(one.page, options);
      if (options.stored) await store(one.page, origin, options.stored);
      await options.prepare?.(page);
      const response = await page.goto(href, { waitUntil: 'load', timeout: options.timeout ?? TIMEOUT_MS });
      return { page, messages, status: response?.status() ?? 0 };
    },
  };
}

/** A page with two of the kinds would be kept as one of them. */
function isKeepable(options: OpenOptions): boolean {
  const hasBoth = options.hasClock && options.withoutGesture;
  return !hasBoth && Object.keys(options).every((name) => KEEPABLE_OPTIONS.has(name));
}

function kindOf({ hasClock, javaScriptEnabled = true, withoutGesture }: OpenOptions): PageKind {
  if (!javaScriptEnabled) return 'without scripts';
  if (hasClock) return 'with clock';
  return withoutGesture ? 'without gesture' : 'plain';
}

function takeKept(options: OpenOptions): OpenedPage | undefined {
  const index = kept.findIndex(({ kind }) => kind === kindOf(options));
  return isKeepable(options) && index >= 0 ? kept.splice(index, 1)[0] : undefined;
}

/** Of the page, not of its context, because other tabs of a later test would have it, too. */
async function emulate(page: Page, { viewport, colorScheme, forcedColors, reducedMotion }: OpenOptions): Promise<void> {
  await page.setViewportSize(viewport ?? VIEWPORT);
  await page.emulateMedia({ colorScheme, forcedColors, reducedMotion });
}

async function store(page: Page, origin: string, items: Record<string, string>): Promise<void> {
  await page.goto(origin + PLAIN_FILE);
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, items);
}

async function openPage(options: OpenOptions): Promise<OpenedPage> {
  const { withoutGesture, hasClock = false, ...others } = options;
  const { prepare: _prepare, stored: _stored, timeout: _timeout, isFirstVisit: _isFirstVisit, ...ofContext } = others;
  const isKept = isKeepable(options);
  const browser = await openBrowser();
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'ru-RU',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(isKept ? { javaScriptEnabled: options.javaScriptEnabled } : ofContext),
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  if (!withoutGesture) await context.addInitScript(makeFirstGesture);
  if (hasClock) await context.clock.install();
  const one: OpenedPage = {
    page: await context.newPage(),
    context,
    kind: kindOf(options),
    messages: [],
    violations: [],
    isKeepable: isKept,
    origin: '',
    removals: [],
  };
  const { page } = one;
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
