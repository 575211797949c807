import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { interceptRequests } from '../../support/browser/intercept-requests.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { textBoxes } from '../../support/browser/text-boxes.ts';

const main = (page: Page) => page.getByRole('main');
const models = (page: Page) => main(page).getByRole('list', { name: 'Модели для ваших чисел' }).getByRole('listitem');
const status = (page: Page) => main(page).getByRole('status').first();

describe('the selection', () => {
  const site = setUpSite();

  it('shows every formula with its numbers and its source', async () => {
    const { page } = await site.open('/selection?area=18&height=3&exchange=2');
    await status(page).getByText('подходит').or(status(page).getByText('подходят')).waitFor();
    const steps = main(page).getByRole('region', { name: 'Как посчитано' }).getByRole('listitem');
    await steps.getByText('18 · 3 = 54 м³').waitFor();
    await steps.getByText('54 · 2 = 108 м³/ч').waitFor();
    expect(await steps.count()).toBeGreaterThan(6);
    for (const text of await steps.allInnerTexts()) {
      expect(text).toContain('Источник:');
      expect(text).not.toMatch(/[_^]/);
    }
    expect(await steps.locator('sub').allInnerTexts()).toEqual(expect.arrayContaining(['0', 'i', 'w']));
    await main(page).getByText('Это оценка').waitFor();
  });

  it.each([390, 1024, 1280])('breaks no word of its heading at %i px', async (width) => {
    const { page } = await site.open('/selection', { viewport: { width, height: 800 } });
    const heading = main(page).getByRole('heading', { name: 'Обеззараживание воздуха' });
    expect((await textBoxes(heading)).broken).toEqual([]);
  });

  it('shows why a value is out of range, and calculates again after the correction', async () => {
    const { page } = await site.open('/selection');
    const area = page.getByLabel('Площадь, м²');
    await page.waitForLoadState('networkidle');
    await area.fill('3');
    await page.getByText('Слишком мало: от 4 до 2 000 м². Меньше — шкаф').waitFor();
    expect(await area.getAttribute('aria-invalid')).toBe('true');
    const spoken = await area.evaluate((input) =>
      input
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    );
    expect(spoken?.join()).toContain('Слишком мало');
    expect(await models(page).count()).toBe(0);
    await status(page).getByText('Исправьте исходные данные').waitFor();
    await area.fill('сорок');
    await page.getByText('Нужно число').waitFor();
    await area.fill('40');
    await expect.poll(() => models(page).count()).toBeGreaterThan(1);
  });

  it('reads numbers with their units, and says what is wrong with others', async () => {
    const { page } = await site.open('/selection?area=40 м2&height=3,5м&exchange=2 раза в час');
    await main(page).getByText('40 · 3,5 = 140 м³').waitFor();
    await page.waitForLoadState('networkidle');
    const area = page.getByLabel('Площадь, м²');
    await area.fill('40 м³/ч');
    await page.getByText('Здесь другая единица измерения: от 4 до 2 000 м²').waitFor();
    await area.fill('от 40 до 50');
    await page.getByText('Нужно одно число, а не диапазон').waitFor();
    await area.fill('40 м²');
    await expect.poll(() => models(page).count()).toBeGreaterThan(1);
  });

  it('begins each task with the values of its URL', async () => {
    const { page } = await site.open('/selection');
    const area = page.getByLabel('Площадь, м²');
    await page.waitForLoadState('networkidle');
    const before = await area.inputValue();
    await area.fill('77');
    await page.waitForURL(/area=77/);
    const tabs = main(page).getByRole('navigation', { name: 'Задачи' });
    await tabs.getByRole('link', { name: 'Приток' }).click();
    await area.waitFor({ state: 'detached' });
    await tabs.getByRole('link', { name: 'Помещение', exact: true }).click();
    await area.waitFor();
    expect(await area.inputValue()).toBe(before);
    await page.goBack();
    await page.goBack();
    await expect.poll(() => area.inputValue()).toBe('77');
  });

  it('goes back to the earlier values of the same task', async () => {
    const { page } = await site.open('/selection?task=room&area=77');
    const area = page.getByLabel('Площадь, м²');
    await page.waitForLoadState('networkidle');
    await area.fill('78');
    await page.waitForURL(/area=78/);
    const tabs = main(page).getByRole('navigation', { name: 'Задачи' });
    await tabs.getByRole('link', { name: 'Помещение', exact: true }).click();
    await page.waitForURL((url) => !url.search.includes('area=78'));
    await area.fill('99');
    await page.waitForURL(/area=99/);
    await page.goBack();
    await expect.poll(() => area.inputValue()).toBe('78');
  });

  it('saves a questionnaire with the typed values', async () => {
    const { page, messages } = await site.open('/selection?task=water&flow=80&transmittance=95&dose=40&pressure=0,6');
    await models(page).first().getByText('УФ-установка').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Опросный лист, PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Опросный лист.pdf');
    expect((await readFile(await file.path())).toString('latin1')).toMatch(/^%PDF-[\s\S]*\/URI \(.*task=water&flow=80/);
    expect(messages).toEqual([]);
  });

  it('fills in the questionnaire on the page of a model', async () => {
    const { page, messages } = await site.open('/selection?task=water&flow=80&transmittance=95&dose=40&pressure=0,6');
    const save = page.getByRole('button', { name: 'Опросный лист, PDF' });
    const savedFile = async () => {
      const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
      return (await readFile(await file.path())).toString('latin1');
    };
    await models(page).first().getByText('УФ-установка').waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Расход воды, м³/ч').fill('70');
    // Followed before the URL follows the typing.
    await models(page)
      .first()
      .getByRole('link', { name: /«Сфера В-90»/ })
      .click();
    await page.getByRole('heading', { level: 1, name: /В-90/ }).waitFor();
    const [figures] = await Promise.all([page.waitForRequest('**/selection/payload.json'), savedFile()]);
    expect(figures.url()).toContain(site.url);
    expect(await savedFile()).toMatch(/\/URI \(.*task=water&flow=70/);
    await page.goBack();
    await page.getByLabel('Расход воды, м³/ч').waitFor();
    expect(await page.getByLabel('Расход воды, м³/ч').inputValue()).toBe('70');

    // Another task: nothing was typed for it.
    await page.goto(`${site.url}/equipment/sfera-a-1200`);
    expect(await savedFile()).toMatch(/\/URI \([^)]*\?task=room\)/);
    expect(messages).toEqual([]);
  });

  it('is reproduced by its URL without the API, and is complete in the application', async () => {
    const { page } = await site.open('/selection?task=water&flow=120&transmittance=90&dose=40&pressure=0,6', {
      prepare: (blank) => interceptRequests(blank, `${site.apiUrl}/*`, (request) => request.abort()),
    });
    await main(page).getByRole('heading', { name: 'УФ-установка для воды' }).waitFor();
    expect(await page.getByLabel('Расход воды, м³/ч').inputValue()).toBe('120');
    await models(page).first().getByText('«Сфера В-250»').waitFor();
    await models(page)
      .first()
      .getByRole('button', { name: /^В папку/ })
      .click();
    await page.getByRole('button', { name: 'Отправить расчёт инженеру' }).click();
    const dialog = page.getByRole('dialog');
    const message = await dialog.getByLabel('Сообщение').inputValue();
    expect(message.replaceAll('\u00a0', ' ')).toMatch(
      /Подбор: УФ-установка для воды\.\nИсходные данные: Расход воды: 120 м³\/ч; Пропускание[^;]*: 90 %; Доза: 40 мДж\/см²; Давление в сети: 0,6 МПа\.\nПо расчёту: «Сфера В-250», 1 шт\./,
    );
  });

  it('puts its figures above what the visitor has typed in the application, and replaces them by newer ones', async () => {
    const { page } = await site.open('/selection?task=water&flow=120&transmittance=90&dose=40&pressure=0,6');
    const dialog = page.getByRole('dialog');
    const message = dialog.getByLabel('Сообщение');
    const close = async () => {
      await dialog.getByRole('button', { name: 'Закрыть' }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    const own = 'Нужно:\n1. Обследование\nПодбор: по вашему опыту';
    const withFlow = (flow: number) => new RegExp(`^Подбор: УФ-установка[^]*Расход воды: ${flow}\\s[^]*\\n\\n${own}$`);
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    await message.fill(own);
    await close();
    await main(page).getByRole('button', { name: 'Отправить расчёт инженеру' }).click();
    expect(await message.inputValue()).toMatch(withFlow(120));
    await dialog.getByLabel('Имя').fill('Ольга');
    await close();
    await page.getByLabel('Расход воды, м³/ч').fill('70');
    await main(page).getByRole('button', { name: 'Отправить расчёт инженеру' }).click();
    expect(await message.inputValue()).toMatch(withFlow(70));
    expect(await message.inputValue()).not.toContain('120');
  });

  it('compares the reactors of its result', async () => {
    const { page } = await site.open('/selection?task=water&flow=80&transmittance=95&dose=40&pressure=0,6');
    await models(page).first().getByText('УФ-установка').waitFor();
    await main(page).getByRole('link', { name: 'Сравнить', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Сравнение оборудования' }).waitFor();
    const table = main(page).getByRole('table');
    const lettersOf = async (role: 'columnheader' | 'rowheader') =>
      (await table.getByRole(role).allInnerTexts()).join().replace(/[^\p{L}\d]/gu, '');
    await expect.poll(() => lettersOf('columnheader')).toMatch(/В90.*В250/);
    await expect.poll(() => lettersOf('rowheader')).toMatch(/ДозаУФ.*Пропускание.*Поте/);
  });

  it('leads a ventilation designer to a section with its curves, its drawing and its DXF file', async () => {
    const { page, messages } = await site.open('/planners');
    await main(page).getByRole('link', { name: 'Подобрать оборудование по расходу и дозе' }).click();
    await main(page).getByRole('link', { name: 'Приток' }).click();
    await page.getByLabel('Расход воздуха, м³/ч').fill('2000');
    await models(page)
      .first()
      .getByText(/^Подходит$/)
      .waitFor();
    await models(page).filter({ hasText: 'К-6000' }).getByRole('link').click();
    await page
      .getByRole('img', { name: 'Три вида с размерами: ширина 1250 мм, глубина 800 мм, высота 820 мм' })
      .waitFor();
    const curve = page.getByRole('figure', { name: 'Потеря давления от расхода' });
    await curve.getByText('Таблица значений').click();
    await curve.getByRole('row', { name: '6 000 85' }).waitFor();

    const link = page.getByRole('link', { name: /^Чертёж, DXF/ });
    const file = await page.request.get(new URL((await link.getAttribute('href')) ?? '', site.url).href);
    expect(file.headers()['content-type']).toBe('image/vnd.dxf');
    expect(await file.text()).toMatch(/^ *0\r?\nSECTION[\s\S]*CIRCLE|LINE[\s\S]*EOF\s*$/);
    expect(await axeViolations(page, { within: '#drawing' })).toEqual([]);
    expect(messages).toEqual([]);
  });

  it('fits 320 px and is operated by keyboard', async () => {
    const { page } = await site.open('/selection', { viewport: { width: 320, height: 800 } });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await main(page).getByRole('link', { name: 'Обратный осмос' }).press('Enter');
    await main(page).getByRole('heading', { level: 2, name: 'Установка обратного осмоса' }).waitFor();
    await page.getByLabel('Расход пермеата, м³/ч').press('ControlOrMeta+a');
    await page.keyboard.type('2');
    await expect.poll(() => models(page).first().innerText()).toContain('О-2000');
  });

  it('is no wider for a long option in Safari', async () => {
    const { page } = await site.open('/selection', { viewport: { width: 375, height: 800 } });
    // As in Safari the text of a list is a part of the page, on one line.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('select { appearance: base-select !important; white-space: nowrap }');
      document.adoptedStyleSheets = [sheet];
    });
    const list = page.getByLabel('Категория помещения');
    await list.selectOption({ label: 'II: реанимация, перевязочные, лаборатории — 99 %' });
    expect(await list.evaluate((select) => select.scrollWidth - select.clientWidth)).toBeGreaterThan(20);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  it('shows an example with its formulas without scripts, and a note that other values need scripts', async () => {
    const { page } = await site.open('/selection', { javaScriptEnabled: false });
    await main(page).getByText('Без скриптов страница показывает пример').waitFor();
    expect(await page.getByLabel('Площадь, м²').isVisible()).toBe(false);
    await main(page).getByText('40 · 3 = 120 м³').waitFor();
    expect(await models(page).count()).toBeGreaterThan(1);
  });

  it('prints the numbers, the models and the formulas on one sheet', async () => {
    const { page } = await site.open('/selection');
    await page.waitForLoadState('networkidle');
    const paper = await page.pdf({ preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});
