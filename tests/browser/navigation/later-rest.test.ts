import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { framesOf, watchFrames } from '../../support/browser/frames.ts';
import { networkIdle } from '../../support/browser/network-idle.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { untilHydrated } from '../../support/browser/until-hydrated.ts';

const REST = /\/assets\/EquipmentSections-[^/]+\.js$/;

describe('a page whose code below the first screen has not come yet', () => {
  const site = setUpSite();

  /** Opens the catalogue. The requests for that code wait for `answer`. */
  async function openList(options: { viewport?: { width: number; height: number } } = {}) {
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const { page } = await site.open('/equipment', {
      ...options,
      prepare: (blank) =>
        blank.route(REST, async (route) => {
          asked.resolve();
          await held.promise;
          await route.continue();
        }),
    });
    await untilHydrated(page);
    return { page, asked: asked.promise, answer: held.resolve };
  }

  const linkOf = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('heading', { name: /А-1200/ })
      .getByRole('link');
  const headingOf = (page: Page) => page.getByRole('heading', { level: 1, name: /А-1200/ });
  const section = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2, name: 'Характеристики' });

  it('shows its first screen above an empty one, and then the rest', async () => {
    // Twice as high as the first screen of the page.
    const viewport = { width: 1280, height: 2000 };
    const { page, answer } = await openList({ viewport });
    const frames = await watchFrames(page);
    await linkOf(page).click();
    await headingOf(page).waitFor();
    const heading = (await headingOf(page).textContent()) ?? '';
    const ofPage = async () => framesOf(await frames(), heading);
    await expect.poll(async () => (await ofPage()).length).toBeGreaterThan(10);
    expect(await section(page).count()).toBe(0);
    const before = (await ofPage()).length;
    answer();
    await section(page).waitFor();
    await expect.poll(async () => (await ofPage()).length).toBeGreaterThan(before + 10);
    expect(new Set((await ofPage()).map(({ top }) => top))).toEqual(new Set([0]));
    expect(Math.min(...(await ofPage()).map(({ footer }) => footer))).toBeGreaterThanOrEqual(viewport.height);
    // The menu of the page follows the sections that came later.
    await section(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect
      .poll(() => page.getByRole('main').locator('nav a[aria-current="location"]').textContent())
      .toBe('Характеристики');
  });

  it('opens at its fragment when the rest has come', async () => {
    const { page, asked, answer } = await openList();
    await linkOf(page).evaluate((anchor) =>
      anchor.setAttribute('href', `${anchor.getAttribute('href')}#specifications`),
    );
    await linkOf(page).click();
    await asked;
    await page.getByRole('status').getByText('Страница загружается').waitFor();
    expect(await headingOf(page).count()).toBe(0);
    answer();
    await headingOf(page).waitFor();
    expect(await section(page).count()).toBe(1);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  });

  it('goes to the section of a link that was pressed before', async () => {
    const { page, answer } = await openList();
    await linkOf(page).click();
    await headingOf(page).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Характеристики', exact: true }).first().click();
    await page.waitForURL('**#specifications');
    expect(await section(page).count()).toBe(0);
    answer();
    await section(page).waitFor();
    await expect.poll(() => section(page).evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(400);
  });

  it('is left and entered again as any other', async () => {
    const { page, answer } = await openList();
    await linkOf(page).click();
    await headingOf(page).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Оборудование' }).waitFor();
    answer();
    await linkOf(page).click();
    await section(page).waitFor();
  });
});

describe('code below the first screen that does not load', () => {
  const site = setUpSite();

  async function openItem({ isReloadStored }: { isReloadStored: boolean }) {
    const documents: string[] = [];
    const { page } = await site.open('/equipment', {
      prepare: async (blank) => {
        await blank.route(REST, (route) => route.fulfill({ status: 404, body: '' }));
        blank.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
        if (!isReloadStored)
          await blank.addInitScript(() => {
            const get = () => {
              throw new DOMException('Access is denied', 'SecurityError');
            };
            for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
          });
      },
    });
    const link = page
      .getByRole('main')
      .getByRole('heading', { name: /А-1200/ })
      .getByRole('link');
    await link.hover();
    await untilHydrated(page);
    await link.click();
    return { page, link, documents };
  }

  it('is recovered by one full load of the page', async () => {
    const { page, documents } = await openItem({ isReloadStored: true });
    await page.getByRole('main').getByRole('heading', { level: 2, name: 'Характеристики' }).waitFor();
    await page.getByRole('alert').getByText('Страница загрузилась не полностью').waitFor();
    expect(documents.map((url) => new URL(url).pathname)).toEqual(['/equipment', '/equipment/sfera-a-1200']);
  });

  it('disturbs no other page that the visitor has gone to meanwhile', async () => {
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const documents: string[] = [];
    const { page } = await site.open('/equipment', {
      prepare: async (blank) => {
        await blank.route(REST, async (route) => {
          asked.resolve();
          await held.promise;
          await route.fulfill({ status: 404, body: '' });
        });
        blank.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
      },
    });
    await untilHydrated(page);
    await page
      .getByRole('main')
      .getByRole('heading', { name: /А-1200/ })
      .getByRole('link')
      .click();
    await page.getByRole('heading', { level: 1, name: /А-1200/ }).waitFor();
    await asked.promise;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click();
    await page.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor();
    const failed = page.waitForResponse(REST);
    held.resolve();
    await failed;
    await networkIdle(page);
    expect(await page.getByRole('alert').getByText('не полностью').count()).toBe(0);
    expect(documents).toHaveLength(1);
  });

  it('leaves the first screen with a notice when a full load could be repeated, and is loaded at the next visit', async () => {
    const { page, link, documents } = await openItem({ isReloadStored: false });
    await page.getByRole('alert').getByText('Страница загрузилась не полностью').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('А-1200');
    await page.unroute(REST);
    await page.goBack();
    await link.click();
    await page.getByRole('main').getByRole('heading', { level: 2, name: 'Характеристики' }).waitFor();
    expect(documents).toHaveLength(1);
  });
});
