import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { DARK_BACKGROUND, backgroundOf, lowContrastTexts } from '../../support/browser/color-contrast.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { TEMPLATE_PATHNAMES } from '../../support/browser/templates.ts';

const WIDTHS = [320, 768, 1280];

/** The violations of axe and overflowing elements, a line each: the width, the rule and the element. */
async function faults(page: Page, width: number): Promise<string[]> {
  const violations = await axeViolations(page);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...violations.map((violation) => `${width} px: ${violation}`),
    ...(excess > 0 ? [`${width} px: ${excess} px stick out`] : []),
  ];
}

/** The violations of one page at each width. */
async function faultsAtAllWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await faults(page, width)));
  }
  return found;
}

/** Ids in the document that differ from those of React: later renders would refer to ids that do not exist. */
const foreignIds = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body [id], body [for], body [aria-controls]')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$')) as keyof Element | undefined;
      const props = (key ? element[key] : {}) as Record<string, unknown>;
      return ['id', 'htmlFor', 'aria-controls'].flatMap((prop) => {
        const known = props[prop];
        const there = element.getAttribute(prop === 'htmlFor' ? 'for' : prop);
        return typeof known === 'string' && known !== there ? [`${there} is ${known} to React`] : [];
      });
    }),
  );

/** The names of the searches of the header and of the page. Axe does not count `<search>` among the landmarks. */
const searchNames = (page: Page) =>
  page.getByRole('search').evaluateAll((searches) => searches.map((search) => search.ariaLabel));

/** Axe finds nothing at each width, and no text is faint in the dark scheme. */
async function expectAccessible(page: Page) {
  expect(await faultsAtAllWidths(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => backgroundOf(page)).toBe(DARK_BACKGROUND);
  // Colour transitions take some time.
  await expect.poll(() => lowContrastTexts(page)).toEqual([]);
}

describe('every template', () => {
  const site = setUpSite();

  // One visit for both: loading a page takes most of the time of either.
  it.each(TEMPLATE_PATHNAMES)('%s hydrates without a message and is accessible at any width', async (path) => {
    const { page, messages, status } = await site.open(path, { viewport: { width: 320, height: 800 } });
    expect(status).toBe(200);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await foreignIds(page)).toEqual([]);
    const names = await searchNames(page);
    expect(names).toEqual([...new Set(names)]);
    await expectAccessible(page);
    expect(messages).toEqual([]);
  });

  it.each(TEMPLATE_PATHNAMES)('%s is readable without JavaScript', async (path) => {
    const { page } = await site.open(path, { javaScriptEnabled: false });
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.isVisible()).toBe(true);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan((await heading.innerText()).length);
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(8);
  });
});

describe('titles', () => {
  const site = setUpSite();

  it('are unique', async () => {
    const titles = await Promise.all(
      TEMPLATE_PATHNAMES.map(async (path) => {
        const html = await (await fetch(site.url + path)).text();
        return /<title>(.*?)<\/title>/.exec(html)?.[1];
      }),
    );
    expect(new Set(titles).size).toBe(TEMPLATE_PATHNAMES.length);
    expect(titles.every((title) => title?.includes('Чистосфера'))).toBe(true);
  });
});

describe('axe', () => {
  const site = setUpSite();

  it('finds no violation on the page without a connection, at any width and in the dark scheme', async () => {
    const { page } = await site.open('/offline.html', { viewport: { width: 320, height: 800 } });
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });

  it.each([
    ['menu', async (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Открыть меню' }).click()],
    [
      'form with its errors',
      async (page: Page) => {
        await page.getByRole('button', { name: 'Оставить заявку' }).filter({ visible: true }).first().click();
        await page.getByRole('dialog').getByRole('button', { name: 'Отправить заявку' }).click();
        await page.getByRole('dialog').getByText('Введите имя').waitFor();
      },
    ],
  ])('finds no violation while the %s is open', async (_, open) => {
    const found: string[] = [];
    for (const width of WIDTHS) {
      const { page } = await site.open('/equipment/sfera-a-1200', { viewport: { width, height: 800 } });
      await page.waitForLoadState('networkidle');
      await open(page);
      found.push(...(await faults(page, width)));
    }
    expect(found).toEqual([]);
  });
});
