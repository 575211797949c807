import { describe, expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';

describe('in print', () => {
  const site = setUpSite();

  it('closed sections are open', async () => {
    const { page } = await site.open('/about/career');
    const closed = page
      .locator('details:not([open])')
      .filter({ hasText: /Условия|Обязанности|мы/i })
      .first();
    await closed.waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(async () => (await closed.boundingBox())?.height ?? 0).toBeGreaterThan(120);
  });

  it('the drawing in place of a map is hidden', async () => {
    const { page } = await site.open('/contacts');
    await page.getByText('Москва-река').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Москва-река').isVisible()).toBe(false);
    expect(await page.getByRole('main').getByText('Лужнецкая').first().isVisible()).toBe(true);
  });

  it.each([
    '/',
    '/articles',
    '/contacts',
    '/equipment',
    '/news',
    '/planners',
    '/search?find=фильтр',
    '/selection',
    '/video',
  ])('%s has no buttons and fields', async (path) => {
    const { page } = await site.open(path);
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media: 'print' });
    const tools = page.locator('button:not(:has(img)), input, select, textarea, footer, [aria-label="Страницы"]');
    expect(await tools.filter({ visible: true }).allInnerTexts()).toEqual([]);
  });

  it('headings stay with their content, and cards are whole', async () => {
    const { page } = await site.open('/');
    await page.emulateMedia({ media: 'print' });
    const torn = await page.getByRole('main').evaluate((main) => {
      const breaks = (element: Element) => {
        const { breakAfter, breakInside } = getComputedStyle(element);
        return { breakAfter, breakInside };
      };
      const headings = [...main.querySelectorAll('h2')];
      // The caption above, and its ancestors.
      const captions = headings.flatMap((heading) => {
        const row = heading.parentElement?.previousElementSibling;
        return row?.matches('p') ? [row, row.parentElement as Element] : [];
      });
      const cards = [...main.querySelectorAll('li:has(img), figure, blockquote')];
      return {
        captions: captions.length,
        cards: cards.length,
        torn: [
          ...[...headings, ...captions].filter((element) => breaks(element).breakAfter !== 'avoid'),
          ...[...headings, ...cards].filter((element) => breaks(element).breakInside !== 'avoid'),
        ].map(({ outerHTML }) => outerHTML.slice(0, 100)),
      };
    });
    expect(torn.captions).toBeGreaterThan(6);
    expect(torn.cards).toBeGreaterThan(8);
    expect(torn.torn).toEqual([]);
  });

  it('the pictures of a gallery fill their cells', async () => {
    const { page } = await site.open('/project/perinatalnyy-tsentr-kazan', { viewport: { width: 673, height: 1000 } });
    await page.emulateMedia({ media: 'print' });
    const cells = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Увеличить/ }) });
    await cells.first().waitFor();
    const gaps = await cells.evaluateAll((all) =>
      all.map((cell) => cell.clientHeight - (cell.querySelector('img')?.clientHeight ?? 0)),
    );
    expect(gaps).toEqual([0, 0, 0]);
  });

  it('pictures that were not on the screen yet are loaded before', async () => {
    const { page } = await site.open('/articles/kak-rasschitat-dozu-uf');
    await page.waitForLoadState('networkidle');
    const missing = () =>
      page
        .getByRole('main')
        .locator('img')
        .evaluateAll((all) => (all as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth === 0).length);
    expect(await missing()).toBeGreaterThan(0);
    // Safari has no more than this event; Chromium loads them in print itself.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(missing).toBe(0);
  });

  it.each(['/', '/about'])(
    'the figures of %s are not broken where the window is wider than the sheet',
    async (path) => {
      const { page } = await site.open(path, { viewport: { width: 1280, height: 1000 } });
      await page.emulateMedia({ media: 'print' });
      // As Safari does, which keeps the breakpoints of the window.
      await page.evaluate(() => document.body.style.setProperty('width', '673px'));
      const figures = await page
        .getByRole('main')
        .getByText(/^6\s200$/)
        .evaluateAll((all) =>
          all.map((figure) => figure.clientHeight / parseFloat(getComputedStyle(figure).lineHeight)),
        );
      expect(figures.map(Math.round)).toEqual([1]);
    },
  );

  it('the labels of figures in one row are at one height', async () => {
    const { page } = await site.open('/', { viewport: { width: 673, height: 1000 } });
    await page.emulateMedia({ media: 'print' });
    const label = async (text: string) =>
      (
        await page
          .getByRole('main')
          .getByText(new RegExp(`^${text}`))
          .boundingBox()
      )?.y;
    expect(await label('лет')).toBe(await label('объектов'));
  });

  it('the picture of a video is printed on the page of its heading', async () => {
    const { page } = await site.open('/about');
    await page.emulateMedia({ media: 'print' });
    const poster = page.getByRole('main').getByRole('link', { name: /^Смотреть видео/ });
    // Chromium separates a block from its heading regardless of `break-before`.
    expect(await poster.first().evaluate((link) => getComputedStyle(link).display)).toBe('inline-block');
  });

  it.each([
    '/articles/kak-rasschitat-dozu-uf',
    '/documents',
    '/equipment',
    '/news/tikhoe-koleso-a-1200',
    '/planners/technical-documentation/3',
  ])('no grid of %s has an item that fills half a sheet', async (path) => {
    // The width of an A4 sheet without its margins.
    const { page } = await site.open(path, { viewport: { width: 673, height: 1000 } });
    await page.emulateMedia({ media: 'print' });
    const tall = await page.getByRole('main').evaluate((main) =>
      Array.from(main.querySelectorAll<HTMLElement>('*'))
        .filter(({ offsetHeight, parentElement }) => {
          const { display } = getComputedStyle(parentElement as Element);
          return offsetHeight > 500 && /grid|flex/.test(display);
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    // Firefox tears it, or leaves the rest of the sheet before it empty.
    expect(tall).toEqual([]);
  });

  it.each([
    ['/', 6],
    ['/industry', 1],
    ['/map', 4],
    ['/project/perinatalnyy-tsentr-kazan', 4],
  ])('%s takes %d sheets at most, without an empty one', async (path, most) => {
    const { page } = await site.open(path);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(most);
  });
});
