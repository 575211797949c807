import { describe, expect, it } from 'vitest';
import { framesOf, watchFrames } from '../../support/browser/frames.ts';
import { setUpOtherSite } from '../../support/browser/set-up-other-site.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { networkIdle } from '../../support/browser/network-idle.ts';
import { startSyntheticApi } from '../../support/api/synthetic-api.ts';
import { type Entity, syntheticContent } from '../../support/api/synthetic-content.ts';

/** Ids of models: the texts of one are a long word, the name of one has 100 KB, one has a single figure. */
const LONG_WORDS = 75;
const LONG_NAME = 76;
const ONE_FIGURE = 77;
const TEXTS = new Set(['name', 'title', 'lead', 'label', 'value', 'text', 'unit', 'html']);

const ROOM_FIGURES = {
  title: 'Очистка',
  rows: [
    { name: 'Производительность', value: '300', unit: 'м³/ч' },
    { name: 'Объём помещения', value: '90', unit: 'м³' },
  ],
};

function withWords<Value>(value: Value, word: string): Value {
  const entries = Object.entries(value as object).map(([key, inner]: [string, unknown]) => {
    if (typeof inner === 'object' && inner !== null) return [key, withWords(inner, word)];
    return [key, TEXTS.has(key) ? word : inner];
  });
  return (Array.isArray(value) ? entries.map(([, inner]) => inner as unknown) : Object.fromEntries(entries)) as Value;
}

/** Positions of projects in their list, from 1; only these are of the second industry. */
const OF_RARE_INDUSTRY = [5, 50, 95];

/** 100 projects, 25 of each year from 2026 to 2023. Every sixth one is of the third industry. */
function manyProjects([project]: Entity[], [usual, rare, sixth]: Entity[]): Entity[] {
  const refOf = ({ id, slug, title }: Entity) => ({ id, slug, title });
  const industryOf = (position: number) =>
    OF_RARE_INDUSTRY.includes(position) ? rare : position % 6 === 0 ? sixth : usual;
  return Array.from({ length: 100 }, (_, index) => ({
    ...(project as Entity),
    // Within a year the highest id comes first.
    id: 200 - index,
    slug: `project-${index + 1}`,
    title: `Объект ${index + 1}`,
    year: 2026 - Math.floor(index / 25),
    industry: refOf(industryOf(index + 1) as Entity),
  }));
}

/**
 * 150 models of four kinds, the first two of 37 and 38, all for rooms, 252 documents of four categories, the third one large,
 * 40 solutions, 45 reviews and 100 projects.
 */
function largeContent() {
  const content = syntheticContent(150);
  const [certificate, technical, other] = content.lists.get('/document') as Entity[];
  const passports = Array.from({ length: 249 }, (_, index) => ({
    ...(technical as Entity),
    id: 100 + index,
    slug: String(100 + index),
    name: `Паспорт ${index + 1}`,
  }));
  const equipment = content.lists.get('/equipment') as Entity[];
  for (const item of equipment) Object.assign(item, { specifications: [ROOM_FIGURES] });
  equipment[LONG_WORDS - 1] = withWords(equipment[LONG_WORDS - 1] as Entity, 'ы'.repeat(120));
  Object.assign(equipment[LONG_NAME - 1] as Entity, { name: 'Установка '.repeat(5000) });
  Object.assign(equipment[ONE_FIGURE - 1] as Entity, { highlights: [{ label: 'Расход', value: '600 м³/ч' }] });
  const category = (technical as Entity).category as object;
  Object.assign(category, { title: 'Категория 2: регистрационные удостоверения и экспертные заключения' });
  const last = { ...(technical as Entity), id: 4, slug: '4', name: 'Документ 4' };
  Object.assign(last, { category: { id: 4, title: 'Категория 4', kind: 'technical' } });
  const categories = content.lists.get('/document-category') as Entity[];
  categories.push({ ...(categories[1] as Entity), id: 4, title: 'Категория 4' });
  content.lists.set('/document', [certificate as Entity, other as Entity, ...passports, last]);
  const [projects, industries] = ['/project', '/industry'].map((list) => content.lists.get(list) ?? []);
  const [solution] = content.lists.get('/industry-solution') as Entity[];
  // Of the first industry, the second and the third in turn.
  const solutions = Array.from({ length: 40 }, (_, index) => ({
    ...(solution as Entity),
    id: index + 1,
    slug: `solution-${index + 1}`,
    title: `Решение ${index + 1}`,
    industry: industries?.[index % 3],
  }));
  content.lists.set('/industry-solution', solutions);
  const [review] = content.lists.get('/review') ?? [];
  const reviews = Array.from({ length: 45 }, (_, index) => ({
    ...(review as Entity),
    id: index + 1,
    text: `Отзыв ${index + 1}`,
  }));
  content.lists.set('/review', reviews);
  content.lists.set('/project', manyProjects(projects ?? [], industries ?? []));
  return content;
}

