import type { Page } from 'playwright';
import CadReader from 'dxf-parser';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { interceptRequests } from '../../support/browser/intercept-requests.ts';
import { serveStatic } from '../../support/browser/serve-static.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { networkIdle } from '../../support/browser/network-idle.ts';

const main = (page: Page) => page.getByRole('main');
const models = (page: Page) => main(page).getByRole('list', { name: 'Модели для ваших чисел' }).getByRole('listitem');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

describe('choosing equipment on a static server, with an API that accepts applications only', () => {
  const site = setUpSite();
  let files: Awaited<ReturnType<typeof serveStatic>>;
  beforeAll(async () => {
    files = await serveStatic(inject('siteDir'));
  });
  afterAll(() => files.close());

  /** An API of which only the call for applications works. */
  const withoutReplies = (page: Page) =>
    interceptRequests(page, `${site.apiUrl}/frontend/*`, (request) =>
      new URL(request.url).pathname.endsWith('/application/create') ? request.continue() : request.abort(),
    );
  const open = (pathname: string) => site.open(files.url + pathname, { prepare: withoutReplies });

  it('finds a wall unit for a ward of 40 m² and its certificate', async () => {
    const { page, messages } = await open('/');
    await main(page).getByRole('link', { name: 'Подобрать по площади, расходу или дозе' }).click();
    await heading(page, 'Подбор оборудования');
    await page.getByLabel('Площадь, м²').fill('40');
    await page.getByLabel('Категория помещения').selectOption({ label: 'III: палаты, кабинеты — 95 %' });
    await page.getByLabel('Предел шума').selectOption('Палата днём, 30 дБ(А)');
    const wallUnit = models(page)
      .filter({ hasText: 'Рециркулятор' })
      .filter({ has: page.getByText('Подходит', { exact: true }) });
    await wallUnit.first().waitFor();
    const name = await wallUnit.first().getByRole('heading').innerText();
    await wallUnit.first().getByRole('link').click();
    await heading(page, name);
    await main(page)
      .getByText(/^Настенный/)
      .first()
      .waitFor();
    const certificate = main(page)
      .getByRole('link', { name: /регистрационное удостоверение|сертификат/i })
      .first();
    const file = await page.request.get((await certificate.getAttribute('href')) ?? '');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect(messages).toEqual([]);
  });

  it('compares two reactors on equal rows', async () => {
    const { page, messages } = await open('/');
    await main(page)
      .getByRole('link', { name: /^УФ-установки/ })
      .click();
    await heading(page, 'Оборудование');
    await networkIdle(page);
    for (const name of ['В-90', 'В-250']) {
      const card = main(page)
        .getByRole('listitem')
        .filter({ hasText: `«Сфера ${name}»` });
      const tick = card.getByRole('checkbox', { name: /^Сравнить/ });
      await tick.click();
      // The URL contains the selection, and the box is ticked after the URL has changed.
      await expect.poll(() => tick.isChecked()).toBe(true);
    }
    await page.getByRole('region', { name: 'Выбранные модели' }).getByRole('link', { name: 'Сравнить' }).click();
    await heading(page, 'Сравнение оборудования');
    const table = main(page).getByRole('table');
    const row = async (name: RegExp) => {
      const found = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
      return (await found.first().getByRole('cell').allInnerTexts()).map(plain);
    };
    await table.getByRole('rowheader').first().waitFor();
    expect(await row(/^Доза\sУФ/)).toEqual([expect.stringMatching(/^40 мДж/), expect.stringMatching(/^40 мДж/)]);
    expect(await row(/^Расход/)).toEqual([expect.stringMatching(/^90 м³/), expect.stringMatching(/^250 м³/)]);
    // A row without a value for one of the models has a text for it, and all rows have the same number of cells.
    for (const each of await table
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .all())
      expect(await each.getByRole('cell').count()).toBeGreaterThanOrEqual(2);
    expect((await table.getByRole('cell').allInnerTexts()).map(plain)).not.toContain('');
    expect(messages).toEqual([]);
  });

  it('a planner follows the name of a model to its documents', async () => {
    const { page } = await open('/planners');
    await main(page).getByRole('list', { name: 'Канальные секции' }).getByRole('link', { name: 'К-6000' }).click();
    await heading(page, /К-6000/);
    const documents = main(page).getByRole('list', { name: 'Документы' });
    await documents.getByRole('link', { name: /^Чертёж/ }).waitFor();
    await expect
      .poll(() => documents.evaluate((list) => list.getBoundingClientRect().top / innerHeight))
      .toBeLessThan(0.6);
    expect(new URL(page.url()).hash).toBe('#documents');
  });

  it('chooses a ventilation section, saves its drawing, and sends three positions with their quantities', async () => {
    const { page, messages } = await open('/planners');
    await main(page).getByRole('link', { name: 'Подобрать оборудование по расходу и дозе' }).click();
    const choose = async (task: string, label: string, value: string, model: string) => {
      await main(page).getByRole('link', { name: task, exact: true }).click();
      await page.getByLabel(label).fill(value);
      const found = models(page).filter({ hasText: model });
      await found.getByText('Подходит', { exact: true }).waitFor();
      await found.getByRole('button', { name: /^В\sпапку/ }).click();
      return found;
    };
    await choose('Помещение', 'Площадь, м²', '40', 'А-300');
    await choose('Вода, УФ', 'Расход воды, м³/ч', '80', 'В-90');
    const section = await choose('Приток', 'Расход воздуха, м³/ч', '2000', 'К-6000');

    await section.getByRole('link').click();
    await heading(page, /К-6000/);
    const [drawing] = await Promise.all([
      page.waitForEvent('download'),
      main(page)
        .getByRole('link', { name: /^Чертёж, DXF/ })
        .click(),
    ]);
    const { entities = [] } = new CadReader().parseSync(readFileSync(await drawing.path(), 'utf8')) ?? {};
    expect(entities.filter(({ type }) => type === 'LINE').length).toBeGreaterThan(20);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Папка проектировщика 3' }).click();
    const counter = (model: string) => page.getByRole('spinbutton', { name: new RegExp(model) });
    for (const [model, count] of [
      ['А-300', '6'],
      ['В-90', '2'],
      ['К-6000', '3'],
    ] as const) {
      await counter(model).fill(count);
      await counter(model).press('Enter');
    }
    await page.getByLabel('Компания').fill('ООО «Вентпроект»');
    await page.getByLabel('ИНН').fill('7707083893');
    await page.getByRole('button', { name: 'Отправить запрос' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Имя').fill('Ольга');
    await dialog.getByLabel('Телефон').pressSequentially('8 999 123-45-67');
    await dialog.getByRole('checkbox').check();
    const request = page.waitForRequest('**/application/create');
    await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
    const body = plain((await request).postDataBuffer()?.toString() ?? '');
    await dialog.getByRole('heading', { name: 'Заявка успешно отправлена' }).waitFor();
    expect(body).toMatch(/«Сфера А-300» — 6 шт\.[\s\S]*«Сфера В-90» — 2 шт\.[\s\S]*«Сфера К-6000» — 3 шт\./);
    expect(body).toContain('folder=sfera-a-300:6,sfera-v-90:2,sfera-k-6000:3');
    expect(body).toContain('ИНН: 7707083893');
    expect(messages).toEqual([]);
  });
});
