import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { interceptRequests } from '../../support/browser/intercept-requests.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Content-Disposition' };
const attachment = (disposition: string, contentType = 'application/pdf') => ({
  contentType,
  headers: { ...cors, 'Content-Disposition': disposition },
  body: 'file',
});
const CYRILLIC = `attachment; filename="passport.pdf"; filename*=UTF-8''${encodeURIComponent('Паспорт А-300.pdf')}`;

describe('a document', () => {
  const site = setUpSite();

  it('is saved under the server’s name, and a failed download shows advice', async () => {
    const { page } = await site.open('/documents');
    const faults = [{ status: 500, headers: cors, body: '' }, attachment(CYRILLIC)];
    await interceptRequests(page, '**/document/*/download', (request) => request.fulfill(faults.shift()));
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'PDF' }).first();
    const save = row.getByRole('button', { name: /^Скачать: / });
    await save.click();
    await row.getByText('Не скачался').waitFor();
    const notice = page.getByRole('region', { name: 'Уведомления' });
    await notice.getByText('повторите попытку или откройте его по названию').waitFor();
    await notice.getByText('Внутренняя ошибка сервера').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toBe('Паспорт А-300.pdf');
    await row.getByText('Файл сохранён').waitFor({ state: 'attached' });
  });

  it('can be cancelled during the download, and is requested again afterwards', async () => {
    const { page } = await site.open('/documents');
    const { promise: never, resolve: end } = Promise.withResolvers<void>();
    const requested = Promise.withResolvers<void>();
    let calls = 0;
    await interceptRequests(page, '**/document/*/download', async (request) => {
      calls += 1;
      requested.resolve();
      if (calls === 1) await never;
      await request.fulfill(attachment('attachment; filename=a.pdf'));
    });
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'PDF' }).first();
    await row.getByRole('button', { name: /^Скачать: / }).click();
    await requested.promise;
    await row.getByRole('button', { name: /^Отменить скачивание: / }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: /^Скачать: / }).click(),
    ]);
    end();
    expect(download.suggestedFilename()).toBe('a.pdf');
    expect(await page.getByText('Не скачался').count()).toBe(0);
  });

  it('can be cancelled before the code for downloads has loaded', async () => {
    const { promise: cancelled, resolve: load } = Promise.withResolvers<void>();
    const { page } = await site.open('/documents', {
      prepare: (blank) =>
        blank.route(/\/assets\/save-documents-/, async (route) => {
          await cancelled;
          await route.continue();
        }),
    });
    let calls = 0;
    await interceptRequests(page, '**/document/*/download', async (request) => {
      calls += 1;
      await request.fulfill(attachment('attachment; filename=a.pdf'));
    });
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'PDF' }).first();
    await row.getByRole('button', { name: /^Скачать: / }).click();
    await row.getByRole('button', { name: /^Отменить скачивание: / }).click();
    const download = page.waitForEvent('download');
    await row.getByRole('button', { name: /^Скачать: / }).click();
    load();
    await download;
    await row.getByText('Файл сохранён').waitFor({ state: 'attached' });
    expect(calls).toBe(1);
  });

  it('makes the browser ask before the page is left during its download', async () => {
    const { page } = await site.open('/documents');
    const { promise: rest, resolve: end } = Promise.withResolvers<void>();
    await interceptRequests(page, '**/document/*/download', async (request) => {
      await rest;
      await request.fulfill(attachment('attachment; filename=a.pdf'));
    });
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'PDF' }).first();
    await row.getByRole('button', { name: /^Скачать: / }).click();
    await row.getByRole('button', { name: /^Отменить скачивание: / }).waitFor();
    const asked = page.waitForEvent('dialog');
    // The page stands still while the browser asks.
    void page.evaluate(() => location.reload()).catch(() => {});
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    const download = page.waitForEvent('download');
    end();
    expect((await download).suggestedFilename()).toBe('a.pdf');
    page.on('dialog', () => expect.unreachable());
    await page.reload();
  });

  it('is a link to the same file without scripts', async () => {
    const { page } = await site.open('/documents', { javaScriptEnabled: false });
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /^Скачать: / })
      .first();
    expect(await link.getAttribute('href')).toMatch(/\/frontend\/v1\/document\/\d+\/download$/);
  });
});

describe('an archive', () => {
  const site = setUpSite();

  /** Selects two documents and starts the download of their archive. */
  async function downloadTwo(page: Page) {
    // The list is hydrated once its links have become buttons.
    await page
      .getByRole('button', { name: /^Скачать: / })
      .first()
      .waitFor();
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Выбрать: / });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    const bar = page.getByRole('region', { name: 'Выбранные файлы' });
    await bar.getByRole('button', { name: 'Скачать архивом' }).click();
    return { boxes, bar };
  }

  it('of a selection that fails offers its files one by one and a retry', async () => {
    const { page } = await site.open('/documents');
    const requested: string[] = [];
    const faults = [{ status: 500, headers: cors, body: '' }, attachment('attachment', 'application/zip')];
    await interceptRequests(page, '**/document/download-zip?*', (request) => {
      requested.push(decodeURIComponent(new URL(request.url).search));
      return request.fulfill(faults.shift());
    });
    const { bar } = await downloadTwo(page);
    const failure = bar.getByRole('alert');
    await failure.getByText('Архив не собрался').waitFor();
    expect(await failure.getByRole('link').count()).toBe(2);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      failure.getByRole('button', { name: 'Повторить' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Документы.zip');
    expect(requested).toHaveLength(2);
    expect(requested[0]).toMatch(/^\?ids\[0\]=\d+&ids\[1\]=\d+$/);
    await bar.getByText('Архив сохранён').waitFor();
    expect(await bar.evaluate((region) => region.matches(':focus-within'))).toBe(true);
  });

  it('that was saved is not mentioned at another selection', async () => {
    const { page } = await site.open('/documents');
    await interceptRequests(page, '**/document/download-zip?*', (request) =>
      request.fulfill(attachment('attachment', 'application/zip')),
    );
    const { boxes, bar } = await downloadTwo(page);
    const saved = bar.getByText('Архив сохранён');
    await saved.waitFor();
    await boxes.nth(2).check();
    await bar.getByText('Выбрано 3 файла').waitFor();
    expect(await saved.count()).toBe(0);
    await boxes.nth(2).uncheck();
    await saved.waitFor();
  });

  it('of the whole list is requested from the API', async () => {
    const { page } = await site.open('/documents');
    const button = page.getByRole('main').getByRole('button', { name: /^Скачать всё/ });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
  });
});

describe('the list of documents', () => {
  const site = setUpSite();

  it('keeps the search text when a category is selected', async () => {
    const { page } = await site.open(`/documents?find=${encodeURIComponent('паспорт')}`);
    await page.getByRole('navigation', { name: 'Категории' }).locator('a[href*="category="]').first().click();
    await page.waitForURL(/kind=|category=/);
    expect(new URL(page.url()).searchParams.get('find')).toBe('паспорт');
    expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('паспорт');
  });
});
