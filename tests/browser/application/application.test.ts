import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { interceptRequests, sentFields } from '../../support/browser/intercept-requests.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

async function openForm(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Связаться с нами' }).waitFor();
  return dialog;
}

async function fill(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Имя').fill('Ольга');
  await dialog.getByLabel('Телефон').pressSequentially('8 999 123-45-67');
  await dialog.getByLabel('E-mail').fill('olga@example.org');
  await dialog.getByLabel('Сообщение').fill('Нужен расчёт для операционной');
  await dialog.getByRole('checkbox').check();
}

/** Whether nothing covers the middle of an element. */
const isSeen = (element: Locator) =>
  element.evaluate((target) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return seen !== null && target.contains(seen);
  });

describe('the application form', () => {
  const site = setUpSite();

  it('opens from the mobile menu and closes the menu', async () => {
    const { page } = await site.open('/articles', { viewport: { width: 390, height: 844 } });
    const burger = page.getByRole('banner').getByRole('button', { name: 'Открыть меню' });
    await burger.dblclick();
    const menu = page.getByRole('navigation', { name: 'Меню' });
    await menu.getByRole('button', { name: 'Оставить заявку' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Связаться с нами' }).waitFor();
    await menu.waitFor({ state: 'hidden' });
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => burger.evaluate((button) => document.activeElement === button)).toBe(true);
  });

  it.each([
    [300, 1000, 'none'],
    [17, 3000, 'blur(3px)'],
  ])('has behind it, where frames take %i ms, after %i ms the blur «%s»', async (frameMs, watchedMs, blur) => {
    const { page } = await site.open('/news', {
      isFirstVisit: true,
      prepare: (opened) =>
        opened.addInitScript((ms) => {
          let time = 0;
          window.requestAnimationFrame = (callback) => Number(setTimeout(() => callback((time += ms)), 0));
          window.cancelAnimationFrame = clearTimeout;
          Object.defineProperty(window, 'frameTime', { get: () => time });
        }, frameMs),
    });
    const frameTime = () => page.evaluate(() => Number(Reflect.get(window, 'frameTime')));
    await page.waitForLoadState('networkidle');
    const before = await frameTime();
    const dialog = await openForm(page);
    await expect.poll(async () => (await frameTime()) - before).toBeGreaterThanOrEqual(watchedMs);
    const scrim = dialog.locator('xpath=ancestor::*[@data-rac][last()]');
    await expect.poll(() => scrim.evaluate((element) => getComputedStyle(element).backdropFilter)).toBe(blur);
  });

  it.each([
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1280, height: 500 },
  ])('keeps its close button visible however far its form is scrolled at $width × $height', async (viewport) => {
    const { page } = await site.open('/equipment/sfera-a-1200', { viewport });
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Оставить заявку' }).filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Связаться с нами' }).waitFor();
    const close = dialog.getByRole('button', { name: 'Закрыть' });
    const send = dialog.getByRole('button', { name: 'Отправить заявку' });
    await expect.poll(() => isSeen(close)).toBe(true);
    const before = (await send.boundingBox())?.y ?? 0;
    await send.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await send.boundingBox())?.y ?? before).toBeLessThan(before);
    await expect.poll(() => isSeen(close)).toBe(true);
    await close.click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('is sent as multipart with the digits of the phone and shows the thank-you view', async () => {
    const { page } = await site.open('/equipment');
    const dialog = await openForm(page);
    await fill(page);
    const sent = page.waitForRequest('**/application/create');
    await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
    const fields = sentFields((await sent).postDataBuffer()?.toString() ?? '');
    expect(fields).toEqual({
      type: '1',
      userName: 'Ольга',
      userPhone: '79991234567',
      userEmail: 'olga@example.org',
      text: 'Нужен расчёт для операционной',
      personalDataProcessingConsent: '1',
      pageUrl: `${site.url}/equipment`,
    });
    await dialog.getByRole('heading', { name: 'Заявка успешно отправлена' }).waitFor();
    expect(await dialog.getByRole('link').count()).toBeGreaterThanOrEqual(3);
    expect(await page.getByText('Обращение отправлено').isVisible()).toBe(true);
    expect(await isSeen(dialog.getByRole('button', { name: 'Закрыть' }))).toBe(true);
  });

  it('is closed by the button in its corner only, and can be opened again', async () => {
    const { page } = await site.open('/news', { viewport: { width: 1440, height: 1000 } });
    const dialog = await openForm(page);
    const close = dialog.getByRole('button', { name: 'Закрыть' });
    const [panel, button] = await Promise.all([dialog, close].map((element) => element.boundingBox()));
    if (!panel || !button) throw new Error('The dialog is not visible');
    expect(button.y - panel.y).toBeCloseTo(14);
    expect(panel.x + panel.width - button.x - button.width).toBeCloseTo(14);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 400);
    expect(await dialog.isVisible()).toBe(true);
    await close.click();
    await dialog.waitFor({ state: 'detached' });
    await openForm(page);
  });

  it('is closed by another page, and stays closed when the visitor comes back', async () => {
    const { page } = await site.open('/news');
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    await page.waitForLoadState('networkidle');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }).click();
    await heading('Контакты').waitFor();
    const dialog = await openForm(page);
    await dialog.getByLabel('Имя').fill('Ольга');
    await page.goBack();
    await heading('Новости').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.goForward();
    await heading('Контакты').waitFor();
    await openForm(page);
    expect(await dialog.getByLabel('Имя').inputValue()).toBe('Ольга');
  });

  it('shows errors for missing fields and sends nothing', async () => {
    const { page } = await site.open('/news');
    const dialog = await openForm(page);
    let calls = 0;
    await interceptRequests(page, '**/application/create', (request) => (calls++, request.abort()));
    await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
    await dialog.getByText('Без согласия мы не сможем принять заявку').waitFor();
    expect(await dialog.getByText('Введите номер полностью').isVisible()).toBe(true);
    expect(calls).toBe(0);
  });

  it('shows the server’s messages under their fields and focuses the first of these', async () => {
    const { page } = await site.open('/news');
    const dialog = await openForm(page);
    await fill(page);
    await interceptRequests(page, '**/application/create', (request) =>
      request.fulfill({
        contentType: 'application/json',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: JSON.stringify({
          error: {
            code: 2,
            message: { userEmail: ['Ящик не существует', 'укажите другой'], ufo: ['Неизвестное поле'] },
          },
        }),
      }),
    );
    await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
    await dialog.getByText('Ящик не существует, укажите другой').waitFor();
    expect(await page.getByText('Неизвестное поле').first().isVisible()).toBe(true);
    const isFocused = dialog.getByLabel('E-mail').evaluate((field) => field === document.activeElement);
    expect(await isFocused).toBe(true);
  });

  it('survives a reload without its consent, and is deleted once sent', async () => {
    const { page } = await site.open('/news');
    await openForm(page);
    await fill(page);
    await page.reload();
    const dialog = await openForm(page);
    expect(await dialog.getByLabel('Имя').inputValue()).toBe('Ольга');
    expect(await dialog.getByRole('checkbox').isChecked()).toBe(false);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
    await dialog.getByRole('heading', { name: 'Заявка успешно отправлена' }).waitFor();
    await page.reload();
    expect(await (await openForm(page)).getByLabel('Имя').inputValue()).toBe('');
  });

  it('keeps focus and text of a field whose mask loads later', async () => {
    const { page } = await site.open('/news');
    const mask = Promise.withResolvers<void>();
    await page.route(/masked-fields[^/]*\.js$/, async (route) => {
      await mask.promise;
      await route.continue();
    });
    const dialog = await openForm(page);
    const phone = dialog.getByLabel('Телефон');
    await phone.focus();
    await page.keyboard.type('8 999 1');
    mask.resolve();
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'tel');
    await page.keyboard.type('23-45-67');
    expect(await phone.inputValue()).toBe('+7 (999) 123-45-67');
  });

  it('keeps text that is typed while it opens', async () => {
    const { page } = await site.open('/news');
    const dialog = await openForm(page);
    await dialog.getByLabel('Телефон').pressSequentially('8 999 123-45-67');
    await dialog.getByLabel('E-mail').pressSequentially(`${'engineer'.repeat(8)}@example.ru`);
    await dialog.getByLabel('Имя').fill('Ольга');
    expect(await dialog.getByLabel('Телефон').inputValue()).toBe('+7 (999) 123-45-67');
    expect(await dialog.getByLabel('E-mail').inputValue()).toBe(`${'engineer'.repeat(8)}@example.ru`);
  });

  it('is sent once by a double click', async () => {
    const { page } = await site.open('/news');
    const dialog = await openForm(page);
    await fill(page);
    let calls = 0;
    page.on(
      'request',
      (request) => (calls += Number(request.url().endsWith('/application/create') && request.method() === 'POST')),
    );
    await dialog.getByRole('button', { name: 'Отправить заявку' }).dblclick();
    await dialog.getByRole('heading', { name: 'Заявка успешно отправлена' }).waitFor();
    expect(calls).toBe(1);
  });
});
