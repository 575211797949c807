import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';

describe('a video that fails', () => {
  const site = setUpSite();
  const files = /\.(mp4|webm)(\?|$)/;
  const players = /rutube|vk\.com|vkvideo/;

  it.each([
    ['of a file is refused', '/video', '[href$=".mp4"]', true],
    ['of a file never arrives', '/video', '[href$=".mp4"]', false],
    ['of another host never arrives', '/industry-solution/vozdukh-v-klassakh', '[href*="rutube"]', false],
    ['of another host is refused', '/industry-solution/vozdukh-v-klassakh', '[href*="rutube"]', true],
  ])('keeps its poster and its link when the player %s', async (_, path, kind, isRefused) => {
    const { page } = await site.open(path, {
      prepare: async (blank) => {
        for (const address of [files, players])
          await blank.route(address, (route) => (isRefused ? route.abort() : undefined));
      },
    });
    await page.waitForLoadState('networkidle');
    const main = page.getByRole('main');
    const poster = main.getByRole('link', { name: /^Смотреть видео/ }).and(page.locator(kind));
    const picture = await poster.first().locator('img').getAttribute('src');
    await poster.first().click();
    await main.getByRole('link', { name: /^Открыть видео/ }).waitFor();
    if (isRefused) await main.getByRole('alert').getByText('Видео не загрузилось').waitFor();
    await expect.poll(() => main.locator(`img[src="${picture}"]`).first().isVisible()).toBe(true);
  });

  it('of another host that refuses to be framed keeps its link', async () => {
    // Browsers do not tell a page that a frame was refused: they fire `load`.
    const { page } = await site.open('/industry-solution/vozdukh-v-klassakh', {
      prepare: (blank) =>
        blank.route(players, (route) =>
          route.fulfill({ contentType: 'text/html', headers: { 'X-Frame-Options': 'DENY' }, body: '<h1>Плеер</h1>' }),
        ),
    });
    await page.waitForLoadState('networkidle');
    const main = page.getByRole('main');
    const poster = main.getByRole('link', { name: /^Смотреть видео/ }).and(page.locator('[href*="rutube"]'));
    const address = await poster.first().getAttribute('href');
    await poster.first().click();
    await main.locator('iframe').waitFor();
    const link = main.getByRole('link', { name: /^Открыть видео/ });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(address);
  });

  it('of another host replaces its poster', async () => {
    const { page } = await site.open('/industry-solution/vozdukh-v-klassakh', {
      prepare: (blank) =>
        blank.route(players, (route) =>
          route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>Плеер</h1>' }),
        ),
    });
    await page.waitForLoadState('networkidle');
    const main = page.getByRole('main');
    await main
      .getByRole('link', { name: /^Смотреть видео/ })
      .and(page.locator('[href*="rutube"]'))
      .first()
      .click();
    await main.frameLocator('iframe').getByRole('heading', { name: 'Плеер' }).waitFor();
    await expect.poll(() => main.locator(':has(> iframe) img').count()).toBe(0);
  });
});

describe('a picture', () => {
  const site = setUpSite();

  it('in a hero is sharp on a dense screen', async () => {
    const { page } = await site.open('/project/perinatalnyy-tsentr-kazan', {
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: 2,
    });
    const picture = page.getByRole('main').locator('img[srcset]').first();
    const width = () =>
      picture.evaluate((image: HTMLImageElement) => {
        const chosen = image.srcset.split(', ').find((candidate) => candidate.startsWith(`${image.currentSrc} `));
        return parseInt(chosen?.split(' ')[1] ?? '0');
      });
    await expect.poll(width).toBeGreaterThan(1280);
  });

  it('in a grid does not stretch it if it is a portrait', async () => {
    const portrait = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1600"/>';
    const { page } = await site.open('/project/perinatalnyy-tsentr-kazan', {
      viewport: { width: 1440, height: 900 },
      prepare: (blank) =>
        blank.route(/\.jpg(\?|$)/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: portrait })),
    });
    const grid = page.getByRole('list').filter({ has: page.getByRole('button', { name: /^Увеличить/ }) });
    await grid.scrollIntoViewIfNeeded();
    const isLoaded = (image: HTMLImageElement) => image.naturalHeight > image.naturalWidth;
    for (const image of await grid.getByRole('img').all()) await expect.poll(() => image.evaluate(isLoaded)).toBe(true);
    const bottoms = await grid
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(bottoms[2]).toBeCloseTo(bottoms[0] ?? 0, 0);
    expect((await grid.boundingBox())?.height).toBeLessThan(900);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  it('has the focus after its enlargement, also if a press does not focus buttons, as in Safari', async () => {
    const { page } = await site.open('/project/perinatalnyy-tsentr-kazan');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()));
    const picture = page
      .getByRole('main')
      .getByRole('button', { name: /^Увеличить/ })
      .first();
    await picture.click();
    await page.getByRole('button', { name: 'Закрыть' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => picture.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('changes and closes enlarged after a return from the back/forward cache of Firefox', async () => {
    const { page } = await site.open('/project/perinatalnyy-tsentr-kazan');
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Увеличить/ })
      .first()
      .click();
    await page.getByText('1 / 3').waitFor();
    // Firefox moves the focus and drops messages after `pagehide`.
    await page.evaluate(async () => {
      const focused = document.activeElement as HTMLElement;
      const { postMessage } = MessagePort.prototype;
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      MessagePort.prototype.postMessage = () => {};
      focused.blur();
      // React has rendered then.
      await Promise.resolve();
      MessagePort.prototype.postMessage = postMessage;
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      focused.focus();
    });
    await page.keyboard.press('ArrowRight');
    await page.getByText('2 / 3').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('2 / 3').waitFor({ state: 'detached' });
  });
});

