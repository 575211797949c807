import type { BrowserContext, Clock, Page } from 'playwright';

/** What a page has for all of its tests: a clock that the tests run, no first gesture, or no scripts. */
export type PageKind = 'plain' | 'with clock' | 'without gesture' | 'without scripts';

/** A page of a test in a context of its own. */
export interface OpenedPage {
  page: Page;
  context: BrowserContext;
  kind: PageKind;
  /** Console messages and uncaught errors during the test that has the page. */
  messages: string[];
  /** The messages about the content policy. */
  violations: string[];
  /** Whether the page can be made as it was: nothing was done to it that outlasts the test. */
  isKeepable: boolean;
  /** The origin that the test has opened. */
  origin: string;
  /** What removes the listeners and scripts that the test has added. */
  removals: (() => unknown)[];
}

/** A file of the site without scripts. */
export const PLAIN_FILE = '/robots.txt';

/** What a test can use on a page that outlasts the test. */
const LASTING = new Set<string | symbol>([
  'addListener',
  'close',
  'exposeBinding',
  'exposeFunction',
  'once',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
] satisfies (keyof Page)[]);

/** A clock that is ahead of time by a test or two is as good as a new one. */
const PASSING: ReadonlySet<string | symbol> = new Set(['runFor', 'pauseAt', 'resume'] satisfies (keyof Clock)[]);

/** What a test can use of the context without changing it for later tests: their other tabs are closed. */
const PASSING_IN_CONTEXT: ReadonlySet<string | symbol> = new Set([
  'cookies',
  'grantPermissions',
  'newCDPSession',
  'newPage',
  'waitForEvent',
] satisfies (keyof BrowserContext)[]);

/** The page for the test: what is lasting makes it unkeepable. Playwright itself uses the page without it. */
export function watchedPage(opened: OpenedPage): Page {
  const { page, removals } = opened;
  const clock = watched(page.clock, (name) => {
    if (opened.kind !== 'with clock' || !PASSING.has(name)) opened.isKeepable = false;
  });
  const recorded = {
    context: () => watchedContext(opened),
    on(...listener: Parameters<Page['on']>) {
      removals.push(() => page.off(...listener));
      return page.on(...listener);
    },
    async addInitScript(...script: Parameters<Page['addInitScript']>) {
      const added = await page.addInitScript(...script);
      removals.push(() => added.dispose());
      return added;
    },
  };
  return watched(
    page,
    (name) => {
      if (LASTING.has(name)) opened.isKeepable = false;
    },
    { clock, ...recorded },
  );
}

function watchedContext(opened: OpenedPage): BrowserContext {
  const { context, removals } = opened;
  return watched(
    context,
    (name) => {
      if (!PASSING_IN_CONTEXT.has(name)) opened.isKeepable = false;
    },
    {
      async newCDPSession(...target: Parameters<BrowserContext['newCDPSession']>) {
        const session = await context.newCDPSession(...target);
        // The test may have detached it.
        removals.push(() => session.detach().catch(() => {}));
        return session;
      },
      async grantPermissions(...granted: Parameters<BrowserContext['grantPermissions']>) {
        await context.grantPermissions(...granted);
        removals.push(() => context.clearPermissions());
      },
    },
  );
}

/** The object, whose used names are told. @param own replaces properties */
function watched<Watched extends object>(
  object: Watched,
  onUse: (name: string | symbol) => void,
  own: Partial<Record<string | symbol, unknown>> = {},
): Watched {
  return new Proxy(object, {
    get(_, name) {
      onUse(name);
      if (name in own) return own[name];
      const value: unknown = Reflect.get(object, name);
      return typeof value === 'function' ? value.bind(object) : value;
    },
  });
}

/**
 * Runs in the page. What the page stores while it is left is gone as well: its listeners were added before.
 * @returns whether it can
 */
function forgetWhenLeft(): boolean {
  const forget = () => sessionStorage.clear();
  for (const event of ['pagehide', 'visibilitychange']) addEventListener(event, forget);
  try {
    forget();
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes the page of a test as it was: no handlers, nothing stored, nothing emulated. Its process keeps the compiled code and the
 * cached files of the site, with which a visit takes less than half of the processor time.
 * @returns whether it could
 */
export async function restorePage(opened: OpenedPage): Promise<boolean> {
  const { page, context, origin } = opened;
  if (!opened.isKeepable || page.isClosed() || new URL(page.url()).origin !== origin) return false;
  await Promise.all(context.pages().map((tab) => tab !== page && tab.close()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const remove of opened.removals.splice(0)) await remove();
  if (opened.kind === 'with clock') await page.clock.resume();
  // The test may have blocked the storage of this document.
  if (!(await page.evaluate(forgetWhenLeft))) return false;
  // A document of the site would cost a sixth of a visit.
  await page.goto('about:blank');
  await page.mouse.move(0, 0);
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage' });
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
