import type { BrowserContext, Page } from 'playwright';

/** A page of a test in a context of its own. */
export interface OpenedPage {
  page: Page;
  context: BrowserContext;
  /** Console messages and uncaught errors during the test that has the page. */
  messages: string[];
  /** The messages about the content policy. */
  violations: string[];
  /** Whether the page can be made as it was: nothing was done to it that outlasts the test. */
  isKeepable: boolean;
}

/** What a test can use on a page that outlasts the test. */
const LASTING = new Set<string | symbol>([
  'addInitScript',
  'addListener',
  'clock',
  'close',
  'context',
  'exposeBinding',
  'exposeFunction',
  'on',
  'once',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
] satisfies (keyof Page)[]);

/** The page for the test: what is lasting makes it unkeepable. Playwright itself uses the page without it. */
export function watchedPage(opened: OpenedPage): Page {
  return new Proxy(opened.page, {
    get(page, name) {
      if (LASTING.has(name)) opened.isKeepable = false;
      const value: unknown = Reflect.get(page, name);
      return typeof value === 'function' ? value.bind(page) : value;
    },
  });
}

/**
 * Makes the page of a test that has only looked at the site as it was: nothing stored, nothing emulated. Its process keeps the
 * compiled code and the cached files of the site, with which a visit takes less than half of the processor time.
 * @returns whether it could
 */
export async function restorePage(opened: OpenedPage, siteUrl: string): Promise<boolean> {
  const { page, context } = opened;
  if (!opened.isKeepable || page.isClosed() || new URL(page.url()).origin !== siteUrl) return false;
  // A file without scripts: a page could store something while it is left.
  await page.goto(`${siteUrl}/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: siteUrl, storageTypes: 'indexeddb,cache_storage' });
  await session.detach();
  await page.emulateMedia({
    media: null,
    colorScheme: 'light',
    contrast: 'no-preference',
    forcedColors: 'none',
    reducedMotion: 'reduce',
  });
  opened.messages = [];
  opened.violations = [];
  return true;
}
