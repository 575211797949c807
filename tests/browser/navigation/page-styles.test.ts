import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { networkIdle } from '../../support/browser/network-idle.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { untilHydrated } from '../../support/browser/until-hydrated.ts';

/** The width of the streamlines behind the first picture: a page with the same module without this rule would change it. */
const drawingWidth = (page: Page) =>
  page
    .getByRole('main')
    .locator('img[alt=""]')
    .first()
    .evaluate((image) => Math.round(image.getBoundingClientRect().width));

/** Runs in the page: records the different looks of the footer in all frames. */
function recordLooks(): void {
  window.looks = [];
  const note = () => {
    const look = Array.from(document.querySelectorAll('footer, footer *'), (part) => {
      const { paddingTop, display, backgroundColor, fontSize } = getComputedStyle(part);
      return [paddingTop, display, backgroundColor, fontSize].join(' ');
    }).join();
    if (document.readyState === 'complete' && !window.looks.includes(look)) window.looks.push(look);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

declare global {
  interface Window {
    looks: string[];
  }
}

/** Long enough for a sheet that has come to be applied. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

describe('the styles of pages', () => {
  const site = setUpSite();

  it('are in force for their own page only, until those of the whole site have loaded', async () => {
    const held = Promise.withResolvers<void>();
    const { page } = await site.open('/', {
      withoutGesture: true,
      prepare: (blank) =>
        blank.route('**/assets/style-*.css', async (route) => {
          await held.promise;
          await route.continue();
        }),
    });
    const width = await drawingWidth(page);
    const link = page.getByRole('main').getByRole('link', { name: 'Выбрать оборудование' });
    const prefetched = page.waitForResponse(/\/assets\/page-equipment-/);
    // The first move over a document has no distance in Chromium, so it would be no gesture.
    await page.mouse.move(9, 9, { steps: 2 });
    await link.hover();
    await (await prefetched).finished();
    await twoFrames(page);
    expect(await drawingWidth(page)).toBe(width);

    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Оборудование' }).waitFor();
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .first();
    expect(await card.evaluate((item) => getComputedStyle(item).display)).toBe('grid');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /^Чистота/ }).waitFor();
    expect(await drawingWidth(page)).toBe(width);

    const all = page.waitForResponse(/\/assets\/style-/);
    held.resolve();
    await (await all).finished();
    await networkIdle(page);
    expect(await drawingWidth(page)).toBe(width);
  });

  it('stay when an extension has changed the page and React renders it anew', async () => {
    const { page, messages } = await site.open('/about', {
      withoutGesture: true,
      prepare: async (blank) => {
        await blank.route('**/assets/style-*.css', () => {});
        await blank.addInitScript(recordLooks);
        await blank.addInitScript(() =>
          // Before the entry runs, which would undo it.
          addEventListener('readystatechange', () => document.querySelector('header')?.prepend('Other words'), {
            once: true,
            capture: true,
          }),
        );
      },
    });
    await expect.poll(() => messages.join()).toMatch(/Hydration|#418/);
    await twoFrames(page);
    // The first move over a page may be without a distance.
    await page.mouse.move(10, 10, { steps: 2 });
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
    await twoFrames(page);
    expect(await page.evaluate(() => window.looks)).toHaveLength(1);
  });

  it('do not change the open page while the API is asked for another', async () => {
    const { page } = await site.open('/', {
      withoutGesture: true,
      prepare: async (blank) => {
        await blank.route('**/assets/style-*.css', () => {});
        await blank.route('**/equipment/payload.json', (route) => route.fulfill({ status: 404 }));
        await blank.route(`${site.apiUrl}/frontend/**`, () => {});
      },
    });
    const width = await drawingWidth(page);
    // Before hydration a link loads a document.
    await page.mouse.move(9, 9, { steps: 2 });
    await untilHydrated(page);
    const asked = page.waitForRequest(`${site.apiUrl}/frontend/**`);
    await page.getByRole('main').getByRole('link', { name: 'Выбрать оборудование' }).click();
    await asked;
    await twoFrames(page);
    expect(await drawingWidth(page)).toBe(width);
  });
});
