import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';

/** Forced colours draw no shadow and no gradient, and give all backgrounds the colour of the page. */
describe('with forced colours', () => {
  const site = setUpSite();
  const openForced = async (path: string, width = 1280) =>
    (await site.open(path, { forcedColors: 'active', viewport: { width, height: 800 } })).page;
  const styleOf = (element: Locator, property: 'outlineStyle' | 'backgroundColor' | 'forcedColorAdjust') =>
    element.evaluate((node, name) => getComputedStyle(node)[name], property);

  it.each<[string, string, number, (page: Page) => Promise<Locator>]>([
    [
      'the bar of selected models',
      '/equipment',
      1280,
      async (page) => {
        await page
          .getByRole('checkbox', { name: /^Сравнить/ })
          .first()
          .click();
        return page.getByText('Выбрано 1 из 4').locator('..');
      },
    ],
    [
      'the suggestions of the search',
      '/news',
      1280,
      async (page) => {
        await page.getByRole('banner').getByRole('searchbox').fill('сфера');
        return page.getByRole('listbox');
      },
    ],
    [
      "a model's bar on a phone",
      '/equipment/sfera-a-1200',
      390,
      async (page) => page.locator('p[aria-hidden]', { hasText: '«Сфера А-1200»' }).last().locator('..'),
    ],
    [
      'a dialog',
      '/news',
      1280,
      async (page) => {
        await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
        return page.getByRole('dialog').locator('..');
      },
    ],
  ])('%s has an edge', async (_, path, width, open) => {
    const page = await openForced(path, width);
    const surface = await open(page);
    await expect.poll(() => styleOf(surface, 'outlineStyle')).toBe('solid');
  });

  it('the line below the header, the lines between breadcrumbs and the marks of a list are drawn', async () => {
    const page = await openForced('/equipment/sfera-a-1200');
    const line = page.getByRole('navigation', { name: 'Разделы' }).locator('+ div');
    const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(await styleOf(line, 'backgroundColor')).not.toBe(background);
    const breadcrumb = page.getByRole('navigation', { name: 'Где вы находитесь' }).getByRole('listitem').nth(1);
    expect(await breadcrumb.evaluate((item) => getComputedStyle(item, '::before').backgroundColor)).not.toBe(
      background,
    );
    const mark = page.getByRole('listitem').filter({ hasText: 'четыре скорости' });
    expect(await mark.evaluate((item) => getComputedStyle(item, '::before').borderTopStyle)).toBe('solid');
  });

  it.each([
    ['light', 'normal'],
    ['dark', expect.stringContaining('logo-on-dark')],
  ] as const)('both logos are those for a %s background', async (colorScheme, content) => {
    const { page } = await site.open('/news', { forcedColors: 'active', colorScheme });
    for (const place of ['banner', 'contentinfo'] as const) {
      const logo = page.getByRole(place).getByRole('img', { name: 'Чистосфера' });
      expect(await logo.evaluate((image) => getComputedStyle(image).content)).toEqual(content);
    }
  });

  it('the title of the home page has no plate, which would cover a part of the figure beside it', async () => {
    const page = await openForced('/');
    const title = page.getByRole('heading', { level: 1 });
    expect(await styleOf(title, 'forcedColorAdjust')).toBe('none');
  });

  it('the round button of the call to action has an edge', async () => {
    const page = await openForced('/news');
    const button = page.getByRole('button', { name: 'Оставить заявку' }).last();
    expect(await button.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  });
});
