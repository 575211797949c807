import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { BEFORE_PAINT_HASH } from '../../../src/lib/browser/content-security-policy.ts';
import { interceptRequests } from '../../support/browser/intercept-requests.ts';
import { setUpOtherSite } from '../../support/browser/set-up-other-site.ts';
import { type Site, setUpSite } from '../../support/browser/set-up-site.ts';

/** Requests to hosts other than the site and its API. */
function externalRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (!/^(localhost|127\.0\.0\.1)$/.test(hostname)) requested.push(hostname + pathname);
  });
  return requested;
}

/** Records the calls of Metrika. */
const METRIKA = `
  const told = (window.told = [...(window.ym.a ?? [])]);
  window.ym = (...call) => told.push(call);
`;

async function openCounted(site: Site, address: string, before?: (page: Page) => Promise<unknown>) {
  let requested: string[] = [];
  const { page, messages } = await site.open(address, {
    prepare: async (blank) => {
      requested = externalRequests(blank);
      await blank.route('https://mc.yandex.ru/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: METRIKA }),
      );
      await before?.(blank);
    },
  });
  return { page, said: messages, requested };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Статистика посещений' });
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Настройки cookie' });
const told = (page: Page) =>
  page.evaluate(() =>
    (window as never as { told: [number, string, ...unknown[]][] }).told.map((call) => call.slice(1, 3)),
  );

describe('Metrika', () => {
  const site = setUpSite();
  const other = setUpOtherSite({ METRIKA_ID: '12345' });

  it('is not loaded before consent, then counts each page and goal once and in order', async () => {
    const { page, requested } = await openCounted(site, other.url() + '/contacts');
    await bar(page).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click();
    await page.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor();
    expect(requested).toEqual([]);

    await bar(page).getByRole('button', { name: 'Принять' }).click();
    await bar(page).waitFor({ state: 'detached' });
    await expect.poll(() => requested).toEqual(['mc.yandex.ru/metrika/tag.js']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Имя').fill('Ольга');
    await dialog.getByLabel('Телефон').fill('89991234567');
    await dialog.getByLabel('Сообщение').fill('Нужен расчёт');
    await dialog.getByRole('checkbox').check();
    const release = await interceptRequests(page, '**/application/create', (request) => request.abort());
    await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
    await dialog.getByRole('alert').getByText('Заявка не отправлена').waitFor();
    await release();
    await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
    await dialog.getByRole('heading', { name: 'Заявка успешно отправлена' }).waitFor();
    await expect
      .poll(() => told(page))
      .toEqual([
        ['init', { defer: true, webvisor: true, clickmap: true, trackLinks: true, accurateTrackBounce: true }],
        ['hit', `${other.url()}/map`],
        ['hit', `${other.url()}/contacts`],
        ['reachGoal', 'form_open'],
        ['reachGoal', 'form_error'],
        ['reachGoal', 'form_sent'],
      ]);
  });

  it('is not loaded after a refusal, which is stored and can be changed', async () => {
    const { page, requested } = await openCounted(site, other.url() + '/news');
    await bar(page).waitFor();
    const answers = await bar(page).getByRole('button').all();
    const widths = await Promise.all(answers.map(async (answer) => (await answer.boundingBox())?.width));
    expect(widths).toHaveLength(2);
    expect(widths[0]).toBe(widths[1]);
    await bar(page).getByRole('button', { name: 'Отказаться' }).click();
    await page.reload();
    await settings(page).click();
    await bar(page).waitFor();
    expect(requested).toEqual([]);
    await bar(page).getByRole('button', { name: 'Принять' }).click();
    await expect.poll(() => requested).toEqual(['mc.yandex.ru/metrika/tag.js']);
  });

  it('is asked about again when its code comes after the press', async () => {
    const chunk = Promise.withResolvers<Route>();
    const { page } = await site.open(`${other.url()}/news`, {
      prepare: (blank) => blank.route('**/assets/Analytics-*.js', chunk.resolve),
      stored: { 'analytics-consent': 'refused' },
    });
    const held = await chunk.promise;
    await settings(page).click();
    await page.getByRole('status').getByText('Загружаем').waitFor();
    await held.continue();
    await bar(page).waitFor();
  });

  it('is stopped by a refusal and counts again after another answer', async () => {
    const { page, requested } = await openCounted(site, other.url() + '/contacts');
    const answer = async (name: string) => {
      await bar(page).getByRole('button', { name }).click();
      await bar(page).waitFor({ state: 'detached' });
    };
    const isDisabled = () => page.evaluate(() => 'disableYaCounter12345' in window);
    await answer('Принять');
    await expect.poll(() => requested).toEqual(['mc.yandex.ru/metrika/tag.js']);
    await settings(page).click();
    await answer('Отказаться');
    expect(await isDisabled()).toBe(true);
    await settings(page).click();
    await answer('Принять');
    expect(await isDisabled()).toBe(false);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click();
    await expect.poll(async () => (await told(page)).at(-1)).toEqual(['hit', `${other.url()}/map`]);
    expect((await told(page)).filter(([call]) => call === 'init')).toHaveLength(1);
    expect(requested).toEqual(['mc.yandex.ru/metrika/tag.js']);
  });

  it('is stopped by a refusal in another tab', async () => {
    const { page } = await openCounted(site, other.url() + '/contacts');
    await bar(page).getByRole('button', { name: 'Принять' }).click();
    await expect.poll(() => told(page)).toContainEqual(['hit', `${other.url()}/contacts`]);
    await settings(page).click();
    const tab = await page.context().newPage();
    await tab.goto(`${other.url()}/contacts`);
    await settings(tab).click();
    await bar(tab).getByRole('button', { name: 'Отказаться' }).click();
    await bar(page).waitFor({ state: 'detached' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click();
    await page.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor();
    expect(await told(page)).not.toContainEqual(['hit', `${other.url()}/map`]);
    expect(await page.evaluate(() => 'disableYaCounter12345' in window)).toBe(true);
  });

  it('is stopped by a refusal while the page was in the back/forward cache', async () => {
    const { page } = await openCounted(site, other.url() + '/contacts');
    await bar(page).getByRole('button', { name: 'Принять' }).click();
    await expect.poll(() => told(page)).toContainEqual(['hit', `${other.url()}/contacts`]);
    await page.evaluate(() => {
      localStorage.setItem('analytics-consent', 'refused');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect.poll(() => page.evaluate(() => 'disableYaCounter12345' in window)).toBe(true);
  });

  it.each([
    ['is blocked', (page: Page) => page.route('https://mc.yandex.ru/**', (route) => route.abort())],
    [
      'replies with HTML',
      (page: Page) =>
        page.route('https://mc.yandex.ru/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' })),
    ],
    [
      'throws',
      (page: Page) =>
        page.route('https://mc.yandex.ru/**', (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: 'window.ym = () => { throw new Error("broken Metrika") };',
          }),
        ),
    ],
  ])('breaks nothing when it %s', async (_, before) => {
    const { page } = await openCounted(site, other.url() + '/news', before);
    await bar(page).getByRole('button', { name: 'Принять' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click();
    await page.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor();
  });

  it('is absent on a site without a counter', async () => {
    let requested: string[] = [];
    const { page } = await site.open('/news', {
      prepare: async (blank) => {
        requested = externalRequests(blank);
      },
    });
    await page.mouse.move(10, 10, { steps: 2 });
    await page.waitForLoadState('networkidle');
    expect(await bar(page).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Настройки cookie' }).count()).toBe(0);
    expect(requested).toEqual([]);
  });

  it('does not record text that is typed into the form', async () => {
    const { page } = await site.open('/news');
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    const fields = page.getByRole('dialog').locator('input, textarea');
    await fields.first().waitFor();
    const unmasked = await fields.evaluateAll((all) =>
      all.filter((field) => !field.classList.contains('ym-disable-keys')).map((field) => field.outerHTML),
    );
    expect(unmasked).toEqual([]);
  });
});

/** The part of the provider's script that the site uses. */
const MAPS = `
  class Layers { constructor(element) { this.element = element; } addChild(child) {} }
  window.ymaps3 = {
    ready: Promise.resolve(),
    YMap: class extends Layers { constructor(element, options) { super(element); element.append('Карта ' + options.location.center.join(' ')); } },
    YMapDefaultSchemeLayer: class {}, YMapDefaultFeaturesLayer: class {}, YMapMarker: class {},
  };
`;

describe('the map', () => {
  const site = setUpSite();
  const other = setUpOtherSite({ MAPS_API_KEY: 'test-key' });
  const openContacts = (answer: (page: Page) => Promise<unknown>, hasClock = false) =>
    site.open(`${other.url()}/contacts`, {
      hasClock,
      prepare: answer,
    });
  /** A visitor who moves the pointer until the map loads. */
  const wander = (page: Page) =>
    expect
      .poll(
        async () => {
          await page.mouse.move(20 + Math.random() * 100, 400);
          return page.locator('iframe[title^="Карта"]').or(page.getByText('Карта не загрузилась')).count();
        },
        { timeout: 10_000 },
      )
      .toBe(1);
  const text = /Москва, Лужники|Лужнецкая/;

  it('loads in a separate document at the first gesture, in Russian', async () => {
    const requested: string[] = [];
    const { page } = await openContacts((blank) =>
      blank.route('https://api-maps.yandex.ru/**', (route) => {
        requested.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: MAPS });
      }),
    );
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await wander(page);
    await page.frameLocator('iframe[title^="Карта"]').getByText('Карта 37.5537 55.7158').waitFor();
    expect(requested).toHaveLength(1);
    expect(requested[0]).toContain('lang=ru_RU');
    expect(await page.getByRole('main').getByText(text).first().isVisible()).toBe(true);
  });

  it('that fails leaves the address and the route, and can be retried', async () => {
    let broken = true;
    const { page } = await openContacts((blank) =>
      blank.route('https://api-maps.yandex.ru/**', (route) =>
        broken ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: MAPS }),
      ),
    );
    await wander(page);
    await page.getByText('Карта не загрузилась').waitFor();
    expect(await page.getByRole('main').getByText(text).first().isVisible()).toBe(true);
    await page.getByRole('main').getByRole('link', { name: 'Построить маршрут' }).first().waitFor();
    broken = false;
    await page.getByRole('button', { name: 'Повторить' }).click();
    await page
      .frameLocator('iframe[title^="Карта"]')
      .getByText(/Карта 37/)
      .waitFor();
  });

  it('fails after eight seconds without a response', async () => {
    const { page } = await openContacts(
      (blank) => blank.route('https://api-maps.yandex.ru/**', () => new Promise(() => {})),
      true,
    );
    await wander(page);
    await page.clock.runFor(8000);
    await page.getByText('Карта не загрузилась').waitFor();
  });
});

describe('the content policy', () => {
  const site = setUpSite();

  it('is in the headers and in the page', async () => {
    const { page } = await site.open('/news');
    const response = await page.request.get(`${site.url}/news`);
    const header = response.headers()['content-security-policy'] ?? '';
    expect(header).toContain(`script-src 'self' ${BEFORE_PAINT_HASH};`);
    expect(header).toContain("require-trusted-types-for 'script'");
    expect(response.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    const meta = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(meta).toMatch(/; style-src 'self' 'sha256-[^' ]+'; style-src-attr 'none';/);
    expect(meta).not.toContain('unsafe');
    const others = (policy = '') =>
      policy.split('; ').filter((directive) => !/^(style-src|frame-ancestors) /.test(directive));
    expect(others(meta ?? '')).toEqual(others(header));
  });

  it('blocks styles in the document and style attributes other than the site’s own', async () => {
    const { page } = await site.open('/news');
    const look = await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
      document.body.setAttribute('style', 'visibility: hidden');
      const { display, visibility } = getComputedStyle(document.body);
      return { display, visibility };
    });
    expect(look).toEqual({ display: 'block', visibility: 'visible' });
    site.allowPolicyViolations();
  });

  it('of an edge that knows neither the styles nor the script in a document leaves the page its form', async () => {
    const form = (page: Page) =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('header, nav, h1, main > *, footer'), (element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join();
        }),
      );
    const { page: usual } = await site.open('/equipment/sfera-a-1200');
    const own = await form(usual);
    const { page } = await site.open('/equipment/sfera-a-1200', {
      prepare: (blank) =>
        blank.route('**/equipment/sfera-a-1200', async (route) => {
          const response = await route.fetch();
          const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'; style-src 'self'" };
          await route.fulfill({ response, headers });
        }),
    });
    await expect.poll(() => form(page)).toEqual(own);
    site.allowPolicyViolations();
  });

  it('blocks markup that was not inserted by the RichText component', async () => {
    const { page } = await site.open('/news');
    const refused = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<b>x</b>');
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    });
    expect(refused).toBe(true);
    site.allowPolicyViolations();
  });
});
