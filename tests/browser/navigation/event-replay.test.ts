import { describe, expect, it } from 'vitest';
import { PLAIN_FILE } from '../../support/browser/kept-page.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

/** Runs in the page. The entry has run when it keeps a click on a button for later. */
function isClickRecorded(): boolean {
  const button = document.createElement('button');
  document.documentElement.append(button);
  const isDefault = button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  button.remove();
  return !isDefault;
}

describe('a click before hydration', () => {
  const site = setUpSite();

  const PHONE = { viewport: { width: 390, height: 844 } };

  /** The chunk loads or fails when the test says so. */
  async function openWithout(part: RegExp, path: string, options?: Parameters<typeof site.open>[1]) {
    const held = Promise.withResolvers<'comes' | 'fails'>();
    const { page } = await site.open(PLAIN_FILE, options);
    await page.route(part, async (route) => ((await held.promise) === 'comes' ? route.continue() : route.abort()));
    await page.goto(site.url + path, { waitUntil: 'commit' });
    const release = () => held.resolve('comes');
    return { page, banner: page.getByRole('banner'), release, fail: () => held.resolve('fails') };
  }

  /** The layout is hydrated, the page inside it is not. */
  async function openWithoutView(view: RegExp, path: string) {
    const { page, release } = await openWithout(view, path);
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).waitFor();
    return { page, main: page.getByRole('main'), release };
  }

  it('opens the form after the chunk of the view has loaded, and makes no call meanwhile', async () => {
    const { page, main, release } = await openWithoutView(/EquipmentItemPage[^/]*\.js$/, '/equipment/sfera-a-1200');
    await main.getByText('Оставить заявку').filter({ visible: true }).first().click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    release();
    await page.getByRole('dialog').getByLabel('Имя').waitFor();
    expect(page.url()).toContain('/equipment/sfera-a-1200');
  });

  it('plays a video in its place after the chunk of the view has loaded, and opens no other page', async () => {
    const { page, main, release } = await openWithoutView(/VideosPage[^/]*\.js$/, '/video');
    const tabs = page.context().pages().length;
    await main
      .getByRole('link', { name: /^Смотреть видео/ })
      .and(page.locator('[href$=".mp4"]'))
      .first()
      .click();
    release();
    await main.locator('video').waitFor();
    expect(page.context().pages()).toHaveLength(tabs);
    expect(new URL(page.url()).pathname).toBe('/video');
  });

  it('scrolls to a fragment of the page, which stays as prerendered, and a later click is recorded', async () => {
    const { page, main, release } = await openWithoutView(/EquipmentItemPage[^/]*\.js$/, '/equipment/sfera-a-1200');
    await main.locator('a[href^="#"]').first().click();
    await page.waitForURL(/#/);
    expect(await main.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await main.getByText('Оставить заявку').filter({ visible: true }).first().click();
    release();
    await page.getByRole('dialog').getByLabel('Имя').waitFor();
    expect(page.url()).toContain('/equipment/sfera-a-1200#');
  });

  it('scrolls to a percent-encoded fragment, and the keyboard goes on from there', async () => {
    const { page, main } = await openWithoutView(/StaticPageView[^/]*\.js$/, '/policy');
    const heading = main.getByRole('heading', { level: 2 }).nth(5);
    const id = (await heading.getAttribute('id')) ?? '';
    const link = main.locator(`a[href="#${id}"]`).filter({ visible: true });
    await link.evaluate((element, href) => element.setAttribute('href', href), `#${encodeURIComponent(id)}`);
    await main.locator(`a[href="#${encodeURIComponent(id)}"]`).press('Enter');
    await page.waitForFunction(() => scrollY > innerHeight);
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('follows a link to another page without loading a document', async () => {
    const { page, main } = await openWithoutView(/\/EquipmentPage[^/]*\.js$/, '/equipment');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    const link = main.getByRole('heading', { level: 3 }).getByRole('link').first();
    const target = await link.getAttribute('href');
    const { promise: replied, resolve: reply } = Promise.withResolvers<void>();
    await page.route(`**${target}/payload.json`, async (route) => {
      await replied;
      await route.continue();
    });
    const requested = page.waitForRequest(`**${target}/payload.json`);
    await link.click();
    await requested;
    await page.getByRole('status').getByText('Страница загружается').waitFor();
    expect(await main.getByRole('heading', { level: 1, name: 'Оборудование' }).isVisible()).toBe(true);
    reply();
    await page.waitForURL(`**${target}`);
    await main.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Оборудование' }).waitFor();
    expect(documents).toEqual([]);
  });

  it('on a link to the page with another query shows that, once', async () => {
    const { page, main, release } = await openWithoutView(/EquipmentPage[^/]*\.js$/, '/equipment');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Открыть меню' }).click();
    await banner.getByRole('navigation').locator('a[href="/equipment?medium=water"]').filter({ visible: true }).click();
    await page.waitForURL('**/equipment?medium=water');
    release();
    await main.getByRole('heading', { level: 1 }).first().waitFor();
    await main.locator('[data-awaits-hydration]').first().waitFor({ state: 'detached' });
    expect(await main.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('on a category scrolls to its anchor in the whole list, and selects it later', async () => {
    const { page, main, release } = await openWithoutView(/EquipmentPage[^/]*\.js$/, '/equipment');
    await main.getByRole('link', { name: /^Вода/ }).first().click();
    await page.waitForFunction(() => scrollY > innerHeight);
    expect(new URL(page.url()).search).toBe('');
    release();
    await page.waitForURL(/medium=water/);
    await main.getByRole('heading', { level: 1 }).waitFor();
  });

  it('opens the form from the header as soon as the layout is hydrated', async () => {
    const { page, release } = await openWithout(/hydrate-[^/]*\.js$/, '/news');
    // The entry has run when it requests the chunks.
    await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]') !== null);
    await page.getByRole('banner').getByText('Оставить заявку').filter({ visible: true }).first().click();
    release();
    await page.getByRole('dialog').getByLabel('Имя').waitFor();
  });

  describe('and before the entry has loaded', () => {
    const ENTRY = /\/main-[^/]*\.js$/;

    it('opens the menu', async () => {
      const { page, banner, release } = await openWithout(ENTRY, '/news', PHONE);
      await banner.getByRole('link', { name: 'Меню' }).click();
      release();
      await banner.getByRole('navigation', { name: 'Меню' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/news');
    });

    it('opens the menu without waiting for the pictures', async () => {
      const { page, banner, release } = await openWithout(ENTRY, '/news', {
        ...PHONE,
        prepare: async (blank) => {
          await blank.route(/\.(jpg|png|webp|avif)$/, () => {});
          await blank.addInitScript(() => {
            const set = window.setTimeout;
            window.setTimeout = ((run: () => void, delay = 0) => (delay < 1000 ? set(run, delay) : 0)) as typeof set;
          });
        },
      });
      await banner.getByRole('link', { name: 'Меню' }).click();
      release();
      await banner.getByRole('navigation', { name: 'Меню' }).waitFor();
      expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    });

    it('follows the link when the entry fails, and later clicks are not recorded', async () => {
      const { page, banner, fail } = await openWithout(ENTRY, '/news', PHONE);
      await banner.getByRole('link', { name: 'Меню' }).click();
      expect(new URL(page.url()).pathname).toBe('/news');
      fail();
      await page.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor();
      await page.waitForFunction(() => document.readyState === 'complete');
      await banner.getByRole('link', { name: 'Поиск' }).click();
      await page.waitForURL('**/search');
    });

    it('follows the link when the entry has not come for ten seconds', async () => {
      const { page, banner } = await openWithout(ENTRY, '/news', { ...PHONE, hasClock: true });
      await banner.getByRole('link', { name: 'Меню' }).click();
      await page.clock.fastForward(9_000);
      expect(new URL(page.url()).pathname).toBe('/news');
      await page.clock.fastForward(1_000);
      await page.waitForURL('**/map', { waitUntil: 'commit' });
    });

    it('selects the checkbox of a filter', async () => {
      const { page, release } = await openWithout(ENTRY, '/equipment');
      const box = page.getByRole('main').getByRole('checkbox').filter({ visible: true }).first();
      await box.click();
      release();
      await page.waitForURL((url) => url.search !== '');
      expect(await box.isChecked()).toBe(true);
    });

    it('keeps the letters of a search field', async () => {
      const { page, release } = await openWithout(ENTRY, '/documents');
      await page.getByRole('main').getByRole('searchbox').pressSequentially('сфера');
      release();
      await page.waitForURL(/find=/);
      expect(new URL(page.url()).searchParams.get('find')).toBe('сфера');
    });
  });

  it.each([/\/hydrate-[^/]*\.js$/, /\/react-[^/]*\.js$/])(
    'is followed as a link when %s does not load, and so are later clicks',
    async (chunk) => {
      const { page, banner, fail } = await openWithout(chunk, '/news', PHONE);
      // The entry has run when it requests the chunks.
      await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]') !== null);
      await banner.getByRole('link', { name: 'Меню' }).click();
      expect(new URL(page.url()).pathname).toBe('/news');
      fail();
      await page.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor();
      await banner.getByRole('link', { name: 'Поиск' }).click();
      await page.waitForURL('**/search');
    },
  );

  it.each([/\/main-[^/]*\.js$/, /\/hydrate-[^/]*\.js$/])(
    'opens a video as a page when %s does not load',
    async (chunk) => {
      const { page, fail } = await openWithout(chunk, '/video');
      const posters = page.getByRole('main').getByRole('link', { name: /^Смотреть видео/ });
      const poster = posters.and(page.locator('[href$=".mp4"]')).first();
      const href = await poster.getAttribute('href');
      await poster.click();
      expect(new URL(page.url()).pathname).toBe('/video');
      fail();
      await page.waitForURL(`**${href}`, { waitUntil: 'commit' });
    },
  );

  describe('a click before hydration in the header of a phone', () => {
    async function openOnPhone() {
      const held = Promise.withResolvers<void>();
      const { page } = await site.open(PLAIN_FILE, PHONE);
      await page.route(/\/hydrate-[^/]*\.js$/, async (route) => {
        await held.promise;
        await route.continue();
      });
      const entry = page.waitForEvent('requestfinished', (request) => /\/main-[^/]*\.js$/.test(request.url()));
      await page.goto(`${site.url}/news`);
      await entry;
      // The entry has run when it requests the chunks.
      await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]') !== null);
      return { page, banner: page.getByRole('banner'), release: held.resolve };
    }

    it('opens the menu when the layout is hydrated', async () => {
      const { page, banner, release } = await openOnPhone();
      await banner.getByRole('link', { name: 'Меню' }).click();
      release();
      await banner.getByRole('button', { name: 'Закрыть меню' }).waitFor();
      await banner.getByRole('navigation', { name: 'Меню' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/news');
    });

    it('opens the menu when the layout is hydrated between press and release', async () => {
      const { page, banner, release } = await openOnPhone();
      await banner.getByRole('link', { name: 'Меню' }).hover();
      await page.mouse.down();
      release();
      await banner.getByRole('button', { name: 'Открыть меню' }).waitFor();
      await page.mouse.up();
      await banner.getByRole('navigation', { name: 'Меню' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/news');
    });

    it('opens the search when the layout is hydrated', async () => {
      const { page, banner, release } = await openOnPhone();
      await banner.getByRole('link', { name: 'Поиск' }).click();
      release();
      // With its suggestions the field becomes a combobox.
      await banner.getByRole('searchbox').or(banner.getByRole('combobox')).waitFor();
      expect(new URL(page.url()).pathname).toBe('/news');
    });

    it('opens the menu later when the styles below the first screen have not come yet', async () => {
      const held = Promise.withResolvers<void>();
      const { page } = await site.open(PLAIN_FILE, PHONE);
      await page.route('**/assets/rest-*.css', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(`${site.url}/news`, { waitUntil: 'commit' });
      await page.waitForFunction(isClickRecorded);
      const banner = page.getByRole('banner');
      await banner.getByRole('link', { name: 'Меню' }).click();
      expect(await page.evaluate(() => document.readyState)).toBe('loading');
      held.resolve();
      await banner.getByRole('button', { name: 'Закрыть меню' }).waitFor();
      await banner.getByRole('navigation', { name: 'Меню' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/news');
    });
  });

  it('writes the questionnaire of the task in the URL, which the prerendered page does not show', async () => {
    const path = '/selection?task=water&flow=80&transmittance=95&dose=40&pressure=0,6';
    const { page, main, release } = await openWithoutView(/SelectionPage[^/]*\.js$/, path);
    expect(await main.getByRole('heading', { level: 2 }).first().textContent()).not.toContain('воды');
    await main.getByText('Опросный лист, PDF').click();
    const written = page.waitForEvent('download');
    release();
    await main.getByRole('heading', { level: 2, name: /воды/ }).first().waitFor();
    expect((await written).suggestedFilename()).toBe('Опросный лист.pdf');
  });

  it('selects the checkbox of a filter', async () => {
    const { main, release } = await openWithoutView(/EquipmentPage[^/]*\.js$/, '/equipment');
    const box = main.getByRole('checkbox').filter({ visible: true }).first();
    await box.click();
    release();
    await expect.poll(() => box.isChecked()).toBe(true);
  });

  it('keeps the focus on a category, whose link is another one after hydration', async () => {
    const { page, main, release } = await openWithoutView(/DocumentsPage[^/]*\.js$/, '/documents');
    const link = main.getByRole('navigation', { name: 'Категории' }).getByRole('link').nth(1);
    await link.focus();
    expect(await link.getAttribute('href')).toContain('#');
    release();
    await page.waitForFunction(() => !document.querySelector('main nav a[href*="#"]'));
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('keeps letters typed into a search field of the page', async () => {
    const { page, main, release } = await openWithoutView(/DocumentsPage[^/]*\.js$/, '/documents');
    await main.getByRole('searchbox').pressSequentially('сфера');
    release();
    await page.waitForURL(/find=/);
    expect(new URL(page.url()).searchParams.get('find')).toBe('сфера');
  });

  it.each([/SelectionPage[^/]*\.js$/, /\/main-[^/]*\.js$/])(
    'keeps the chosen option of a list before %s has loaded',
    async (chunk) => {
      const { page, release } = await openWithout(chunk, '/selection');
      const list = page.getByRole('main').getByRole('combobox', { name: 'Категория помещения' });
      // A visitor's list has the focus before it has the choice, and the entry may run between the two.
      await list.focus();
      await list.selectOption({ index: 0 });
      const value = await list.inputValue();
      release();
      await page.waitForURL((url) => url.searchParams.get('category') === value);
      expect(await list.inputValue()).toBe(value);
    },
  );

  it('reports each of several changed numbers, also one that is cleared', async () => {
    const { page, main, release } = await openWithoutView(/SelectionPage[^/]*\.js$/, '/selection');
    const area = main.getByRole('textbox', { name: 'Площадь' });
    await area.fill('');
    await main.getByRole('textbox', { name: 'Высота' }).fill('5');
    await main.getByRole('textbox', { name: 'Кратность' }).fill('7');
    release();
    await page.waitForURL((url) => url.searchParams.get('exchange') === '7');
    expect(new URL(page.url()).searchParams.get('height')).toBe('5');
    expect(await area.inputValue()).toBe('');
    expect(await area.getAttribute('aria-invalid')).toBe('true');
  });

  it('leaves the cursor in the middle of a number', async () => {
    const { page, main, release } = await openWithoutView(/SelectionPage[^/]*\.js$/, '/selection');
    const height = main.getByRole('textbox', { name: 'Высота' });
    await height.press('Home');
    await height.press('1');
    release();
    await page.waitForURL((url) => url.searchParams.get('height') === '13');
    await height.press('0');
    expect(await height.inputValue()).toBe('103');
  });

  it('keeps letters typed into the search of the header', async () => {
    const { page, release } = await openWithout(/\/hydrate-[^/]*\.js$/, '/news');
    const banner = page.getByRole('banner');
    // It becomes a combobox when its suggestions arrive.
    const field = banner.getByRole('searchbox').or(banner.getByRole('combobox'));
    await field.pressSequentially('сфера');
    release();
    await banner.getByRole('button', { name: 'Открыть меню' }).waitFor();
    expect(await field.inputValue()).toBe('сфера');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  });
});