describe('a table of an editor', () => {
  const site = setUpSite();

  it.each([
    '/industry/meditsina',
    '/purification-technology',
    '/services',
    '/policy',
    '/articles/kak-rasschitat-dozu-uf',
  ])('on %s shows all of its columns on a phone, with their names', async (path) => {
    const { page } = await site.open(path, { viewport: { width: 390, height: 844 } });
    const tables = page.getByRole('main').getByRole('group', { name: /^Таблица/ });
    expect(await tables.count()).toBeGreaterThan(0);
    const hidden = await tables.evaluateAll(
      (all) => all.filter((table) => table.scrollWidth > table.clientWidth + 1).length,
    );
    expect(hidden).toBe(0);
    const unnamed = await tables.locator('td + td').evaluateAll(
      (cells) =>
        cells.filter((cell) => {
          const columns = cell.closest('tr')?.children.length ?? 0;
          return (
            columns > 2 &&
            cell.getBoundingClientRect().width > 300 &&
            getComputedStyle(cell, '::before').content === 'none'
          );
        }).length,
    );
    expect(unnamed).toBe(0);
  });

  it.each(['/industry-solution/vozdukh-v-klassakh', '/industry-solution/pritochnye-sistemy'])(
    'of five columns on %s scrolls sideways on a phone: a shadow shows that it does, and the names of its rows stay',
    async (path) => {
      const { page } = await site.open(path, { viewport: { width: 390, height: 844 } });
      const table = page
        .getByRole('main')
        .getByRole('group', { name: /^Таблица/ })
        .filter({ has: page.locator('th:nth-child(5)') });
      expect(await table.evaluate((group) => group.scrollWidth > group.clientWidth + 1)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      // The first background is scrolled with the content and covers the second one at the end.
      const shadow = await table.evaluate((group) => getComputedStyle(group).backgroundAttachment);
      expect(shadow).toBe('local, scroll');
      await table.evaluate((group) => group.scrollTo({ left: group.scrollWidth, behavior: 'instant' }));
      const { name, end, group } = await table.evaluate((element) => {
        const cells = [...(element.querySelector('tbody tr') as HTMLTableRowElement).cells];
        const [first, last] = [cells[0]!, cells.at(-1)!].map((cell) => cell.getBoundingClientRect());
        return { name: first!.toJSON(), end: last!.right, group: element.getBoundingClientRect().toJSON() };
      });
      expect(name.left).toBeCloseTo(group.left, 0);
      expect(name.width).toBeLessThan(group.width / 2);
      expect(end).toBeCloseTo(group.right, 0);
    },
  );
});

describe('a picture that does not load', () => {
  const site = setUpSite();
  const PICTURES = /\.(jpe?g|png|webp|avif)(\?|$)/;
  const first = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('img', { name: /очиститель воздуха на.колёсах/ })
      .first();
  const isReplaced = (page: Page) =>
    first(page).evaluate((image) => getComputedStyle(image).content.includes('failed'));
  const frame = (page: Page) => first(page).locator('..').boundingBox();

  it('is a placeholder of the same size with the same alternative text, also before hydration', async () => {
    const { page: whole } = await site.open('/equipment/sfera-a-1200', { withoutGesture: true });
    const { page } = await site.open('/equipment/sfera-a-1200', {
      withoutGesture: true,
      prepare: (blank) => blank.route(PICTURES, (route) => route.abort()),
    });
    await expect.poll(() => isReplaced(page)).toBe(true);
    expect(await isReplaced(whole)).toBe(false);
    expect(await frame(page)).toEqual(await frame(whole));
  });

  it('has no placeholder if it is a drawing of the site', async () => {
    const { page } = await site.open('/', {
      withoutGesture: true,
      prepare: (blank) => blank.route(/\/assets\/.*\.svg$/, (route) => route.abort()),
    });
    const failed = () =>
      page
        .locator('img[src^="/assets/"]')
        .evaluateAll((all: HTMLImageElement[]) => all.filter((image) => image.complete && image.naturalWidth === 0));
    await expect.poll(async () => (await failed()).length).toBeGreaterThan(0);
    const contents = await page
      .locator('img[src^="/assets/"]')
      .evaluateAll((all) => all.map((image) => getComputedStyle(image).content));
    expect(contents.join()).not.toContain('failed');
  });

  it('is replaced by the next picture of its element', async () => {
    let isRefused = true;
    const { page } = await site.open('/equipment/sfera-a-1200', {
      prepare: (blank) => blank.route(PICTURES, (route) => (isRefused ? route.abort() : route.continue())),
    });
    await expect.poll(() => isReplaced(page)).toBe(true);
    isRefused = false;
    await first(page).evaluate((image: HTMLImageElement) => {
      image.srcset = '';
      image.src += '?again';
    });
    await expect.poll(() => isReplaced(page)).toBe(false);
  });
});
