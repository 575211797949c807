import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { interceptRequests } from '../../support/browser/intercept-requests.ts';
import { pauseClock } from '../../support/browser/pause-clock.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

const cors = { 'Access-Control-Allow-Origin': '*' };
const FAST = '**/search/fast-search?*';

/** Records the search requests to the API. */
function searchRequestsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/search/fast-search')) requested.push(url.searchParams.get('search') ?? '');
  });
  return requested;
}

describe('the search of the header', () => {
  const site = setUpSite();
  const field = (page: Page) =>
    page.getByRole('banner').getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox'));
  const list = (page: Page) => page.getByRole('listbox', { name: 'Подсказки поиска' });

  /** A page with a fake clock and the focus in the field. */
  async function openField(before?: (page: Page) => Promise<unknown>) {
    const opened = await site.open('/news', { hasClock: true, ...(before && { prepare: before }) });
    const suggestions = opened.page.waitForResponse(/\/assets\/Suggestions-/);
    await field(opened.page).click();
    await suggestions;
    return opened.page;
  }
  const type = async (page: Page, text: string) => {
    await field(page).fill(text);
    await page.clock.runFor(600);
  };

  it('shows its name and not the placeholder with forced colours', async () => {
    const { page } = await site.open('/news', { forcedColors: 'active' });
    const name = page.getByRole('banner').locator('label').getByText('Поиск', { exact: true });
    expect((await name.boundingBox())?.width).toBeGreaterThan(20);
    const opacity = () => field(page).evaluate((input) => getComputedStyle(input, '::placeholder').opacity);
    await expect.poll(opacity).toBe('0');
  });

  it('waits for half a second after a paste, too', async () => {
    const page = await openField();
    const requested = searchRequestsOf(page);
    await pauseClock(page);
    await field(page).fill('сфера');
    await page.clock.runFor(450);
    // A request made by now would be recorded.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(requested).toEqual([]);
    await page.clock.runFor(100);
    await page.clock.resume();
    await expect.poll(() => requested).toEqual(['сфера']);
  });

  it('shows groups with their counts and at most three items, each with its own kind of link', async () => {
    const page = await openField();
    await type(page, 'сфера');
    await list(page).waitFor();
    const groups = await list(page).getByRole('group').all();
    expect(groups.length).toBeGreaterThanOrEqual(3);
    for (const group of groups) {
      const [header, ...items] = await group.getByRole('option').all();
      expect(await header?.innerText()).toMatch(/:\s*\d+\sрезультат(а|ов)?$/);
      expect(await header?.getAttribute('href')).toMatch(/^\/search\?find=.+&tab=[1-4]$/);
      expect(items.length).toBeGreaterThanOrEqual(1);
      expect(items.length).toBeLessThanOrEqual(3);
    }
    const hrefs = (name: string) =>
      list(page)
        .getByRole('group', { name })
        .getByRole('option')
        .evaluateAll((all) =>
          all.slice(1).map((option) => `${option.getAttribute('href')} ${option.getAttribute('target')}`),
        );
    for (const href of await hrefs('Оборудование')) expect(href).toMatch(/^\/equipment\/\d+ null$/);
    for (const href of await hrefs('Документы')) expect(href).toMatch(/^http.+ _blank$/);
    for (const href of await hrefs('Статьи')) expect(href).toMatch(/^\/articles\/[\w-]+ null$/);
  });

  it('makes a request after three letters and half a second without typing, for at most 500 characters', async () => {
    const page = await openField();
    const requested = searchRequestsOf(page);
    expect(await field(page).getAttribute('maxlength')).toBe('500');
    await field(page).fill('сф');
    await page.clock.runFor(2000);
    expect(requested).toEqual([]);
    await pauseClock(page);
    await field(page).fill('сфе');
    await page.clock.runFor(400);
    await field(page).fill('сфера');
    await page.clock.runFor(400);
    expect(requested).toEqual([]);
    await page.clock.runFor(200);
    await page.clock.resume();
    await list(page).waitFor();
    expect(requested).toEqual(['сфера']);
  });

  it('closes on a click beside it, when it is cleared and on Enter, which opens the search page', async () => {
    const page = await openField();
    await type(page, 'сфера');
    await list(page).waitFor();
    await page.mouse.click(5, 500);
    await list(page).waitFor({ state: 'detached' });
    await field(page).click();
    await list(page).waitFor();
    await field(page).fill('');
    await list(page).waitFor({ state: 'detached' });
    await type(page, 'сфера');
    await list(page).waitFor();
    await field(page).press('Enter');
    await page.waitForURL(`**/search?find=${encodeURIComponent('сфера')}`);
    await list(page).waitFor({ state: 'detached' });
  });

  it('searches without the blank after a word, and Back returns to the page before', async () => {
    const page = await openField();
    await field(page).pressSequentially('сфера ');
    await field(page).press('Enter');
    await page.waitForURL(`**/search?find=${encodeURIComponent('сфера')}`);
    await page.goBack();
    await page.waitForURL('**/news');
  });

  it('adds no second entry to the history when the same text is searched again', async () => {
    const page = await openField();
    await field(page).fill('сфера');
    await field(page).press('Enter');
    await page.waitForURL(`**/search?find=${encodeURIComponent('сфера')}`);
    await page.getByText(/По\sзапросу «сфера» \d+\sрезультат/).waitFor();
    await field(page).press('Enter');
    await field(page).press('Enter');
    await page.goBack();
    await page.waitForURL('**/news');
  });

  it('closes on a click beside it without following the link there', async () => {
    const page = await openField();
    await type(page, 'сфера');
    await list(page).waitFor();
    // The first card is below the list at this size.
    await page.setViewportSize({ width: 1920, height: 1000 });
    const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
    const [panel, box] = await Promise.all([list(page).boundingBox(), link.boundingBox()]);
    if (!panel || !box) throw new Error('The list and the card have no place on the screen');
    expect(box.y).toBeGreaterThan(panel.y + panel.height);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.up();
    await list(page).waitFor({ state: 'detached' });
    await page.clock.runFor(1000);
    expect(new URL(page.url()).pathname).toBe('/news');
    // The next click reaches the page.
    await link.click();
    await page.waitForURL('**/news/*');
  });

  it('shows its last line in a low window', async () => {
    const page = await openField();
    await type(page, 'сфера');
    const all = list(page).getByRole('option', { name: /результат.*Enter/ });
    for (const viewport of [
      { width: 1440, height: 500 },
      { width: 1280, height: 420 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport);
      await all.scrollIntoViewIfNeeded();
      const { y = Infinity, height = 0 } = (await all.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(viewport.height);
      const { bottom } = await list(page).evaluate((element) => element.getBoundingClientRect());
      expect(bottom).toBeLessThanOrEqual(viewport.height);
    }
  });

  it('closes when the phone is turned and has room for the field', async () => {
    const { page } = await site.open('/news', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.getByRole('banner').getByRole('button', { name: 'Открыть поиск' }).click();
    await page.setViewportSize({ width: 844, height: 390 });
    const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
    await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-scroll-lock'))).toBe(false);
    await link.click();
    await page.waitForURL('**/news/*');
  });

  it('stays closed when the visitor of a phone comes back from the search page', async () => {
    const { page } = await site.open('/news', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.getByRole('banner').getByRole('button', { name: 'Открыть поиск' }).click();
    await field(page).fill('сфера');
    await field(page).press('Enter');
    await page.waitForURL('**/search?*');
    await page.goBack();
    await page.waitForURL('**/news');
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await page.waitForURL('**/news/*');
  });

  it('is operated with the arrow keys while the focus stays in the field', async () => {
    const page = await openField();
    await type(page, 'сфера');
    await list(page).waitFor();
    await field(page).press('ArrowDown');
    await field(page).press('ArrowDown');
    const active = await field(page).getAttribute('aria-activedescendant');
    expect(await list(page).locator('[aria-selected=true]').getAttribute('id')).toBe(active);
    await field(page).press('Enter');
    await page.waitForURL(/\/equipment\/[\w-]+$/);
  });

  it('shows a message without results, and finds a text typed in the wrong keyboard layout', async () => {
    const page = await openField();
    await type(page, 'щщщщщщ');
    await page.getByRole('banner').getByText('Результатов нет').first().waitFor();
    await type(page, 'cathf');
    await list(page).waitFor();
  });

  it('shows nothing when the call fails, and ignores a late response', async () => {
    let held = Promise.withResolvers<void>();
    const page = await openField(async (blank) => {
      await interceptRequests(blank, FAST, async (request) => {
        const find = new URL(request.url).searchParams.get('search');
        if (find === 'сломано') return request.fulfill({ status: 500, headers: cors, body: '' });
        if (find === 'медленно') await held.promise;
        return request.continue();
      });
    });
    await type(page, 'сломано');
    await expect
      .poll(() =>
        page
          .getByRole('region', { name: 'Уведомления' })
          .getByText(/ошибка/i)
          .count(),
      )
      .toBe(0);
    await list(page).waitFor({ state: 'detached' });
    await type(page, 'медленно');
    await type(page, 'рециркулятор');
    await list(page).waitFor();
    const shown = await list(page).innerText();
    held.resolve();
    held = Promise.withResolvers<void>();
    await page.clock.runFor(1000);
    expect(await list(page).innerText()).toBe(shown);
  });

  it('shows a message while a response takes long', async () => {
    const held = Promise.withResolvers<void>();
    const page = await openField((blank) =>
      interceptRequests(blank, FAST, async (request) => {
        await held.promise;
        await request.continue();
      }),
    );
    const requested = page.waitForRequest(FAST);
    await type(page, 'сфера');
    await requested;
    await page.clock.runFor(400);
    await page.getByRole('banner').getByText('Ищем', { exact: true }).last().waitFor();
    held.resolve();
    await list(page).waitFor();
    expect(await page.getByRole('banner').getByText('Ищем', { exact: true }).count()).toBe(0);
  });

  it('fills the screen of a phone with a hint and links to the sections', async () => {
    const { page } = await site.open('/news', { viewport: { width: 390, height: 844 }, hasTouch: true });
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Открыть поиск' }).click();
    await banner.getByText(/^Введите 3\sсимвола/).waitFor();
    await field(page).pressSequentially('сф');
    await banner.getByText(/^Введите 1\sсимвол,/).waitFor();
    await banner.getByRole('list', { name: 'Разделы сайта' }).getByRole('link', { name: 'Оборудование' }).click();
    await page.waitForURL('**/equipment');
    await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-scroll-lock'))).toBe(false);
  });

  it('shows no hint on a wide screen before there are results', async () => {
    const page = await openField();
    await field(page).fill('сф');
    await page.clock.runFor(2000);
    expect(
      await page
        .getByRole('banner')
        .getByText(/^Введите/)
        .isVisible(),
    ).toBe(false);
  });

  it('offers recent queries until they are deleted', async () => {
    const { page } = await site.open(`/search?find=${encodeURIComponent('сфера')}`);
    await page.getByText(/По\sзапросу «сфера» \d+\sрезультат/).waitFor();
    await field(page).click();
    const recent = page.getByRole('listbox', { name: 'Недавние запросы' });
    await recent.getByRole('option', { name: 'сфера' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await field(page).fill('лампа');
    await recent.waitFor({ state: 'detached' });
    await list(page).waitFor();
    await field(page).press('Enter');
    await page.waitForURL(`**/search?find=${encodeURIComponent('лампа')}`);
    await page.getByText(/По\sзапросу «лампа» \d+\sрезультат/).waitFor();

    const later = await page.context().newPage();
    await later.goto(`${site.url}/news`);
    await field(later).click();
    const again = later.getByRole('listbox', { name: 'Недавние запросы' });
    await again.waitFor();
    expect(await again.getByRole('option').allInnerTexts()).toEqual(['лампа', 'сфера']);
    await field(later).press('ArrowDown');
    await field(later).press('ArrowDown');
    await field(later).press('Enter');
    await later.getByText(/По\sзапросу «сфера» \d+\sрезультат/).waitFor();
    await field(later).click();
    await later.getByRole('button', { name: 'Очистить недавние запросы' }).click();
    await again.waitFor({ state: 'detached' });
    expect(await field(later).evaluate((input) => input === document.activeElement)).toBe(true);
    await later.goto(`${site.url}/news`);
    await field(later).click();
    await later.getByRole('banner').getByRole('combobox').waitFor();
    expect(await again.count()).toBe(0);
  });

  it('fills the screen of a phone, and the page behind it does not scroll', async () => {
    const { page } = await site.open('/news', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.getByRole('banner').getByRole('button', { name: 'Открыть поиск' }).click();
    await field(page).fill('сфера');
    await list(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-scroll-lock'))).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await field(page).fill('щщщщщщ');
    const nothing = page.getByRole('banner').getByText('Результатов нет').last();
    await list(page).waitFor({ state: 'detached' });
    expect((await nothing.boundingBox())?.y).toBeLessThan(150);
    await page.getByRole('button', { name: 'Закрыть', exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-scroll-lock'))).toBe(false);
  });
});

describe('the search page', () => {
  const site = setUpSite();

  it('keeps text and tab in its URL', async () => {
    const { page } = await site.open(`/search?find=${encodeURIComponent('сфера')}&tab=3`);
    const tabs = page.getByRole('navigation', { name: 'Где искать' });
    await page.getByText(/По\sзапросу «сфера» \d+\sрезультат/).waitFor();
    expect(await tabs.locator('[aria-current]').innerText()).toContain('Документы');
    await tabs.getByRole('link', { name: /Оборудование/ }).click();
    await page.waitForURL('**&tab=1');
    await page.getByRole('main').getByRole('link', { name: /Сфера/ }).first().waitFor();
    await page.goBack();
    await page.waitForURL('**&tab=3');
    expect(await axeViolations(page)).toEqual([]);
  });

  it.each([1440, 390])('shows of a model at %d px whether it cleans air or water', async (width) => {
    const { page } = await site.open(`/search?find=${encodeURIComponent('сфера')}`, {
      viewport: { width, height: 844 },
    });
    const model = page.getByRole('main').getByRole('listitem').filter({ hasText: 'А-1200' }).first();
    await model.getByText('Воздух', { exact: true }).waitFor();
  });

  it.each(['999', '1e999'])('shows results for the page %s of an old link', async (number) => {
    const { page } = await site.open(`/search?find=${encodeURIComponent('сфера')}&tab=1&page=${number}`);
    await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: /«Сфера/ })
      .first()
      .waitFor();
    expect(await page.getByRole('main').getByText('ничего не').count()).toBe(0);
  });

  it('adds each query to the history, and no intermediate text', async () => {
    const { page } = await site.open(`/search?find=${encodeURIComponent('сфера')}`, {
      hasClock: true,
    });
    const field = page.getByRole('main').getByRole('searchbox');
    await page.getByText(/По\sзапросу «сфера»/).waitFor();
    for (const text of ['фил', 'фильт', 'фильтр']) {
      await field.fill(text);
      await page.clock.runFor(600);
      await page.waitForURL(`**/search?find=${encodeURIComponent(text)}`);
    }
    await field.press('Enter');
    await field.fill('лампа');
    await field.press('Enter');
    await page.waitForURL(`**/search?find=${encodeURIComponent('лампа')}`);
    await page.goBack();
    await page.waitForURL(`**/search?find=${encodeURIComponent('фильтр')}`);
    await expect.poll(() => field.inputValue()).toBe('фильтр');
    await page.goBack();
    await page.waitForURL(`**/search?find=${encodeURIComponent('сфера')}`);
    await expect.poll(() => field.inputValue()).toBe('сфера');
  });

  it.each(['/search', '/documents', '/articles'])(
    'a link that is clicked while a text on %s is being typed is followed',
    async (path) => {
      const { page } = await site.open(path);
      await page.waitForLoadState('networkidle');
      await page.clock.install();
      const payload = Promise.withResolvers<void>();
      await interceptRequests(page, '**/contacts/payload.json', async (request) => {
        await payload.promise;
        await request.continue();
      });
      await page.getByRole('main').getByRole('searchbox').fill('фильтр');
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' });
      const requested = page.waitForRequest('**/contacts/payload.json');
      await link.click();
      await requested;
      await page.clock.runFor(2000);
      payload.resolve();
      await page.clock.resume();
      await page.waitForURL('**/contacts');
    },
  );

  it.each(['/search', '/documents', '/articles'])(
    'a link to %s with a blank after the text adds one entry to the history',
    async (path) => {
      const { page } = await site.open('/news', { hasClock: true });
      await page.waitForLoadState('networkidle');
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' });
      await link.evaluate(
        (element, href) => element.setAttribute('href', href),
        `${path}?find=${encodeURIComponent('сфера')}+`,
      );
      await link.click();
      await page.waitForURL(`**${path}?find=${encodeURIComponent('сфера')}+`);
      await expect.poll(() => page.getByRole('main').getByRole('searchbox').inputValue()).toBe('сфера');
      await page.clock.runFor(1000);
      await page.goBack();
      await page.waitForURL('**/news');
    },
  );

  it('searches for at most 500 characters of its URL', async () => {
    const page = await site.open('/search').then((opened) => opened.page);
    const requested = searchRequestsOf(page);
    const text = 'ф'.repeat(500);
    await page.goto(`${site.url}/search?find=${encodeURIComponent(`${text}ильтр`)}`);
    await expect.poll(() => requested).toContain(text);
    expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe(text);
    expect(Math.max(...requested.map(({ length }) => length))).toBe(500);
  });

  it('scrolls to the selected tab when not all of them fit', async () => {
    const { page } = await site.open(`/search?find=${encodeURIComponent('сфера')}&tab=4`, {
      viewport: { width: 390, height: 844 },
    });
    // The counts make the tabs wider.
    await page.getByText(/По\sзапросу «сфера» \d+\sрезультат/).waitFor();
    const chosen = page.getByRole('navigation', { name: 'Где искать' }).locator('[aria-current]');
    const end = async () => {
      const { x, width } = (await chosen.boundingBox()) ?? { x: 0, width: 0 };
      return x + width;
    };
    await expect.poll(end).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('finds results in the titles of the build when the API is down', async () => {
    const { page } = await site.open('/search', {
      prepare: (blank) => interceptRequests(blank, '**/frontend/v1/*', (request) => request.abort()),
    });
    await page.goto(`${site.url}/search?find=${encodeURIComponent('рециркулятор')}`);
    await page.getByText('Полный поиск сейчас недоступен: ищем только в названиях.').waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /ециркулятор/ })
      .first()
      .waitFor();
  });

  it('shows a message while the response is pending', async () => {
    const held = Promise.withResolvers<void>();
    const { page } = await site.open(`/search?find=${encodeURIComponent('сфера')}`, {
      prepare: (blank) =>
        interceptRequests(blank, FAST, async (request) => {
          await held.promise;
          await request.continue();
        }),
    });
    await page.getByRole('main').getByText('Ищем «сфера»').waitFor();
    held.resolve();
    await page.getByText(/По\sзапросу «сфера» \d+\sрезультат/).waitFor();
    expect(await page.getByRole('main').getByText('Ищем').count()).toBe(0);
  });

  it.each([
    ['/search', 'Поиску по сайту нужен JavaScript'],
    ['/planners/by-search', 'Поиску по документации нужен JavaScript'],
  ])('%s shows without scripts that it cannot search, and links to the sections', async (path, words) => {
    const { page } = await site.open(`${path}?find=${encodeURIComponent('сфера')}`, { javaScriptEnabled: false });
    const main = page.getByRole('main');
    await main.getByText(words).waitFor();
    expect(await main.getByRole('listitem').getByRole('link').count()).toBeGreaterThan(3);
  });

  it('links to the sections without scripts', async () => {
    const { page } = await site.open('/search', { javaScriptEnabled: false });
    await page.getByRole('main').getByRole('link', { name: 'Оборудование' }).first().waitFor();
  });
});
