import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type Frame, framesOf, watchFrames } from '../../support/browser/frames.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { networkIdle } from '../../support/browser/network-idle.ts';

describe('the frames of a navigation', () => {
  const site = setUpSite();

  async function openAtEnd(path: string): Promise<Page> {
    const { page } = await site.open(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    // The whole page is hydrated.
    await page.getByRole('banner').getByRole('button', { name: 'Открыть меню' }).waitFor();
    return page;
  }

  it('show the new page at its top from the first one on, from the end of a long page', async () => {
    const page = await openAtEnd('/equipment');
    const frames = await watchFrames(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click();
    await page.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor();
    await expect.poll(async () => framesOf(await frames(), 'Карта сайта').length).toBeGreaterThan(20);
    expect(new Set(framesOf(await frames(), 'Карта сайта').map(({ top }) => top))).toEqual(new Set([0]));
  });

  it('show the page at its old position from the first one on, on the way back', async () => {
    const page = await openAtEnd('/equipment');
    const before = await watchFrames(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click();
    await page.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor();
    const left = framesOf(await before(), 'Оборудование').at(-1)?.top;
    expect(left).toBeGreaterThan(2000);
    const frames = await watchFrames(page);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Оборудование' }).waitFor();
    await expect.poll(async () => framesOf(await frames(), 'Оборудование').length).toBeGreaterThan(20);
    expect(new Set(framesOf(await frames(), 'Оборудование').map(({ top }) => top))).toEqual(new Set([left]));
  });

  it('stay where they are until the page before has come, after a return from the back/forward cache, too', async () => {
    const page = await openAtEnd('/equipment');
    await page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click();
    await page.waitForURL('**/map');
    // Only the payload has the page before then.
    await page.reload({ waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo(0, 300));
    const held = Promise.withResolvers<void>();
    const asked = page.waitForRequest('**/equipment/payload.json');
    await page.route('**/equipment/payload.json', async (route) => {
      await held.promise;
      await route.continue();
    });
    const frames = await watchFrames(page);
    await page.goBack({ waitUntil: 'commit' });
    await asked;
    await expect.poll(async () => (await frames()).length).toBeGreaterThan(20);
    held.resolve();
    await page.getByRole('heading', { level: 1, name: 'Оборудование' }).waitFor();
    expect(new Set(framesOf(await frames(), 'Карта сайта').map(({ top }) => top))).toEqual(new Set([300]));
  });

  it('show a list with all added pages, on the way back', async () => {
    const { page } = await site.open('/news');
    const main = page.getByRole('main');
    const items = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    const before = await items.count();
    await main.getByRole('button', { name: 'Показать ещё' }).click();
    await expect.poll(() => items.count()).toBeGreaterThan(before);
    const all = await items.count();
    const last = items.last().getByRole('link').first();
    await last.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => Math.round(scrollY));
    await last.click();
    await page.waitForURL(/\/news\/[^/]+$/);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe('Новости');
    const frames = await watchFrames(page);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Новости' }).waitFor();
    expect(await items.count()).toBe(all);
    await expect.poll(async () => framesOf(await frames(), 'Новости').length).toBeGreaterThan(20);
    expect(new Set(framesOf(await frames(), 'Новости').map(({ top }) => top))).toEqual(new Set([left]));
  });

  it('show the target of a fragment on another page from the first one on', async () => {
    const { page } = await site.open('/equipment/sfera-a-1200');
    // Before hydration a link loads a document.
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('main').locator('a[href^="/equipment/"]:not([href*="sfera-a-1200"])').first();
    await link.evaluate((anchor) => anchor.setAttribute('href', `${anchor.getAttribute('href')}#specifications`));
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    const gallery = page.getByRole('main').getByRole('group', { name: 'Изображения' });
    await gallery.evaluate((slides) => slides.scrollTo({ left: slides.clientWidth, behavior: 'instant' }));
    const frames = await watchFrames(page);
    await link.click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(name);
    // Nothing is left of the page before, although it is of the same kind.
    expect(await gallery.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect.poll(async () => framesOf(await frames(), heading).length).toBeGreaterThan(20);
    const tops = framesOf(await frames(), heading).map(({ top }) => top);
    expect(tops[0]).toBeGreaterThan(300);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(3);
  });
});

describe('the picture of a card', () => {
  const site = setUpSite();

  /** On a machine with few cores, as here, there is no animation. */
  async function openList(options: { cores: number; reducedMotion?: 'reduce' }): Promise<Page> {
    const { page } = await site.open('/equipment', {
      reducedMotion: options.reducedMotion ?? 'no-preference',
      prepare: (blank) =>
        blank.addInitScript((cores) => {
          Object.defineProperty(navigator, 'hardwareConcurrency', { value: cores });
          window.transitions = 0;
          const start = document.startViewTransition.bind(document);
          document.startViewTransition = (change) => {
            window.transitions += 1;
            return start(change);
          };
        }, options.cores),
    });
    await page.getByRole('main').locator('h3 a').first().hover();
    await networkIdle(page);
    return page;
  }

  async function openItem(page: Page): Promise<void> {
    await page.getByRole('main').locator('h3 a').first().click();
    await page.waitForURL(/\/equipment\/[^/]+$/);
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Оборудование' }).waitFor();
  }

  /** Clicks the first card. @returns how many frames later its page is there */
  async function framesToItem(page: Page): Promise<number> {
    const frames = await watchFrames(page);
    await page.evaluate(() =>
      addEventListener('click', () => (window.framesAtClick = window.recordedFrames.length), {
        capture: true,
        once: true,
      }),
    );
    await openItem(page);
    const isOfItem = ({ heading }: Frame) => heading !== 'Оборудование';
    // The page is in the document before its first frame.
    await expect.poll(async () => (await frames()).filter(isOfItem).length).toBeGreaterThan(5);
    const recorded = await frames();
    const first = recorded.findIndex(isOfItem);
    expect(new Set(recorded.slice(first).map(({ top }) => top))).toEqual(new Set([0]));
    return first - (await page.evaluate(() => window.framesAtClick));
  }

  it('moves to that of its page, which is usable two frames after the click', async () => {
    const page = await openList({ cores: 8 });
    // A busy machine may use any one click's frames for something else.
    const counts = [await framesToItem(page)];
    expect(await page.evaluate(() => window.transitions)).toBe(1);
    while (Math.min(...counts) > 2 && counts.length < 5) {
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Оборудование' }).waitFor();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      counts.push(await framesToItem(page));
    }
    expect(Math.min(...counts), counts.join()).toBeLessThanOrEqual(2);
    const request = page.getByRole('main').getByRole('button', { name: 'Оставить заявку' }).filter({ visible: true });
    await request.first().click();
    await page.getByRole('dialog').getByLabel('Имя').waitFor();
  });

  it('brings no page after the visitor has gone back', async () => {
    const page = await openList({ cores: 8 });
    // A browser that takes its time.
    await page.evaluate(() => {
      document.startViewTransition = (change) => {
        window.startMovement = change as () => void;
        return { ready: Promise.resolve(), finished: Promise.resolve() } as ViewTransition;
      };
    });
    const title = await page.title();
    await page.getByRole('main').locator('h3 a').first().click();
    await expect.poll(() => page.title()).not.toBe(title);
    await page.goBack();
    await expect.poll(() => page.title()).toBe(title);
    await page.evaluate(() => window.startMovement());
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Оборудование');
  });

  it.each([
    ['for visitors who prefer reduced motion', { cores: 8, reducedMotion: 'reduce' as const }],
    ['on a processor with few cores', { cores: 2 }],
  ])('is not animated %s', async (_, options) => {
    const page = await openList(options);
    await openItem(page);
    expect(await page.evaluate(() => window.transitions)).toBe(0);
  });
});

declare global {
  interface Window {
    transitions: number;
    startMovement: () => void;
    framesAtClick: number;
  }
}
