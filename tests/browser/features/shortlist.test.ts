import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { interceptRequests } from '../../support/browser/intercept-requests.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { textBoxes } from '../../support/browser/text-boxes.ts';

const ITEM = '/equipment/sfera-a-1200';
const SENT = '/planners?folder=sfera-a-1200,sfera-k-6000/101,301';

const main = (page: Page) => page.getByRole('main');
const models = (page: Page) => main(page).getByRole('list', { name: 'Оборудование' }).getByRole('listitem');
const files = (page: Page) => main(page).getByRole('list', { name: 'Документы' }).getByRole('listitem');
const notices = (page: Page) => page.getByRole('region', { name: 'Уведомления' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('folder'));

/** A visitor with a stored shortlist. */
const withStoredShortlist = (products: string[], documents: number[]) => ({
  stored: { folder: JSON.stringify({ products, documents }) },
});

describe('the shortlist', () => {
  const site = setUpSite();

  it('gets a model and a document from the model’s page, shows a notice, and keeps them after a reload', async () => {
    const { page, messages } = await site.open(ITEM);
    const toggle = main(page).getByRole('button', { name: 'В папку', exact: true });
    expect(await toggle.getAttribute('aria-pressed')).toBe('false');
    // Many visitors double-click buttons.
    await toggle.dblclick();
    await notices(page).getByText('В папке 1 позиция').waitFor();
    await main(page).getByRole('button', { name: 'В папке', exact: true, pressed: true }).waitFor();
    await main(page)
      .getByRole('button', { name: /^В папку: Паспорт/ })
      .click();
    await notices(page).getByText('В папке 2 позиции').waitFor();

    await page.reload();
    await main(page).getByRole('button', { name: 'В папке', exact: true, pressed: true }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Папка проектировщика 2' }).click();
    await expect.poll(() => models(page).count()).toBe(1);
    await expect.poll(() => files(page).count()).toBe(1);
    expect(await models(page).first().getByText('1 200 м³').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Папка проектировщика');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/planners$/);
    expect(messages).toEqual([]);
  });

  it('shows its notice as long as the focus or the pointer is on it', async () => {
    const { page } = await site.open(ITEM, { hasClock: true });
    await main(page).getByRole('button', { name: 'В папку', exact: true }).click();
    const link = notices(page).getByRole('link', { name: 'Открыть папку' });
    const leave = () => page.mouse.move(5, 5);
    await link.focus();
    await link.hover();
    await leave();
    await page.clock.runFor(6000);
    expect(await link.isVisible()).toBe(true);
    await link.hover();
    await link.blur();
    await page.clock.runFor(6000);
    expect(await link.isVisible()).toBe(true);
    await leave();
    await page.clock.runFor(6000);
    await link.waitFor({ state: 'detached' });
  });

  it('gets the selected items of the list of documents and of the catalogue, and removes them', async () => {
    const { page } = await site.open('/documents');
    // The list is hydrated once its links have become buttons.
    await page
      .getByRole('button', { name: /^Скачать: / })
      .first()
      .waitFor();
    const boxes = main(page).getByRole('checkbox', { name: /^Выбрать: / });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    const bar = page.getByRole('region', { name: 'Выбранные файлы' });
    await bar.getByRole('button', { name: 'В папку' }).click();
    await notices(page).getByText('В папке 2 позиции').waitFor();
    await bar.getByRole('button', { name: 'В папке', pressed: true }).click();
    await notices(page).getByText('Папка пуста').waitFor();
    expect(await stored(page)).toBeNull();

    await page.goto(`${site.url}/equipment?selected=sfera-k-6000`);
    await page.getByRole('region', { name: 'Выбранные модели' }).getByRole('button', { name: 'В папку' }).click();
    await notices(page).getByRole('link', { name: 'Открыть папку' }).click();
    await expect.poll(() => models(page).allInnerTexts()).toEqual([expect.stringContaining('К-6000')]);
  });

  it('is the same in two tabs', async () => {
    const { page } = await site.open(ITEM);
    const other = await page.context().newPage();
    await other.goto(`${site.url}/planners?folder`);
    await main(other).getByText('В папке пока ничего нет').waitFor();
    await main(page).getByRole('button', { name: 'В папку', exact: true }).click();
    await expect.poll(() => models(other).count()).toBe(1);
    await main(other)
      .getByRole('button', { name: /^Убрать из папки: / })
      .click();
    await main(page).getByRole('button', { name: 'В папку', exact: true, pressed: false }).waitFor();
  });

  it('is shared as a link whose recipient can add it to their own without losing items', async () => {
    const sender = await site.open(
      '/planners?folder',
      withStoredShortlist(['sfera-a-1200', 'sfera-k-6000'], [101, 301]),
    );
    await sender.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await main(sender.page).getByRole('button', { name: 'Скопировать ссылку' }).click();
    await main(sender.page).getByText('Скопировано').waitFor();
    const link = await sender.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(site.url + SENT);

    const { page } = await site.open(SENT, withStoredShortlist(['sfera-v-90'], [101]));
    await main(page).getByText('Вам прислали подборку: 2 модели и 2 документа').waitFor();
    expect(await models(page).count()).toBe(2);
    expect(await files(page).count()).toBe(2);
    await main(page).getByRole('button', { name: 'Сохранить у себя' }).click();
    await notices(page).getByText('В папке 5 позиций').waitFor();
    await main(page).getByRole('link', { name: 'Открыть свою папку' }).click();
    await expect.poll(() => models(page).count()).toBe(3);
    expect(await models(page).first().innerText()).toContain('В-90');
  });

  it('shows the link when the browser denies the clipboard', async () => {
    const { page } = await site.open('/planners?folder', {
      ...withStoredShortlist(['sfera-a-1200'], []),
      prepare: (blank) =>
        blank.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
    });
    await main(page).getByRole('button', { name: 'Скопировать ссылку' }).click();
    const field = main(page).getByRole('textbox', { name: 'Ссылка на папку' });
    expect(await field.inputValue()).toBe(`${site.url}/planners?folder=sfera-a-1200`);
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('/planners?folder=');
  });

  it('restores a removed item, and the focus moves to the neighbouring row', async () => {
    const { page } = await site.open(
      '/planners?folder',
      withStoredShortlist(['sfera-a-1200', 'sfera-k-6000'], [101, 301]),
    );
    const counter = page.getByRole('spinbutton', { name: /К-6000/ });
    await counter.fill('3');
    await counter.press('Enter');
    const removals = main(page).getByRole('button', { name: /^Убрать из папки: / });
    await expect.poll(() => removals.count()).toBe(4);
    await removals.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => removals.count()).toBe(3);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toContain('К-6000');
    await counter.fill('1');
    await counter.press('Enter');
    await expect.poll(() => stored(page)).not.toContain('quantities');
    await main(page).getByRole('button', { name: 'Очистить папку' }).click();
    await main(page).getByText('В папке пока ничего нет').waitFor();
    const bar = page.getByRole('region', { name: 'Убранное из папки' });
    await bar.getByText('Убраны 4 позиции').waitFor();
    await bar.getByRole('button', { name: 'Вернуть' }).click();
    await expect.poll(() => removals.count()).toBe(4);
    expect(await models(page).first().innerText()).toContain('А-1200');
    expect(await counter.inputValue()).toBe('1');
    expect(await bar.count()).toBe(0);
  });

  it('reports items that the site no longer has', async () => {
    const { page } = await site.open('/planners?folder', withStoredShortlist(['sfera-a-1200', 'gone'], [99_999]));
    await main(page).getByText('Двух позиций больше нет на сайте.').waitFor();
    expect(await models(page).count()).toBe(1);
    await main(page).getByRole('button', { name: 'Убрать из папки', exact: true }).click();
    await expect.poll(() => stored(page)).toBe('{"products":["sfera-a-1200"],"documents":[]}');
  });

  it('reports a list that has not loaded once the other one has, and retries', async () => {
    let release = async () => {};
    const catalogue = Promise.withResolvers<void>();
    const { page, messages } = await site.open('/planners?folder', {
      ...withStoredShortlist(['sfera-a-1200'], [101]),
      prepare: async (blank) => {
        release = await interceptRequests(blank, '**/documents/payload.json', (request) => request.abort());
        await interceptRequests(blank, '**/equipment/payload.json', async (request) => {
          await catalogue.promise;
          await request.continue();
        });
      },
    });
    await expect.poll(() => messages).toContainEqual(expect.stringContaining('A list was not read to its end'));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const note = main(page).getByText('Часть папки не загрузилась');
    expect(await note.count()).toBe(0);
    catalogue.resolve();
    await note.waitFor();
    expect(await models(page).count()).toBe(1);
    await release();
    await main(page).getByRole('button', { name: 'Повторить' }).click();
    await expect.poll(() => files(page).count()).toBe(1);
    await page.locator('main:focus-within').waitFor();
  });

  it.each([
    'javascript:alert(1)/<img src=x onerror=alert(1)>',
    '%E0%A4%A,..%2f..%2fetc',
    ',,,/,,,',
    '"><script>1</script>',
  ])('ignores an invalid link such as «%s»', async (value) => {
    const { page, messages } = await site.open(`/planners?folder=${encodeURIComponent(value)}`);
    await main(page).getByText('По этой ссылке ничего нет').waitFor();
    expect(await main(page).locator('img[onerror], script').count()).toBe(0);
    expect(await stored(page)).toBeNull();
    expect(messages).toEqual([]);
  });

  it('works without storage until the page is left', async () => {
    const { page } = await site.open(ITEM, {
      prepare: (blank) =>
        blank.addInitScript(() =>
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('forbidden', 'SecurityError');
            },
          }),
        ),
    });
    await main(page).getByRole('button', { name: 'В папку', exact: true }).click();
    await notices(page).getByText('Браузер не разрешает сайту хранить данные').waitFor();
    await notices(page).getByRole('link', { name: 'Открыть папку' }).click();
    await expect.poll(() => models(page).count()).toBe(1);
    await main(page).getByText('папка пропадёт, когда вы закроете страницу').waitFor();
    expect(await main(page).getByText('Папка хранится в этом браузере').count()).toBe(0);
  });

  it('has all its documents in one archive', async () => {
    const { page } = await site.open(SENT);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name: 'Скачать документы одним архивом' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
  });

  it('is printed as a list with URLs', async () => {
    const { page } = await site.open(SENT);
    await expect.poll(() => files(page).count()).toBe(2);
    await page.emulateMedia({ media: 'print' });
    expect(await main(page).getByText(`${site.url}${ITEM}`).isVisible()).toBe(true);
    expect(await main(page).getByText('Список составлен').isVisible()).toBe(true);
    expect(await main(page).getByText('1 200 м³').isVisible()).toBe(true);
    expect(await page.getByRole('banner').getByText('+7').first().isVisible()).toBe(true);
    expect(await main(page).getByRole('button').filter({ visible: true }).count()).toBe(0);
  });

  it('has no buttons without scripts', async () => {
    const { page } = await site.open(ITEM, { javaScriptEnabled: false });
    expect(await main(page).getByText('В папку').filter({ visible: true }).count()).toBe(0);
    await page.goto(`${site.url}/planners`);
    expect(await main(page).getByText('Папка проектировщика').isVisible()).toBe(false);
  });

  it('replays a click before hydration', async () => {
    const { page } = await site.open('about:blank');
    const held = Promise.withResolvers<void>();
    await page.route(/EquipmentItemPage[^/]*\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(site.url + ITEM, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).waitFor();
    await main(page).getByText('В папку', { exact: true }).first().click();
    held.resolve();
    await notices(page).getByText('В папке 1 позиция').waitFor();
  });

  it.each([320, 390, 1280])('breaks no word of the name of a model at %i px', async (width) => {
    const { page } = await site.open('/planners?folder', {
      ...withStoredShortlist(['sfera-a-1200'], []),
      viewport: { width, height: 800 },
    });
    const name = models(page).getByRole('link', { name: 'Обеззараживатель' });
    expect((await textBoxes(name)).broken).toEqual([]);
  });

  it.each([320, 1280])('has no axe violation at %i px', async (width) => {
    const { page } = await site.open('/planners?folder', {
      ...withStoredShortlist(['sfera-a-1200', 'gone'], [101, 301]),
      viewport: { width, height: 800 },
    });
    const check = async () => {
      await page.waitForLoadState('networkidle');
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    };
    await main(page).getByText('больше нет на сайте').waitFor();
    await main(page)
      .getByRole('button', { name: /^Убрать из папки: / })
      .first()
      .click();
    await check();
    await page.goto(site.url + SENT);
    await main(page).getByRole('button', { name: 'Сохранить у себя' }).click();
    await notices(page).getByRole('link', { name: 'Открыть папку' }).waitFor();
    await check();
  });

  it('has quantities, which its link, its table and the application include, together with the company', async () => {
    const { page, messages } = await site.open(
      '/planners?folder',
      withStoredShortlist(['sfera-k-6000', 'sfera-a-300', 'sfera-v-90'], []),
    );
    const counter = page.getByRole('spinbutton', { name: /К-6000/ });
    await counter.fill('3');
    await counter.press('Enter');
    await models(page).filter({ hasText: 'А-300' }).getByRole('button', { name: 'Увеличить' }).click();

    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Спецификация, XLSX' }).click(),
    ]);
    expect(sheet.suggestedFilename()).toBe('Спецификация.xlsx');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Спецификация, PDF' }).click(),
    ]);
    expect(pdf.suggestedFilename()).toBe('Спецификация.pdf');
    expect(readFileSync(await pdf.path(), 'latin1')).toMatch(/^%PDF-[\s\S]*equipment\/sfera-v-90[\s\S]*%%EOF\s*$/);
    // Nothing of it was loaded before the press.
    expect(asked.filter((url) => /\.(js|ttf)$/.test(url))).toHaveLength(2);

    await page.getByLabel('Компания').fill('ООО «Вентпроект»');
    const inn = page.getByLabel('ИНН');
    await inn.fill('7707083894');
    await page.getByLabel('Компания').focus();
    await page.getByText('контрольные цифры должны сходиться').waitFor();
    await inn.fill('7707083893');
    await page.getByText('контрольные цифры должны сходиться').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Отправить запрос' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Имя').fill('Ольга');
    await dialog.getByLabel('Телефон').pressSequentially('8 999 123-45-67');
    await dialog.getByRole('checkbox').check();
    const request = page.waitForRequest('**/application/create');
    await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
    const sent = (await request).postDataBuffer()?.toString().replaceAll('\u00a0', ' ');
    await dialog.getByRole('heading', { name: 'Заявка успешно отправлена' }).waitFor();
    for (const text of [
      '1. Канальная секция «Сфера К-6000» — 3 шт.',
      '2. Рециркулятор «Сфера А-300» — 2 шт.',
      '3. УФ-установка «Сфера В-90» — 1 шт.',
      'Компания: ООО «Вентпроект».',
      'ИНН: 7707083893.',
      'folder=sfera-k-6000:3,sfera-a-300:2,sfera-v-90',
    ])
      expect(sent).toContain(text);
    expect(messages).toEqual([]);

    const other = await site.open('/planners?folder=sfera-k-6000:3,sfera-a-300:2,sfera-v-90');
    await models(other.page).filter({ hasText: 'К-6000' }).getByText('3 шт.').waitFor();
  });
});
