import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';

declare global {
  interface Window {
    /** What the status of the selection said in frames in which it was visible. */
    shownStatuses: string[];
    /** The sum of all layout shifts. */
    shift: number;
  }
}

const ENTRY = '**/assets/main-*.js';
const SELECTION = '/selection?task=water&flow=80&transmittance=95&dose=40&pressure=0,6';

const site = setUpSite();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const status = (page: Page) => page.getByRole('main').getByRole('status').first();

/** A page whose entry script has been requested and has not come. `answer` ends that request and waits for the page. */
async function openWithoutEntry(address: string, prepare?: (page: Page) => unknown) {
  const requested = Promise.withResolvers<Route>();
  const shown = Promise.withResolvers<Page>();
  const opened = site.open(address, {
    prepare: async (blank) => {
      await prepare?.(blank);
      await blank.route(ENTRY, requested.resolve);
      shown.resolve(blank);
    },
  });
  // If the page does not open, the test ends with the reason.
  const [page, entry] = await Promise.race([
    Promise.all([shown.promise, requested.promise]),
    opened.then(() => Promise.reject(new Error('The page is loaded without its entry script'))),
  ]);
  await heading(page).waitFor();
  return {
    page,
    answer: async (how: 'continue' | 'abort') => {
      await entry[how]();
      await opened;
    },
  };
}

/** The page is never shown because of the time. */
const withoutLimit = (blank: Page) =>
  blank.addInitScript(() => {
    const start = setTimeout;
    window.setTimeout = ((run: () => void, delay: number) => (delay === 10_000 ? 0 : start(run, delay))) as never;
  });

/** Runs in the page. */
async function afterFrames(count: number): Promise<void> {
  for (let left = count; left > 0; left--) await new Promise(requestAnimationFrame);
}

describe('a page whose content depends on the query of its URL', () => {
  it('shows its title and no figures of other values before it is hydrated', async () => {
    const { page, answer } = await openWithoutEntry(SELECTION, async (blank) => {
      await withoutLimit(blank);
      await blank.addInitScript(() => {
        window.shownStatuses = [];
        const record = () => {
          const element = document.querySelector('main [role=status]');
          if (element && getComputedStyle(element).visibility === 'visible')
            window.shownStatuses.push(document.querySelector('main h2')?.textContent ?? '');
          requestAnimationFrame(record);
        };
        record();
      });
    });
    expect(await status(page).isVisible()).toBe(false);
    await answer('continue');
    await page.getByRole('heading', { level: 2, name: 'УФ-установка для воды' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.shownStatuses.length)).toBeGreaterThan(3);
    expect(new Set(await page.evaluate(() => window.shownStatuses))).toEqual(new Set(['УФ-установка для воды']));
  });

  it.each([
    ['/equipment?compare=sfera-a-1200,sfera-a-600', 'Сравнение оборудования'],
    ['/search?find=сфера', 'Поиск'],
    ['/documents?find=паспорт', 'Сертификаты и документы'],
    ['/news?year=2024', 'Новости'],
  ])('moves nothing when it is hydrated: %s', async (address, title) => {
    const { page, answer } = await openWithoutEntry(address, (blank) =>
      blank.addInitScript(() => {
        window.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            window.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      }),
    );
    await answer('continue');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02);
  });

  it('keeps the styles that the replaced content has linked', async () => {
    const { page } = await site.open('/equipment?compare=sfera-a-1200,sfera-a-600');
    await heading(page).filter({ hasText: 'Сравнение оборудования' }).waitFor();
    await page.getByRole('button', { name: 'Скопировать ссылку' }).waitFor();
    const sheets = page.locator('link[rel=stylesheet][href*="/rest-"]');
    expect(await sheets.evaluateAll((links) => links.map((link) => link.parentElement?.tagName))).toEqual(['HEAD']);
  });

  it('shows a part with its styles, which come later than its code', async () => {
    const shown = Promise.withResolvers<Page>();
    const requested = Promise.withResolvers<Route>();
    const hasCode = Promise.withResolvers<unknown>();
    // The page may wait for the styles before it is loaded.
    const opened = site.open('/equipment?compare=sfera-a-1200,sfera-a-600', {
      prepare: async (blank) => {
        hasCode.resolve(blank.waitForResponse(/\/Comparison-/));
        await blank.route('**/assets/style-*.css', requested.resolve);
        shown.resolve(blank);
      },
    });
    const [page, styles] = await Promise.all([shown.promise, requested.promise, hasCode.promise]);
    const part = page.getByRole('button', { name: 'Скопировать ссылку' });
    await page.evaluate(afterFrames, 20);
    expect(await part.isVisible()).toBe(false);
    await styles.continue();
    await part.waitFor();
    await opened;
  });

  it.each(['/selection', '/selection?utm_source=letter&yclid=1'])(
    'is readable before it is hydrated without such a query: %s',
    async (address) => {
      const { page, answer } = await openWithoutEntry(address);
      await status(page).waitFor();
      await answer('continue');
    },
  );

  it('is readable when its code does not load', async () => {
    const { page, answer } = await openWithoutEntry(SELECTION, withoutLimit);
    await answer('abort');
    await status(page).waitFor();
  });

  it('is readable when the code of its view does not load', async () => {
    const { page } = await site.open(SELECTION, {
      prepare: async (blank) => {
        await withoutLimit(blank);
        await blank.route('**/assets/SelectionPage-*.js', (route) => route.abort());
      },
    });
    await status(page).waitFor();
  });

  it('is readable after ten seconds without its code', async () => {
    const { page, answer } = await openWithoutEntry(SELECTION, async (blank) => {
      await blank.clock.install({ time: 0 });
      // Later than now, which goes on after the installation: a clock cannot be set back.
      await blank.clock.pauseAt(3_600_000);
    });
    await page.clock.runFor(9_000);
    expect(await status(page).isVisible()).toBe(false);
    await page.clock.runFor(1_000);
    await status(page).waitFor();
    await answer('continue');
  });
});
