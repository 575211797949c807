import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { interceptRequests } from '../../support/browser/intercept-requests.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

const NOT_FOUND = JSON.stringify({ error: { code: 107, message: 'Не найдено' } });

/** The last link to a news item, whose payload has not been prefetched, and its URL. */
async function lastNews(page: Page) {
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').last();
  return { link, address: (await link.getAttribute('href')) ?? '', title: await link.innerText() };
}

describe('a page whose payload is missing', () => {
  const site = setUpSite();

  it.each([
    ['404', { status: 404, contentType: 'text/html', body: 'Not found' }],
    ['HTML with 200', { status: 200, contentType: 'text/html', body: '<html></html>' }],
    ['truncated JSON', { status: 200, contentType: 'application/json', body: '{"app": "x", "da' }],
  ])('is loaded from the API when the host replies with %s', async (_, answer) => {
    const { page, messages } = await site.open('/news');
    const { link, address, title } = await lastNews(page);
    await interceptRequests(page, `**${address}/payload.json`, (request) => request.fulfill(answer));
    await link.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
    expect(messages.filter((line) => !line.includes('404'))).toEqual([]);
  });

  it('is a 404 only when the API replies so', async () => {
    const { page } = await site.open('/news');
    const { link, address } = await lastNews(page);
    await interceptRequests(page, `**${address}/payload.json`, (request) => request.fulfill({ status: 404, body: '' }));
    await interceptRequests(page, `**/frontend/v1${address}`, (request) =>
      request.fulfill({
        contentType: 'application/json',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: NOT_FOUND,
      }),
    );
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
    expect(await page.title()).toBe('Страница не найдена — Чистосфера');
    await page.goBack();
    await expect.poll(() => page.title()).toContain('Новости');
  });

  it.each([
    ['/articles/section/no-such-section', 'a section'],
    ['/planners/technical-documentation/999', 'a set of documentation'],
    ['/news/page/999', 'a page of a list'],
    ['/articles/section/vodopodgotovka/page/999', 'a page of a section'],
  ])('is a 404 when the lists of the API lack it: %s', async (address) => {
    const { page } = await site.open('/news');
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Видео' });
    await link.evaluate((element, target) => element.setAttribute('href', target), address);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
    // The host's own page for this URL stays after the API was asked, too.
    await page.goto(site.url + address);
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor();
  });

  it.each([
    [404, 'Страница не найдена', 'На главную'],
    [400, 'Внутренняя ошибка сервера', 'Код ошибки: 400'],
    [500, 'Внутренняя ошибка сервера', 'Код ошибки: 500'],
    [403, 'Внутренняя ошибка сервера', 'Перезагрузить'],
  ])('and whose document has been tried shows the status %i of the API', async (status, heading, words) => {
    const { page } = await site.open('/news');
    const { link, address } = await lastNews(page);
    await page.evaluate((path) => sessionStorage.setItem('reloads', JSON.stringify([[path, Date.now()]])), address);
    await interceptRequests(page, `**${address}/payload.json`, (request) => request.fulfill({ status: 404, body: '' }));
    await interceptRequests(page, `**/frontend/v1${address}`, (request) =>
      request.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await link.click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByRole('main').getByText(words).waitFor();
  });

  it('stays a 404 of the host, without another load, when the API does not reply either', async () => {
    const documents: string[] = [];
    let calls = 0;
    const { page } = await site.open('/news/no-such-news', {
      prepare: async (blank) => {
        blank.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
        await interceptRequests(blank, '**/frontend/v1/**', (request) => {
          calls += 1;
          return request.fulfill({ status: 503, body: '' });
        });
      },
    });
    await expect.poll(() => calls).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor();
    expect(documents).toHaveLength(1);
  });

  it('of other code is loaded as a document', async () => {
    const { page } = await site.open('/news');
    const { link, address, title } = await lastNews(page);
    await interceptRequests(page, `**${address}/payload.json`, (request) =>
      request.fulfill({
        contentType: 'application/json',
        body: JSON.stringify({ app: 'newer', data: { other: 'shape' } }),
      }),
    );
    const loaded = page.waitForEvent('domcontentloaded');
    await link.click();
    await loaded;
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });
});

describe('scrolling', () => {
  const site = setUpSite();

  it('starts a new page at its top and restores the position on the way back', async () => {
    const { page } = await site.open('/news');
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Карта сайта' }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(200);
    await page.getByRole('link', { name: 'Карта сайта' }).click();
    await page.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Новости' }).waitFor();
    // The click itself may have scrolled a little further.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 100);
  });
});
