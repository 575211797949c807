import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { DARK_BACKGROUND, backgroundOf, lowContrastTexts } from '../../support/browser/color-contrast.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

const LIGHT = 'rgb(255, 255, 255)';
const TO_DARK = 'Тёмное оформление';
const TO_LIGHT = 'Светлое оформление';

describe('the dark scheme', () => {
  const site = setUpSite();
  const dark = { colorScheme: 'dark' } as const;

  it('follows the system from the first paint on, and when the system changes', async () => {
    const { page, messages } = await site.open('/', dark);
    expect(await backgroundOf(page)).toBe(DARK_BACKGROUND);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => backgroundOf(page)).toBe(LIGHT);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => backgroundOf(page)).toBe(DARK_BACKGROUND);
    expect(messages).toEqual([]);
  });

  it('is chosen in the footer, applies to other pages, and follows the system again after the system has the same scheme', async () => {
    const { page } = await site.open('/news', { colorScheme: 'light' });
    expect(await backgroundOf(page)).toBe(LIGHT);
    await page.getByRole('contentinfo').getByRole('button', { name: TO_DARK }).click();
    await expect.poll(() => backgroundOf(page)).toBe(DARK_BACKGROUND);
    await page.goto(`${site.url}/about`, { waitUntil: 'load' });
    expect(await backgroundOf(page)).toBe(DARK_BACKGROUND);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await backgroundOf(page)).toBe(DARK_BACKGROUND);
    await page.getByRole('contentinfo').getByRole('button', { name: TO_LIGHT }).click();
    await expect.poll(() => backgroundOf(page)).toBe(LIGHT);
    expect(await page.evaluate(() => localStorage.getItem('scheme'))).toBeNull();
  });

  it('has no button without scripts', async () => {
    const { page } = await site.open('/news', { javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: TO_DARK }).count()).toBe(0);
  });

  it('is not loaded by visitors with the light scheme', async () => {
    const { page } = await site.open('/', { colorScheme: 'light' });
    await page.waitForLoadState('networkidle');
    const requested = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(requested.filter((name) => /dark-.*\.css/.test(name))).toEqual([]);
  });

  it('gives precedence to the colours of the low-vision version', async () => {
    const { page } = await site.open('/', {
      ...dark,
      stored: { 'low-vision': '{"scheme":"blue"}' },
    });
    expect(await backgroundOf(page)).toBe('rgb(157, 209, 255)');
  });

  it('has the colour of the browser’s bar, and is not printed', async () => {
    const { page } = await site.open('/equipment/sfera-a-1200', dark);
    const paper = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper').trim());
    expect(await paper()).toBe(await page.locator('meta[name="theme-color"][media*="dark"]').getAttribute('content'));
    await page.emulateMedia({ media: 'print' });
    expect(await paper()).toBe('#fff');
  });

  it.each([
    ['the menu', (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Открыть меню' }).click()],
    [
      'the form with its errors',
      async (page: Page) => {
        await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Отправить заявку' }).click();
        await page.getByRole('dialog').getByText('Введите имя').waitFor();
      },
    ],
    [
      'the suggestions of the search',
      async (page: Page) => {
        await page.getByRole('banner').getByRole('searchbox').fill('сфера');
        await page.getByRole('listbox').waitFor();
      },
    ],
  ])('has sufficient contrast in %s', async (_, open) => {
    const { page } = await site.open('/equipment/sfera-a-1200', dark);
    await page.waitForLoadState('networkidle');
    await open(page);
    await expect.poll(() => lowContrastTexts(page)).toEqual([]);
  });
});
