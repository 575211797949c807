import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type OpenedPage, restorePage, watchedPage } from '../../support/browser/kept-page.ts';
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
  const openedPage = (page: Page): OpenedPage => {
    return { page, context: page.context(), messages: ['error: a'], violations: [], isKeepable: true };
  };

  it('has nothing of the test before', async () => {
    const { page } = await site.open('/news');
    const opened = openedPage(page);
    await page.evaluate(storeEverywhere);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
    const used = await page.evaluate(visitorData);
    expect(used).toMatchObject({ cookies: expect.stringContaining('a=1'), isDark: true, isReduced: false });
    expect(used.stored).toBeGreaterThanOrEqual(4);

    expect(await restorePage(opened, site.url)).toBe(true);
    expect(await page.evaluate(visitorData)).toEqual({ stored: 0, cookies: '', isDark: false, isReduced: true });
    expect(opened.messages).toEqual([]);
  });

  it.each<[string, (page: Page) => unknown]>([
    ['has requests handled by the test', (page) => page.route('**/*', (route) => route.continue())],
    ['has a stopped clock', (page) => page.clock.install()],
    ['has its context changed', (page) => page.context().setOffline(false)],
  ])('is not kept when it %s', async (_, use) => {
    const { page } = await site.open('/news');
    const opened = openedPage(page);
    await use(watchedPage(opened));
    expect(await restorePage(opened, site.url)).toBe(false);
  });
});
