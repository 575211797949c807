import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { interceptRequests } from '../../support/browser/intercept-requests.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

/** The errors of a browser that blocks storage. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: deny });
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
  });

/** The changes of a translator or an extension before the page's scripts run. */
const modifyPage = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      document.body.prepend(document.createElement('aside'));
      for (const heading of document.querySelectorAll('h1, h2')) {
        const font = document.createElement('font');
        font.append(...heading.childNodes);
        heading.append(font);
      }
      document.querySelector('main')?.prepend(document.createElement('ins'));
    });
  });

describe('a restricted browser', () => {
  const site = setUpSite();

  it('without storage and cookies works, but stores nothing', async () => {
    const { page, messages } = await site.open('/news', { prepare: blockStorage });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Имя' });
    await name.fill('Ольга');
    expect(await name.inputValue()).toBe('Ольга');
    await page.getByRole('dialog').getByRole('status').getByText('закрывайте форму').waitFor();
    expect(messages).toEqual([]);
  });

  it('whose extensions have changed the page still shows and hydrates it', async () => {
    const { page, messages } = await site.open('/news', { prepare: modifyPage });
    await page.mouse.move(10, 10, { steps: 2 });
    await page.getByRole('heading', { level: 1, name: 'Новости' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    expect(messages.filter((line) => line.startsWith('uncaught') && !/Hydration|#418|#423/.test(line))).toEqual([]);
  });

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('in %s hydrates the prerendered dates', async (zone) => {
    const prerendered = await site.open('/news', { javaScriptEnabled: false });
    const dates = await prerendered.page.getByRole('main').locator('time').allInnerTexts();
    const { page, messages } = await site.open('/news', { timezoneId: zone, locale: 'en-US' });
    await page.mouse.move(10, 10, { steps: 2 });
    await page.waitForLoadState('networkidle');
    expect(dates.length).toBeGreaterThan(3);
    expect(await page.getByRole('main').locator('time').allInnerTexts()).toEqual(dates);
    expect(messages).toEqual([]);
  });
});

describe('a URL that would leave the site', () => {
  const site = setUpSite();

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])(
    'in a payload, %s, leads to the 404 page',
    async (target) => {
      const { page } = await site.open('/news');
      await page.waitForLoadState('networkidle');
      const left: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('evil')) left.push(request.url());
      });
      await interceptRequests(page, '**/contacts/payload.json', (request) =>
        request.fulfill({ contentType: 'application/json', body: JSON.stringify({ app: 'x', redirect: target }) }),
      );
      await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor();
      expect(left).toEqual([]);
      expect(new URL(page.url()).origin).toBe(new URL(site.url).origin);
    },
  );

  it('never reaches another call of the API', async () => {
    const { page } = await site.open('/news');
    await page.waitForLoadState('networkidle');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(site.apiUrl)) calls.push(new URL(request.url()).pathname);
    });
    await page.goto(`${site.url}/news/..%2f..%2fsettings`);
    await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor();
    await page.mouse.move(10, 10, { steps: 2 });
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });
});
