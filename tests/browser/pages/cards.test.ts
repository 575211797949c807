import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';

/** The texts of the cards that link to pages below a pathname, by their links. */
async function cardsOf(page: Page, below: string): Promise<Record<string, string>> {
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  const cards = await items.evaluateAll(
    (all, start) =>
      all.flatMap((card): [string, string][] => {
        const href = card.querySelector('a[href]')?.getAttribute('href') ?? '';
        const isOwn = href.startsWith(`${start}/`) && !card.querySelector('li');
        const words = [...card.querySelectorAll('h2, h3, h4, dt, dd, p')].map(({ textContent }) => textContent.trim());
        return isOwn ? [[href, words.filter(Boolean).join(' | ')]] : [];
      }),
    below,
  );
  return Object.fromEntries(cards);
}

describe('the card of a reference', () => {
  const site = setUpSite();

  it.each([
    ['/equipment/sfera-a-1200', '/equipment'],
    ['/project/akvapark-sochi', '/equipment'],
    ['/industry-solution/operatsionnyy-blok', '/equipment'],
    ['/equipment/sfera-a-1200', '/project'],
    ['/industry/meditsina', '/project'],
  ])('on %s equals its card in the list %s', async (path, list) => {
    const own = await cardsOf((await site.open(path)).page, list);
    const listed = await cardsOf((await site.open(list)).page, list);
    expect(Object.keys(own).length).toBeGreaterThan(0);
    expect(own).toEqual(Object.fromEntries(Object.keys(own).map((href) => [href, listed[href]])));
  });

  it('has section and date of an article, and the date of news', async () => {
    const article = await site.open('/articles/kak-rasschitat-dozu-uf');
    const articles = article.page.getByRole('region', { name: 'Читайте дальше' }).getByRole('listitem');
    const captions = await articles.locator('p').allInnerTexts();
    expect(captions.length).toBeGreaterThan(1);
    for (const caption of captions) expect(caption).toMatch(/^\p{L}[\s\S]*\d+\s\p{L}+ 20\d\d$/u);
    const item = await site.open('/news/seminar-ekaterinburg');
    const news = item.page.getByRole('region', { name: 'Ещё новости' }).getByRole('listitem');
    expect(await news.count()).toBeGreaterThan(1);
    expect(await news.locator('time').count()).toBe(await news.count());
  });

  it.each([
    ['/project/akvapark-sochi', 'Оборудование проекта'],
    ['/industry/meditsina', 'Проекты'],
  ])('on %s is in two columns with one other card, without an empty column', async (path, name) => {
    const { page } = await site.open(path, { viewport: { width: 1440, height: 900 } });
    const list = page.getByRole('list', { name });
    const cards = list.getByRole('listitem');
    expect(await cards.count()).toBe(2);
    const edges = async (element: Locator) => {
      const { x = 0, width = 0, y = 0 } = (await element.boundingBox()) ?? {};
      return { y, end: Math.round(x + width) };
    };
    const [first, last, whole] = await Promise.all([cards.first(), cards.last(), list].map(edges));
    expect(last?.y).toBe(first?.y);
    expect(last?.end).toBe(whole?.end);
  });

  it('takes the full width if it is the only one, with its text beside the picture', async () => {
    const viewport = { width: 1440, height: 900 };
    const { page } = await site.open('/industry-solution/operatsionnyy-blok', { viewport });
    const list = page.getByRole('list', { name: 'Проекты' });
    const card = list.getByRole('listitem');
    const parts = [list, card, card.getByRole('img'), card.getByRole('heading')];
    const [whole, own, picture, title] = await Promise.all(parts.map((part) => part.boundingBox()));
    expect(own?.width).toBe(whole?.width);
    expect(picture?.width).toBeGreaterThan((whole?.width ?? 0) / 2);
    expect(title?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? Infinity));
  });
});

describe('a search result', () => {
  const site = setUpSite();

  it('has the figures of a model, and section and date of an article', async () => {
    const { page } = await site.open(`/search?find=${encodeURIComponent('сфера')}&tab=1`);
    const results = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await results.filter({ hasText: 'А-1200' }).first().getByText('Производительность 1 200 м³').waitFor();
    await page.goto(`${site.url}/search?find=${encodeURIComponent('сфера')}&tab=4`);
    await results.first().locator('time').waitFor();
  });
});
