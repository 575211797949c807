import { describe, expect, it } from 'vitest';
import { listenToAnnouncements } from '../../support/browser/announcements.ts';
import { interceptRequests } from '../../support/browser/intercept-requests.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

const cors = { 'Access-Control-Allow-Origin': '*' };

describe('screen readers announce', () => {
  const site = setUpSite();

  it('the number of models after the first filter, and after its removal', async () => {
    const { page } = await site.open('/equipment');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Фильтры' }).click();
    const choice = page.getByRole('group', { name: 'Расход, м³/ч' }).getByRole('button', { name: /^100–.?500/ });
    await choice.waitFor();
    const heard = await listenToAnnouncements(page);
    await choice.click();
    await expect.poll(heard).toEqual(['Найдено: 2 модели']);
    await main.getByRole('button', { name: 'Сбросить' }).click();
    await expect.poll(heard).toEqual(['Найдено: 2 модели', '22 модели']);
  });

  it('the number of models while the filters cover the list on a phone', async () => {
    const { page } = await site.open('/equipment', { viewport: { width: 390, height: 800 } });
    await page.getByRole('button', { name: 'Фильтры' }).click();
    const choices = page.getByRole('dialog').getByRole('group', { name: 'Расход, м³/ч' });
    await choices.getByRole('button', { name: /^100–.?500/ }).waitFor();
    const heard = await listenToAnnouncements(page);
    await choices.getByRole('button', { name: /^100–.?500/ }).click();
    await expect.poll(heard).toEqual(['Найдено: 2 модели']);
  });

  it('the first model that is selected for the comparison', async () => {
    const { page } = await site.open('/equipment');
    const heard = await listenToAnnouncements(page);
    await page
      .getByRole('checkbox', { name: /^Сравнить/ })
      .first()
      .check();
    await expect.poll(heard).toEqual(['Выбрано 1 из 4']);
  });

  it('that no document has the typed name', async () => {
    const { page } = await site.open('/documents');
    const heard = await listenToAnnouncements(page);
    await page.getByRole('main').getByRole('searchbox').fill('дирижабль');
    await expect.poll(heard).toEqual(['Таких документов нет']);
    await page.getByRole('main').getByRole('searchbox').fill('реквизиты');
    await expect.poll(heard).toEqual(['Таких документов нет', '1 файл']);
  });

  it('the result of a search in the documentation, whose field keeps the focus', async () => {
    const { page } = await site.open('/planners/by-search?find=сфера');
    await page.getByText('По запросу «сфера»').waitFor();
    const field = page.getByRole('main').getByRole('searchbox');
    const heard = await listenToAnnouncements(page);
    await field.fill('дирижабль');
    await field.press('Enter');
    await expect.poll(heard).toContain('Результатов нет');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await field.fill('паспорт');
    await field.press('Enter');
    await expect.poll(async () => (await heard()).join()).toMatch(/По запросу «паспорт»/);
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe('дирижабль');
  });

  it('that a search in the documentation has failed', async () => {
    const { page } = await site.open('/planners/by-search?find=сфера');
    await page.getByText('По запросу «сфера»').waitFor();
    await interceptRequests(page, '**/frontend/v1/document?*', (request) =>
      request.fulfill({ status: 500, headers: cors }),
    );
    const heard = await listenToAnnouncements(page);
    await page.getByRole('main').getByRole('searchbox').fill('паспорт');
    await page.keyboard.press('Enter');
    await expect.poll(heard).toContain('Поиск сейчас не отвечает');
  });

  it('that a file has been saved, without a status in each row of the list before', async () => {
    const { page } = await site.open('/documents');
    await interceptRequests(page, '**/document/*/download', (request) =>
      request.fulfill({ contentType: 'application/pdf', headers: cors, body: 'file' }),
    );
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'PDF' }).first();
    const save = row.getByRole('button', { name: /^Скачать: / });
    await save.waitFor();
    expect(await row.getByRole('status').count()).toBe(0);
    const heard = await listenToAnnouncements(page);
    await save.click();
    await expect.poll(heard).toContain('Файл сохранён');
  });

  it('each picture of an opened gallery', async () => {
    const { page } = await site.open('/equipment/sfera-a-1200');
    const heard = await listenToAnnouncements(page);
    await page
      .getByRole('button', { name: /^Увеличить/ })
      .first()
      .press('Enter');
    await expect.poll(heard).toEqual([expect.stringMatching(/^Изображение 1 из 4: Передвижной очиститель/)]);
    await page.getByRole('button', { name: 'Следующее изображение' }).press('Enter');
    await expect.poll(async () => (await heard()).at(-1)).toMatch(/^Изображение 2 из 4: .*вид сверху/);
  });

  it('the model that fits, when other numbers change it but not how many fit', async () => {
    const { page } = await site.open('/selection?area=10');
    const status = page.getByRole('main').getByRole('status').first();
    await status.getByText('1 модель подходит').waitFor();
    const heard = await listenToAnnouncements(page);
    await page.getByLabel('Площадь, м²').fill('30');
    await expect.poll(async () => (await heard()).at(-1)).toMatch(/1 модель подходит.*3 × «Сфера А-300» скорость 1/);
  });
});

describe('screen readers read', () => {
  const site = setUpSite();

  it('figures as on the screen, and what is counted beside a kind of equipment', async () => {
    const { page } = await site.open('/');
    const figures = page.getByRole('region', { name: 'Чистосфера в цифрах' }).getByRole('listitem');
    expect(await figures.allTextContents()).toContainEqual(expect.stringMatching(/^27\sлет\sна\sрынке$/));
    await page.getByRole('link', { name: 'Рециркуляторы, 3 модели', exact: true }).waitFor();
  });
});
