import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type OpenedPage, PLAIN_FILE, restorePage, watchedPage } from '../../support/browser/kept-page.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

/** Runs in the page. What it has of a visitor. */
async function visitorData() {
  const databases = await indexedDB.databases();
  return {
    stored: localStorage.length + sessionStorage.length + databases.length + (await caches.keys()).length,
    cookies: document.cookie,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}

/** Runs in the page. */
async function storeEverywhere() {
  localStorage.setItem('a', '1');
  sessionStorage.setItem('a', '1');
  document.cookie = 'a=1';
  await caches.open('a');
  await new Promise((resolve) => indexedDB.open('a').addEventListener('success', resolve));
}

describe('a page that is kept for the next test', () => {
  const site = setUpSite();
  /** The page as it is opened, without what watches it. */
  const openedPage = (page: Page, kind: OpenedPage['kind'] = 'plain'): OpenedPage => {
    const context = page.context();
    const [own = page] = context.pages();
    const nothing = { messages: ['error: a'], violations: [], removals: [] };
    return { page: own, context, kind, isKeepable: true, origin: site.url, ...nothing };
  };

  it('has nothing of the test before', async () => {
    const { page } = await site.open('/news');
    const opened = openedPage(page);
    await page.evaluate(storeEverywhere);
    await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.setItem('left', '1')));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
    const used = await page.evaluate(visitorData);
    expect(used).toMatchObject({ cookies: expect.stringContaining('a=1'), isDark: true, isReduced: false });
    expect(used.stored).toBeGreaterThanOrEqual(4);

    expect(await restorePage(opened)).toBe(true);
    await page.goto(site.url + PLAIN_FILE);
    expect(await page.evaluate(visitorData)).toEqual({ stored: 0, cookies: '', isDark: false, isReduced: true });
    expect(opened.messages).toEqual([]);
  });

  it('has no handlers and scripts of the test before', async () => {
    const { page } = await site.open('/news');
    const opened = openedPage(page);
    const requested: string[] = [];
    const watched = watchedPage(opened);
    await watched.route('**/news', (route) => route.fulfill({ body: 'other' }));
    watched.on('request', (request) => requested.push(request.url()));
    await watched.addInitScript(() => Object.assign(window, { isChanged: true }));
    await page.reload();
    expect(await page.innerText('body')).toBe('other');
    const isChanged = () => page.evaluate(() => 'isChanged' in window);
    expect(await isChanged()).toBe(true);
    expect(requested.length).toBeGreaterThan(0);

    expect(await restorePage(opened)).toBe(true);
    requested.length = 0;
    await page.goto(`${site.url}/news`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(requested).toEqual([]);
    expect(await isChanged()).toBe(false);
  });

  it('has a running clock, if the test before had one', async () => {
    const { page } = await site.open('/news', { hasClock: true });
    const opened = openedPage(page, 'with clock');
    const { clock } = watchedPage(opened);
    await clock.runFor(5000);
    await clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    expect(await restorePage(opened)).toBe(true);
    await page.goto(`${site.url}/news`);
    const passed = () => page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve('passed'), 10)));
    expect(await passed()).toBe('passed');
  });

  it.each<[string, (page: Page) => unknown]>([
    ['has another clock', (page) => page.clock.install()],
    ['has a function of the test', (page) => page.exposeFunction('a', () => {})],
    ['has its context changed', (page) => page.context().setOffline(false)],
    ['has left the site', (page) => page.goto('about:blank')],
    ['has no storage', (page) => page.evaluate(() => Object.defineProperty(window, 'sessionStorage', { value: null }))],
  ])('is not kept when it %s', async (_, use) => {
    const { page } = await site.open('/news');
    const opened = openedPage(page);
    await use(watchedPage(opened));
    expect(await restorePage(opened)).toBe(false);
  });

  it('is alone and without permissions again', async () => {
    const { page } = await site.open('/news');
    const opened = openedPage(page);
    const context = watchedPage(opened).context();
    await context.grantPermissions(['clipboard-read']);
    await context.newCDPSession(page);
    await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/contacts'))]);
    const permission = () =>
      page.evaluate(
        async () => (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
      );
    expect(await permission()).toBe('granted');

    expect(await restorePage(opened)).toBe(true);
    expect(opened.context.pages()).toHaveLength(1);
    await page.goto(site.url + PLAIN_FILE);
    expect(await permission()).not.toBe('granted');
  });
});