describe('a site whose lists are longer than a page', () => {
  const site = setUpSite();
  const large = setUpOtherSite({ FILES_ORIGIN: 'https://files.test' }, () => startSyntheticApi(largeContent()));
  const open = async (path: string, options?: Parameters<typeof site.open>[1]) => {
    const { page } = await site.open(large.url() + path, options);
    // Without scripts nothing follows the loading.
    if (options?.javaScriptEnabled !== false) await page.waitForLoadState('networkidle');
    return page;
  };

  describe('a catalogue of more models than a page holds', () => {
    it('adds the next page below, and has links to separate pages', async () => {
      const page = await open('/equipment');
      const main = page.getByRole('main');
      const models = main.getByRole('heading', { level: 3 });
      expect(await models.count()).toBe(60);
      await main.getByRole('button', { name: 'Показать ещё' }).click();
      await expect.poll(() => models.count()).toBe(120);
      await main.getByText('Показано 120 из 150').waitFor();
      await main
        .getByRole('navigation', { name: /Страницы/ })
        .getByRole('link', { name: /3/ })
        .first()
        .click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/equipment/page/3');
      await expect.poll(() => models.count()).toBe(30);
    });

    it.each([
      ['a phone', { width: 412, height: 823 }],
      ['a wide screen', { width: 1440, height: 900 }],
    ])('is shown at its old position on %s before the models below are rendered', async (_, viewport) => {
      const { page } = await site.open(`${large.url()}/equipment`, { viewport });
      const titles = page.getByRole('main').locator('h3 a');
      await titles.nth(5).hover();
      await networkIdle(page);
      const all = await titles.count();
      const left = await page.evaluate(() => Math.round(scrollY));
      expect(left).toBeGreaterThan(500);
      await titles.nth(5).click();
      await page.waitForURL(/\/equipment\/[^/]+$/);
      // Icons of a page that is rendered in the browser have shapes, which take half the time of references.
      expect(await page.getByRole('main').locator('use').count()).toBe(0);
      expect(await page.getByRole('main').locator('svg path').count()).toBeGreaterThan(5);
      const frames = await watchFrames(page);
      await page.goBack();
      await expect.poll(async () => framesOf(await frames(), 'Оборудование').at(-1)?.cards).toBe(all);
      const [first, ...later] = framesOf(await frames(), 'Оборудование');
      expect(first?.cards).toBeLessThan(all);
      expect(first?.cards).toBeGreaterThan(5);
      expect(new Set([first, ...later].map((frame) => frame?.top))).toEqual(new Set([left]));
    });

    it('is shown, on a phone, by the models of the first window before the rest of the page', async () => {
      const viewport = { width: 412, height: 823 };
      const { page } = await site.open(`${large.url()}/`, { viewport });
      const link = page.getByRole('main').getByRole('link', { name: 'Выбрать оборудование' });
      await link.hover();
      await networkIdle(page);
      const frames = await watchFrames(page);
      await link.click();
      const ofList = async () => framesOf(await frames(), 'Оборудование');
      await expect.poll(async () => (await ofList()).at(-1)?.cards).toBe(60);
      const [first] = await ofList();
      expect(first?.cards).toBeGreaterThan(0);
      expect(first?.cards).toBeLessThanOrEqual(4);
      expect(first?.elements).toBeLessThanOrEqual(250);
      expect(first?.footer).toBeGreaterThanOrEqual(viewport.height);
      await page.getByRole('navigation', { name: 'Страницы' }).waitFor();
      await page.getByRole('main').getByRole('heading', { name: 'Нужна нестандартная установка?' }).waitFor();
    });

    it('shows a kind that is on other pages, and nothing else', async () => {
      const page = await open('/equipment?type=type-4');
      const main = page.getByRole('main');
      await main.getByRole('heading', { level: 2, name: 'Вид 4' }).waitFor();
      const models = main.getByRole('heading', { level: 3 });
      await expect.poll(() => models.count()).toBeGreaterThanOrEqual(12);
      for (const more = main.getByRole('button', { name: 'Показать ещё' }); await more.count();) await more.click();
      await main.getByText('Показано 37 из 37').waitFor();
      expect(await main.getByRole('heading', { level: 2, name: 'Вид 1' }).count()).toBe(0);
    });

    it('selects models of a further page and compares them with others', async () => {
      const page = await open('/equipment/page/3?selected=item-4');
      const main = page.getByRole('main');
      // Before hydration the content is hidden, which this way of checking ignores.
      await main.getByRole('heading', { level: 2 }).first().waitFor();
      await main.getByRole('checkbox').first().check({ force: true });
      await expect.poll(() => page.url()).toMatch(/\/equipment\/page\/3\?selected=item-4,item-\d+$/);
      await main.getByRole('link', { name: 'Сравнить' }).last().click();
      const table = page.getByRole('table');
      await table.getByRole('link', { name: 'Установка «Сфера 4»', exact: true }).waitFor();
      expect(await table.getByRole('columnheader').count()).toBe(3);
    });

    it('links to the page of a kind without scripts', async () => {
      const page = await open('/equipment', { javaScriptEnabled: false });
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Вид 4/ })
        .filter({ visible: true })
        .first()
        .click();
      expect(new URL(page.url()).pathname).toBe('/equipment/page/2');
      await page.getByRole('heading', { level: 2, name: 'Вид 4' }).waitFor();
    });
  });

  it('a word of 120 letters does not widen the page of a model at any width', async () => {
    const page = await open(`/equipment/item-${LONG_WORDS}`);
    await page.mouse.wheel(0, 20_000);
    await page.mouse.move(10, 10, { steps: 2 });
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(0);
    }
  });

  it('a name of 100 KB is shown', async () => {
    const page = await open(`/equipment/item-${LONG_NAME}`);
    await page.mouse.move(10, 10, { steps: 2 });
    await expect
      .poll(async () => (await page.getByRole('heading', { level: 1 }).innerText()).length)
      .toBeGreaterThan(49_000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты', exact: true }).click();
    await page.waitForURL('**/contacts');
  });

  it('the lines above and below a single figure of a model have the same length', async () => {
    const page = await open(`/equipment/item-${ONE_FIGURE}`);
    const figure = page.getByRole('main').getByRole('term').filter({ hasText: 'Расход' }).locator('..');
    const list = await figure.locator('..').boundingBox();
    expect((await figure.boundingBox())?.width).toBe(list?.width);
  });

  it('the selection shows its best models, and more on request', async () => {
    const page = await open('/selection');
    const models = page.getByRole('list', { name: 'Модели для ваших чисел' });
    expect(await models.getByRole('listitem').count()).toBe(12);
    await page.getByRole('button', { name: 'Показать ещё' }).click();
    await expect.poll(() => models.getByRole('listitem').count()).toBe(24);
    const next = models.getByRole('listitem').nth(12).getByRole('link');
    await expect.poll(() => next.evaluate((link) => link === document.activeElement)).toBe(true);
    await next.click();
    await page.waitForURL(/\/equipment\/item-\d+$/);
    await page.goBack();
    await expect.poll(() => models.getByRole('listitem').count()).toBe(24);
    await page.getByRole('main').getByRole('link', { name: 'Приток' }).first().click();
    await expect.poll(() => models.count()).toBe(0);
  });

  describe('a set of technical documentation of more files than a page holds', () => {
    const SET = '/planners/technical-documentation/2';

    it('adds the next page below, moves the focus to its first file, and has links to separate pages', async () => {
      const page = await open(SET);
      const main = page.getByRole('main');
      const files = main.getByRole('list', { name: /^Категория 2/ }).getByRole('listitem');
      await main.getByRole('heading', { level: 2, name: '249 файлов' }).waitFor();
      expect(await files.count()).toBe(100);
      await main.getByRole('button', { name: 'Показать ещё' }).click();
      await expect.poll(() => files.count()).toBe(200);
      await main.getByText('Показано 200 из 249').waitFor();
      const focused = page.locator(':focus');
      await expect.poll(() => focused.textContent()).toContain('Паспорт 101');
      await main
        .getByRole('navigation', { name: 'Страницы' })
        .getByRole('link', { name: 'Страница 3', exact: true })
        .click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(`${SET}/page/3`);
      await expect.poll(() => files.count()).toBe(49);
      await page.goBack();
      await expect.poll(() => files.count()).toBe(200);
    });

    it('has links to its pages without scripts, and its name leads back to the first', async () => {
      const page = await open(`${SET}/page/2`, { javaScriptEnabled: false });
      const sets = page.getByRole('navigation', { name: 'Техническая документация' });
      await page.getByRole('link', { name: 'Следующая страница' }).click();
      expect(new URL(page.url()).pathname).toBe(`${SET}/page/3`);
      await sets.getByRole('link', { name: /^Категория 2/ }).click();
      expect(new URL(page.url()).pathname).toBe(SET);
    });
  });

  describe('a list of more projects than a page holds', () => {
    it('adds the next page below, moves the focus to its first project, and has links to separate pages', async () => {
      const page = await open('/project');
      const main = page.getByRole('main');
      const projects = main.getByRole('list', { name: 'Проекты' }).getByRole('listitem');
      expect(await projects.count()).toBe(22);
      await main.getByRole('button', { name: 'Показать ещё' }).click();
      await expect.poll(() => projects.count()).toBe(44);
      await main.getByText('Показано 44 из 100').waitFor();
      await expect.poll(() => page.locator(':focus').textContent()).toContain('Объект 23');
      await main
        .getByRole('navigation', { name: 'Страницы' })
        .getByRole('link', { name: 'Страница 5', exact: true })
        .click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/project/page/5');
      await expect.poll(() => projects.count()).toBe(12);
      await page.goBack();
      await expect.poll(() => projects.count()).toBe(44);
    });

    it('shows all projects of a rare industry, and loads only the pages that have them', async () => {
      const page = await open('/project');
      const main = page.getByRole('main');
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await main.getByRole('link', { name: 'Отрасль 2' }).click();
      await main.getByText('Показано 3 из 3').waitFor();
      expect(new URL(page.url()).pathname).toBe('/project');
      const projects = main.getByRole('heading', { level: 2, name: /^Объект/ });
      expect(await projects.allTextContents()).toEqual(OF_RARE_INDUSTRY.map((index) => `Объект ${index}`));
      expect(loaded.filter((pathname) => pathname.startsWith('/project/page/')).toSorted()).toEqual([
        '/project/page/3/payload.json',
        '/project/page/5/payload.json',
      ]);
      await main.getByRole('link', { name: '2025' }).click();
      await main.getByText('Показано 1 из 1').waitFor();
      await main.getByRole('link', { name: '2025', exact: true }).and(main.locator('[aria-current]')).waitFor();
      await main.getByRole('link', { name: '2024' }).click();
      await main.getByRole('heading', { name: 'Таких проектов нет' }).waitFor();
      await page.goBack();
      await main.getByText('Показано 1 из 1').waitFor();
    });

    it('adds as many pages as are needed for nine more projects of an industry', async () => {
      const page = await open('/project');
      const main = page.getByRole('main');
      await main.getByRole('link', { name: 'Отрасль 3' }).click();
      await main.getByText('Показано 11 из 16').waitFor();
      await main.getByRole('button', { name: 'Показать ещё' }).click();
      await main.getByText('Показано 16 из 16').waitFor();
      await expect.poll(() => page.locator(':focus').textContent()).toContain('Объект 72');
    });

    it('offers to repeat when a page of an industry does not load, and links to that page', async () => {
      const page = await open('/project');
      const main = page.getByRole('main');
      await page.route('**/project/page/5/payload.json', (route) => route.abort());
      await main.getByRole('link', { name: 'Отрасль 2' }).click();
      await main.getByRole('link', { name: 'Открыть страницу 5' }).waitFor();
      await page.unroute('**/project/page/5/payload.json');
      await main.getByRole('button', { name: 'Повторить' }).click();
      await main.getByText('Показано 3 из 3').waitFor();
    });

    it('begins with the first project of a year, and shows the others on request', async () => {
      const page = await open('/project?year=2024');
      const main = page.getByRole('main');
      const projects = main.getByRole('list', { name: 'Проекты' }).getByRole('listitem');
      await main.getByText('Показано 16 из 25').waitFor();
      expect(await projects.first().textContent()).toContain('Объект 51');
      await main.getByRole('button', { name: 'Показать ещё' }).click();
      await main.getByText('Показано 25 из 25').waitFor();
      expect(await projects.last().textContent()).toContain('Объект 75');
      expect(await main.getByRole('button', { name: 'Показать ещё' }).count()).toBe(0);
    });

    it('links to the first page of a year or an industry without scripts', async () => {
      const page = await open('/project', { javaScriptEnabled: false });
      await page.getByRole('link', { name: '2024' }).click();
      expect(new URL(page.url()).pathname).toBe('/project/page/3');
      await page.getByRole('heading', { level: 2, name: 'Объект 51' }).waitFor();
      await page.getByRole('link', { name: 'Отрасль 2' }).click();
      expect(new URL(page.url()).pathname).toBe('/project');
    });
  });

  describe('the page about the company with more reviews than it holds', () => {
    it('adds the next ones below, and moves the focus to the first of them', async () => {
      const page = await open('/about');
      const reviews = page
        .getByRole('main')
        .getByRole('listitem')
        .getByText(/^Отзыв \d+$/);
      expect(await reviews.count()).toBe(20);
      await page.getByRole('button', { name: 'Показать ещё' }).click();
      await expect.poll(() => reviews.count()).toBe(40);
      await expect.poll(() => page.locator(':focus').innerText()).toContain('Отзыв 21');
    });

    it('has pages with nothing but the rest without scripts', async () => {
      const page = await open('/about', { javaScriptEnabled: false });
      await page.getByRole('link', { name: 'Следующая страница' }).click();
      expect(new URL(page.url()).pathname).toBe('/about/page/2');
      const main = page.getByRole('main');
      expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Отзывы заказчиков']);
      expect(await main.getByText(/^Отзыв \d+$/).count()).toBe(20);
    });
  });

  describe('a list of more solutions than a page holds', () => {
    it('adds the next page below, with the solutions of an industry together, and moves the focus to the first new one', async () => {
      const page = await open('/industry-solution');
      const main = page.getByRole('main');
      const solutions = main.getByRole('listitem').getByRole('heading', { level: 3 });
      const industries = main.getByRole('heading', { level: 2, name: /^Отрасль/ });
      expect(await solutions.count()).toBe(30);
      expect(await industries.allTextContents()).toEqual(['Отрасль 1', 'Отрасль 2', 'Отрасль 3']);
      await main.getByRole('button', { name: 'Показать ещё' }).click();
      await expect.poll(() => solutions.count()).toBe(40);
      expect(await industries.allTextContents()).toEqual(['Отрасль 1', 'Отрасль 2', 'Отрасль 3']);
      await expect.poll(() => page.locator(':focus').textContent()).toContain('Решение 12');
    });

    it('has a page for the rest without scripts', async () => {
      const page = await open('/industry-solution', { javaScriptEnabled: false });
      await page.getByRole('link', { name: 'Следующая страница' }).click();
      expect(new URL(page.url()).pathname).toBe('/industry-solution/page/2');
      const main = page.getByRole('main');
      expect(await main.getByRole('heading', { level: 2, name: /^Отрасль/ }).allTextContents()).toEqual(['Отрасль 3']);
      expect(await main.getByRole('listitem').getByRole('heading', { level: 3 }).count()).toBe(10);
    });
  });

  describe('a list of more documents than a page holds', () => {
    it('adds the next page below, keeps the selection, and filters by a category of further pages', async () => {
      const page = await open('/documents');
      const main = page.getByRole('main');
      const boxes = main.getByRole('checkbox', { name: /^Выбрать: / });
      expect(await boxes.count()).toBe(100);
      await main.getByText('Показано 100 из 252').waitFor();
      // Before hydration the click is recorded, so its box is checked later.
      await boxes.first().click({ force: true });
      await expect.poll(() => boxes.first().isChecked()).toBe(true);
      await main.getByRole('button', { name: 'Показать ещё' }).click();
      await expect.poll(() => boxes.count()).toBe(200);
      await main
        .getByRole('link', { name: /^Категория 2/ })
        .first()
        .click();
      await main.getByText('Показано 98 из 249').waitFor();
      await page.getByRole('region', { name: 'Выбранные файлы' }).getByText('Выбран').waitFor();
      expect(await main.getByRole('heading', { level: 2, name: 'Категория 1' }).count()).toBe(0);
      expect(await main.getByRole('button', { name: /^Скачать всё/ }).count()).toBe(1);
    });

    it('shows the number beside a long category on one line', async () => {
      const page = await open('/documents');
      const categories = page.getByRole('navigation', { name: 'Категории' });
      const number = categories.getByRole('link', { name: /^Категория 2/ }).getByText('249', { exact: true });
      const lines = await number.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return text.getClientRects().length;
      });
      expect(lines).toBe(1);
    });

    it('searches by the API', async () => {
      const page = await open('/documents/page/3');
      const requested = page.waitForRequest((request) => request.url().includes('/document?'));
      await page.getByRole('searchbox', { name: 'Название или модель' }).fill('паспорт');
      const { searchParams } = new URL((await requested).url());
      expect(Object.fromEntries(searchParams)).toEqual({ search: 'паспорт', perPage: '100' });
      await page.getByRole('main').getByText('По запросу «паспорт»').waitFor();
    });

    it('links to the page of a category without scripts', async () => {
      const page = await open('/documents/page/3', { javaScriptEnabled: false });
      expect(
        await page
          .getByRole('main')
          .getByRole('link', { name: /^Паспорт \d+/ })
          .count(),
      ).toBe(51);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Категория 1/ })
        .filter({ visible: true })
        .first()
        .click();
      expect(new URL(page.url()).pathname).toBe('/documents');
      expect(await page.getByRole('heading', { level: 2, name: 'Категория 1' }).isVisible()).toBe(true);
    });
  });

  it.each([
    ['/documents', /^Категория 4/, '**/documents/page/3/payload.json', /^Документ 4/],
    ['/project', '2024', '**/project/page/3/payload.json', /^Объект 51/],
  ])(
    'keeps the footer of %s below a high window while a filter loads its first items',
    async (path, filter, payload, found) => {
      const page = await open(path, { viewport: { width: 1440, height: 2200 } });
      const main = page.getByRole('main');
      const released = Promise.withResolvers<void>();
      await page.route(payload, async (route) => {
        await released.promise;
        await route.continue();
      });
      // Before hydration the link leads to another page.
      const hydrated = page.locator('[href*="?"]');
      await main.getByRole('link', { name: filter }).and(hydrated).filter({ visible: true }).first().click();
      await main.getByRole('status').filter({ hasText: 'Загружаем' }).first().waitFor();
      const below = await page
        .getByRole('contentinfo')
        .evaluate((footer) => footer.getBoundingClientRect().top - innerHeight);
      released.resolve();
      expect(below).toBeGreaterThanOrEqual(0);
      await main.getByRole('link', { name: found }).first().waitFor();
    },
  );
});
