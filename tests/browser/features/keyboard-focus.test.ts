import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { interceptRequests } from '../../support/browser/intercept-requests.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

const main = (page: Page) => page.getByRole('main');

/** The accessible name of the focused element, with plain spaces. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    return activeElement === document.body ? 'nothing' : name.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  });

describe('the focus, after the button that had it has disappeared,', () => {
  const site = setUpSite();

  it.each([
    ['/equipment', 'УФ-установки', 'В-5'],
    ['/documents', 'Паспорта и руководства', 'Л-1200'],
  ])('is on the first of the other items of a part of %s', async (path, title, first) => {
    const { page } = await site.open(path);
    const part = main(page).getByRole('region', { name: title });
    await part.getByRole('button', { name: /^Показать ещё/ }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toContain(first);
  });

  it.each([
    ['/equipment', /^Сравнить .*К-6000/, 'Очистить'],
    ['/documents', /^Выбрать: Паспорт .*К-6000/, 'Снять выбор'],
  ])('goes back to the item that it came from when the selection of %s is cleared', async (path, name, clear) => {
    const { page } = await site.open(path);
    const item = main(page).getByRole('checkbox', { name });
    await item.focus();
    await page.keyboard.press('Space');
    await main(page).getByRole('button', { name: clear, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => item.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await item.isChecked()).toBe(false);
  });

  it.each([
    ['/documents?find=дирижабль', 'Показать все документы'],
    ['/articles?find=дирижабль', 'Показать все статьи'],
    ['/project?year=2019', 'Показать все'],
    ['/equipment?medium=water&type=ozonatory', 'Весь каталог'],
  ])('is on the heading when a link shows all content of %s', async (path, name) => {
    const { page } = await site.open(path);
    await main(page).getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    const heading = (await main(page).getByRole('heading', { level: 1 }).textContent())?.replaceAll('\u00a0', ' ');
    await expect.poll(() => focused(page)).toBe(heading);
    expect(new URL(page.url()).search).toBe('');
  });

  it('is on the button that repeats when the next page of a list has not loaded', async () => {
    const { page } = await site.open('/news');
    const end = await interceptRequests(page, '**/news/page/2/payload.json', (request) => request.abort());
    await main(page).getByRole('button', { name: 'Показать ещё' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Повторить');
    await end();
  });

  it('goes back to the button that showed a notice when the notice is closed', async () => {
    const { page } = await site.open('/equipment/sfera-a-1200');
    await main(page).getByRole('button', { name: 'В папку', exact: true }).focus();
    await page.keyboard.press('Enter');
    const notices = page.getByRole('region', { name: 'Уведомления' });
    await notices.getByRole('button', { name: 'Закрыть' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('В папке');
  });

  it('is on the heading when the shortlist is emptied, and when its items are restored', async () => {
    const { page } = await site.open('/planners?folder', {
      stored: { folder: JSON.stringify({ products: ['sfera-a-1200'], documents: [101] }) },
    });
    const press = async (name: string) => {
      await main(page).getByRole('button', { name }).first().focus();
      await page.keyboard.press('Enter');
    };
    await press('Очистить папку');
    await expect.poll(() => focused(page)).toBe('Папка проектировщика');
    await main(page).getByRole('link', { name: 'К документам' }).focus();
    await press('Вернуть');
    await expect.poll(() => focused(page)).toBe('Папка проектировщика');
    await press('Убрать из папки: Паспорт');
    await press('Убрать из папки');
    await main(page).getByText('В папке пока ничего нет').waitFor();
    expect(await focused(page)).toBe('Папка проектировщика');
  });

  it('stays in a field that was focused before the next page of the list has come', async () => {
    const { page } = await site.open('/news');
    const { promise: focusMoved, resolve: reply } = Promise.withResolvers<void>();
    await interceptRequests(page, '**/news/page/2/payload.json', async (request) => {
      await focusMoved;
      await request.continue();
    });
    const count = main(page).getByText(/^Показано/);
    await main(page).getByRole('button', { name: 'Показать ещё' }).click();
    await count.waitFor({ state: 'detached' });
    const header = page.getByRole('banner');
    const search = header.getByRole('searchbox').or(header.getByRole('combobox'));
    await search.focus();
    reply();
    await count.waitFor();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  describe('by the removal of filters', () => {
    const FILTERED = '/equipment?flow=-5,5-20&medium=water';
    const remove = (page: Page, name: RegExp | string) => main(page).getByRole('button', { name, exact: true });

    it('is on the next one, and at the end on the button that opens them', async () => {
      const { page } = await site.open(FILTERED);
      await remove(page, /^Убрать: .* до 5/).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toMatch(/^Убрать: .* 5–20/);
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe('Фильтры');
    });

    it.each([
      ['beside them', FILTERED, 'Сбросить'],
      ['below a list without matches', '/equipment?flow=5000-&noise=-35', 'Сбросить фильтры'],
    ])('is on that button when all are removed %s', async (_, path, name) => {
      const { page } = await site.open(path);
      await remove(page, name).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe('Фильтры');
    });
  });
});

describe('a dialog that was opened by a press which does not focus buttons, as in Safari,', () => {
  const site = setUpSite();

  it.each([
    ['Оставить заявку', '/news', 1280],
    ['Версия для слабовидящих', '/news', 1280],
    ['Фильтры', '/equipment', 390],
  ])('returns the focus to «%s» of %s', async (name, path, width) => {
    const { page } = await site.open(path, { viewport: { width, height: 800 } });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()));
    await page.getByRole('button', { name, exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe(name);
  });
});

describe('Esc', () => {
  const site = setUpSite();

  it.each([
    ['Версия для слабовидящих', '/news', 1280],
    ['Фильтры', '/equipment', 390],
  ])('closes the dialog that «%s» of %s has opened', async (name, path, width) => {
    const { page } = await site.open(path, { viewport: { width, height: 800 } });
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name, exact: true }).first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe(name);
  });
});

describe('a view that replaces another at the same path', () => {
  const site = setUpSite();

  it.each([
    ['/equipment?selected=sfera-a-600,sfera-a-1200', 'Сравнить', 'Сравнение оборудования', 'Оборудование'],
    ['/planners', 'Открыть папку', 'Папка проектировщика', 'Всё, чтобы заложить систему в проект'],
  ])('gets the focus on its heading, and gives it back: %s', async (path, link, heading, before) => {
    const { page } = await site.open(path);
    await main(page).getByRole('link', { name: link, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(heading);
    await page.goBack();
    await expect.poll(() => focused(page)).toBe(before);
  });
});
