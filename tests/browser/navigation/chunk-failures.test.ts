import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { interceptRequests } from '../../support/browser/intercept-requests.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { untilHydrated } from '../../support/browser/until-hydrated.ts';

const VIEW = /\/assets\/EquipmentItemPage-[^/]+\.js$/;
const FILTERS = /\/assets\/views-[^/]+\.js$/;
const PAGE = '/equipment/sfera-a-1200';

describe('a chunk of the first page', () => {
  const site = setUpSite();

  it.each([
    ['throws', 'throw new Error("broken");'],
    ['does not parse', 'export default function ('],
    ['renders nothing but an error', 'export default function View() { throw new Error("broken"); }'],
  ])('that has loaded and %s leaves the prerendered page without a reload and shows a notice', async (_, body) => {
    const documents: string[] = [];
    const { page } = await site.open(PAGE, {
      prepare: async (blank) => {
        await blank.route(VIEW, (route) => route.fulfill({ contentType: 'text/javascript', body }));
        blank.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
      },
    });
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const parts = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    await page.mouse.move(300, 300, { steps: 2 });
    await page.getByRole('alert').getByText('Страница загрузилась не полностью').waitFor();
    expect(await heading.textContent()).toContain('А-1200');
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(parts);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click();
    await page.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor();
    expect(documents).toHaveLength(1);
  });

  it('that does not load leaves the prerendered page after one reload', async () => {
    const documents: string[] = [];
    const { page } = await site.open(PAGE, {
      prepare: async (blank) => {
        await blank.route(VIEW, (route) => route.fulfill({ status: 404, body: '' }));
        blank.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
      },
    });
    const reloaded = page.waitForEvent('load');
    await page.mouse.move(300, 300, { steps: 2 });
    await reloaded;
    await page.mouse.move(300, 350, { steps: 2 });
    await page.getByRole('alert').getByText('Страница загрузилась не полностью').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('А-1200');
    expect(documents).toHaveLength(2);
  });

  it('that does not load without a connection leaves the prerendered page with that notice', async () => {
    const { page } = await site.open(PAGE, {
      prepare: async (blank) => {
        await blank.route(VIEW, (route) => route.abort());
        await blank.route(`**${PAGE}`, (route) =>
          route.request().method() === 'HEAD' ? route.abort() : route.continue(),
        );
      },
    });
    await page.mouse.move(300, 300, { steps: 2 });
    await page.getByRole('alert').getByText('Нет связи').waitFor();
    expect(await page.getByRole('alert').getByText('не полностью').count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('А-1200');
  });

  it('that does not load leaves the prerendered page without a reload when storage is blocked', async () => {
    const documents: string[] = [];
    const { page } = await site.open(PAGE, {
      prepare: async (blank) => {
        await blank.addInitScript(() => {
          const get = () => {
            throw new DOMException('Access is denied', 'SecurityError');
          };
          for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
        });
        await blank.route(VIEW, (route) => route.fulfill({ status: 404, body: '' }));
        blank.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
      },
    });
    await page.mouse.move(300, 300, { steps: 2 });
    await page.getByRole('alert').getByText('Страница загрузилась не полностью').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('А-1200');
    expect(documents).toHaveLength(1);
  });
});

describe('a chunk of the next page', () => {
  const site = setUpSite();

  it.each([
    ['throws', 'throw new Error("broken");'],
    ['does not parse', 'export default function ('],
    ['renders nothing but an error', 'export default function View() { throw new Error("broken"); }'],
  ])('that has loaded and %s shows an error page in Russian without a reload', async (_, body) => {
    const { page } = await site.open('/equipment', {
      prepare: (blank) => blank.route(VIEW, (route) => route.fulfill({ contentType: 'text/javascript', body })),
    });
    const documents: string[] = [];
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
    await untilHydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /А-1200/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Внутренняя ошибка сервера' }).waitFor();
    expect(await page.getByRole('main').innerText()).not.toMatch(/[a-z]{3}/i);
    expect(new URL(page.url()).pathname).toBe(PAGE);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click();
    await page.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor();
    expect(documents).toEqual([]);
  });
});

describe('a part of the page whose chunk fails', () => {
  const site = setUpSite();
  const repeat = (page: Page) => page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Повторить' });
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  /** The requests for the chunk fail until `mend` is called, or as long as `isMissing` says. */
  async function openWithFailure(address: string, chunk: RegExp, isMissing = (_loads: number) => true) {
    const documents: string[] = [];
    let mended = false;
    const { page } = await site.open(address, {
      prepare: async (blank) => {
        await blank.route(chunk, (route) =>
          mended || !isMissing(documents.length) ? route.continue() : route.fulfill({ status: 404, body: '' }),
        );
        blank.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
      },
    });
    const mend = () => {
      mended = true;
    };
    return { page, documents, mend };
  }

  it('is replaced by a button that loads the panel of the filters again', async () => {
    const { page, documents, mend } = await openWithFailure('/equipment', FILTERS);
    await page.getByRole('button', { name: 'Фильтры', exact: true }).click();
    await page.getByRole('alert').getByText('Эта часть страницы не загрузилась').waitFor();
    mend();
    expect(await heading(page).textContent()).toBe('Оборудование');
    await repeat(page).click();
    await page.getByRole('main').getByRole('region', { name: 'Фильтры' }).waitFor();
    await page.locator('main:focus-within').waitFor();
    expect(documents).toHaveLength(1);
  });

  it('is not imported before it has come in a browser that remembers failures', async () => {
    const requests: string[] = [];
    let isMissing = true;
    const { page } = await site.open('/equipment', {
      userAgent:
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
      prepare: (blank) =>
        blank.route(FILTERS, (route, request) => {
          requests.push(request.resourceType());
          return isMissing ? route.fulfill({ status: 404, body: '' }) : route.continue();
        }),
    });
    await page.getByRole('button', { name: 'Фильтры', exact: true }).click();
    await repeat(page).waitFor();
    expect(requests).toEqual(['fetch']);
    isMissing = false;
    await repeat(page).click();
    await page.getByRole('main').getByRole('region', { name: 'Фильтры' }).waitFor();
  });

  it('is loaded again when the panel of the filters is opened again', async () => {
    const { page, mend } = await openWithFailure('/equipment', FILTERS);
    const opener = page.getByRole('button', { name: 'Фильтры', exact: true });
    await opener.click();
    await repeat(page).waitFor();
    await opener.click();
    await repeat(page).waitFor({ state: 'detached' });
    mend();
    await opener.click();
    await page.getByRole('main').getByRole('region', { name: 'Фильтры' }).waitFor();
  });

  it.each([
    ['the found models', '/equipment?flow=100-500', FILTERS, 'Оборудование', 'Найдено: 2 модели'],
    ['the comparison', '/equipment?compare=sfera-a-300,sfera-a-600', /\/assets\/Comparison-/, 'Сравнение', 'А-600'],
    ['the shortlist', '/planners?folder=sfera-a-1200', /\/assets\/ShortlistView-/, 'Папка проектировщика', 'А-1200'],
  ])('is replaced by a button that loads %s again', async (_, address, chunk, title, text) => {
    const { page, documents, mend } = await openWithFailure(address, chunk);
    await repeat(page).waitFor();
    mend();
    expect(await heading(page).textContent()).toContain(title);
    await repeat(page).click();
    await page.getByRole('main').getByText(text).first().waitFor();
    await repeat(page).waitFor({ state: 'detached' });
    expect(documents).toHaveLength(1);
  });

  it('and that throws is replaced in the same way', async () => {
    const { page } = await site.open('/equipment', {
      prepare: (blank) =>
        blank.route(FILTERS, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken");' }),
        ),
    });
    await page.getByRole('button', { name: 'Фильтры', exact: true }).click();
    await repeat(page).click();
    await repeat(page).waitFor();
    expect(await heading(page).textContent()).toBe('Оборудование');
  });

  it('and is still missing at the next attempt is recovered by one full load', async () => {
    const { page } = await openWithFailure('/equipment?flow=100-500', FILTERS, (loads) => loads < 2);
    const reloaded = page.waitForEvent('load');
    await repeat(page).click();
    await reloaded;
    await page.mouse.move(300, 300, { steps: 2 });
    await page.getByRole('main').getByText('Найдено: 2 модели').waitFor();
  });

  it('and is still missing after the page was left does not load another page again', async () => {
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const requests: string[] = [];
    const { page } = await site.open('/equipment', {
      prepare: async (blank) => {
        let attempts = 0;
        await blank.route(FILTERS, async (route) => {
          attempts += 1;
          if (attempts > 1) await left;
          await route.fulfill({ status: 404, body: '' });
        });
      },
    });
    await page.getByRole('button', { name: 'Фильтры', exact: true }).click();
    await repeat(page).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    page.on('request', (request) => request.method() === 'HEAD' && requests.push(request.url()));
    const failed = page.waitForResponse(FILTERS);
    leave();
    await failed;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(requests).toEqual([]);
  });

  it('after the page was left is loaded again at the next visit', async () => {
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    let attempts = 0;
    const { page } = await site.open('/equipment', {
      prepare: (blank) =>
        blank.route(FILTERS, async (route) => {
          attempts += 1;
          if (attempts > 1) return route.continue();
          await left;
          return route.fulfill({ status: 404, body: '' });
        }),
    });
    await page.getByRole('button', { name: 'Фильтры', exact: true }).click();
    await expect.poll(() => attempts).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    const failed = page.waitForResponse(FILTERS);
    leave();
    await failed;
    // The page has handled the reply before the visitor returns.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.goBack();
    await page.getByRole('button', { name: 'Фильтры', exact: true }).click();
    const panel = page.getByRole('main').getByRole('region', { name: 'Фильтры' });
    await panel.or(repeat(page)).waitFor();
    expect(await panel.count()).toBe(1);
  });

  it('leaves the form and its typed texts when it is the masks of the phone and the e-mail', async () => {
    const { page } = await site.open('/news', {
      prepare: (blank) => blank.route(/\/assets\/masked-fields-/, (route) => route.fulfill({ status: 404, body: '' })),
    });
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    const dialog = page.getByRole('dialog');
    // The first blank would press the close button if the focus was lost when the masks failed.
    await dialog.getByLabel('Телефон').pressSequentially('8 999 123-45-67');
    await dialog.getByLabel('E-mail').pressSequentially('olga@example.org');
    await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
    await dialog.getByText('Введите имя').waitFor();
    expect(await dialog.getByLabel('Телефон').inputValue()).toBe('8 999 123-45-67');
    expect(await dialog.getByText(/Введите номер полностью|Введите адрес почты полностью/).count()).toBe(0);
  });
});

describe('the menu whose chunk comes late', () => {
  const site = setUpSite();

  /** The request for the chunk waits for the returned function, which has it succeed or fail. */
  async function pressMenuButton() {
    const { promise: decided, resolve: settle } = Promise.withResolvers<'continue' | 'abort'>();
    const siteMaps: string[] = [];
    const { page } = await site.open('/about', {
      prepare: async (blank) => {
        await blank.route(/\/assets\/Menu-[^/]+\.js$/, async (route) => route[await decided]());
        blank.on('request', (request) => request.url().includes('/map/') && siteMaps.push(request.url()));
      },
    });
    const button = page.getByRole('banner').getByRole('button', { name: 'Открыть меню' });
    await button.click();
    return { page, button, settle, siteMaps };
  }

  it('opens also if its button is pressed again meanwhile', async () => {
    const { page, button, settle } = await pressMenuButton();
    await button.click();
    settle('continue');
    await page.getByRole('banner').getByRole('button', { name: 'Закрыть меню' }).waitFor();
  });

  it('is replaced by the site map if the chunk fails', async () => {
    const { page, settle } = await pressMenuButton();
    settle('abort');
    await page.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor();
  });

  it('takes nobody away from a page that was opened before the chunk failed', async () => {
    const { page, settle, siteMaps } = await pressMenuButton();
    await page.getByRole('main').getByRole('link', { name: 'Главная' }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
    const failed = page.waitForEvent('console', (message) =>
      message.text().includes('A chunk of the page has not loaded'),
    );
    settle('abort');
    await failed;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(siteMaps).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

describe('what a click opens, if its chunk comes late,', () => {
  const site = setUpSite();

  /** Presses the button and follows a link. The request for the chunk waits for the returned function. */
  async function pressAndLeave(button: string, chunk: RegExp) {
    const { promise: decided, resolve: settle } = Promise.withResolvers<'continue' | 'abort'>();
    const { page } = await site.open('/about', {
      prepare: (blank) => blank.route(chunk, async (route) => route[await decided]()),
    });
    await page.getByRole('banner').getByRole('button', { name: button }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    const indicator = page.getByText('Загружаем', { exact: true });
    await indicator.waitFor({ state: 'attached' });
    return { page, settle, untilSettled: () => indicator.waitFor({ state: 'detached' }) };
  }

  it('does not open on a page to which the visitor has gone meanwhile', async () => {
    const { page, settle, untilSettled } = await pressAndLeave('Версия для слабовидящих', /\/assets\/LowVisionPanel-/);
    settle('continue');
    await untilSettled();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('shows no notice there if the chunk fails', async () => {
    const { page, settle, untilSettled } = await pressAndLeave('Оставить заявку', /\/assets\/ApplicationModal-/);
    settle('abort');
    await untilSettled();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.getByText('Не удалось открыть').count()).toBe(0);
  });
});

describe('the chunk of the notices', () => {
  const site = setUpSite();

  it('is loaded again for a notice if it has failed', async () => {
    let attempts = 0;
    const { page } = await site.open(PAGE, {
      prepare: (blank) =>
        blank.route(/\/assets\/NotificationHost-/, (route) => {
          attempts += 1;
          return attempts === 1 ? route.abort() : route.continue();
        }),
    });
    await expect.poll(() => attempts).toBe(1);
    await page.getByRole('main').getByRole('button', { name: 'В папку', exact: true }).click();
    await page.getByRole('region', { name: 'Уведомления' }).getByText('В папке').waitFor();
  });
});

describe('newer code', () => {
  const site = setUpSite();
  const newer = { contentType: 'application/json', body: JSON.stringify({ app: 'newer', data: {} }) };

  it('is loaded with the fragment of the link', async () => {
    const { page } = await site.open('/news');
    await interceptRequests(page, '**/contacts/payload.json', (request) => request.fulfill(newer));
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Контакты', exact: true });
    await link.evaluate((anchor) => anchor.setAttribute('href', '/contacts#content'));
    const loaded = page.waitForEvent('load');
    await link.click();
    await loaded;
    expect(new URL(page.url()).hash).toBe('#content');
  });

  it('is loaded once when a CDN edge keeps serving old pages', async () => {
    const { page } = await site.open('/news');
    await interceptRequests(page, '**/payload.json', (request) => request.fulfill(newer));
    const documents: string[] = [];
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
    const footer = page.getByRole('contentinfo');
    await untilHydrated(page);
    const loaded = page.waitForEvent('load');
    await footer.getByRole('link', { name: 'Контакты', exact: true }).click();
    await loaded;
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    await untilHydrated(page);
    await footer.getByRole('link', { name: 'Услуги', exact: true }).click();
    await page.waitForURL('**/services');
    await expect.poll(() => heading.textContent()).not.toBe('Контакты');
    expect(documents).toHaveLength(1);
  });
});

describe('styles that do not come', () => {
  const site = setUpSite();

  it('leave the next page with its own', async () => {
    const { page } = await site.open('/equipment', {
      prepare: (blank) => blank.route(/\/assets\/style-[^/]+\.css$/, (route) => route.abort()),
    });
    await page.waitForLoadState('networkidle');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }).first().click();
    const heading = page.getByRole('heading', { level: 1, name: 'Контакты' });
    await heading.waitFor();
    const topOf = async () => (await heading.boundingBox())?.y;
    const top = await topOf();
    await page.reload();
    expect(top).toBe(await topOf());
  });
});
