import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createAxe } from '../../support/browser/axe.ts';
import { DARK_BACKGROUND, backgroundOf, lowContrastTexts } from '../../support/browser/color-contrast.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { TEMPLATE_PATHNAMES } from '../../support/browser/templates.ts';

const WIDTHS = [320, 768, 1280];

/** The violations of axe and overflowing elements, a line each: the width, the rule and the first element. */
async function faults(page: Page, width: number): Promise<string[]> {
  const { violations } = await createAxe(page).analyze();
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `${width} px: ${id}: ${nodes[0]?.html.slice(0, 160)}`),
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

describe('axe', () => {
  const site = setUpSite();

  it.each([...TEMPLATE_PATHNAMES, '/offline.html'])(
    'finds no violation on %s, at any width and in the dark scheme',
    async (path) => {
      const { page } = await site.open(path, { viewport: { width: 320, height: 800 } });
      await page.waitForLoadState('networkidle');
      expect(await faultsAtAllWidths(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => backgroundOf(page)).toBe(DARK_BACKGROUND);
      // Colour transitions take some time.
      await expect.poll(() => lowContrastTexts(page)).toEqual([]);
    },
  );

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
