import { describe, expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';

describe('the end of a page', () => {
  const site = setUpSite();

  it.each([
    { width: 2560, height: 1440 },
    // Full HD at 80 %.
    { width: 2400, height: 1350 },
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])('is visible to its last line and does not move in a window of $width × $height', async (viewport) => {
    const { page } = await site.open('/map', { viewport });
    await page.waitForLoadState('networkidle');
    const footer = page.getByRole('contentinfo');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    // Blocks below the screen are hidden now.
    const before = await height();
    await page.keyboard.press('End');
    const opacities = () =>
      footer.locator('a, p').evaluateAll((all) => {
        const seen = all.map((element) => {
          let opacity = 1;
          for (let up: Element | null = element; up; up = up.parentElement)
            opacity = Math.min(opacity, Number(getComputedStyle(up).opacity));
          return opacity;
        });
        return { count: seen.length, least: Math.min(...seen) };
      });
    await expect.poll(async () => (await opacities()).least).toBe(1);
    expect((await opacities()).count).toBeGreaterThan(10);
    expect(await height()).toBe(before);
  });

  it('is visible without scrolling', async () => {
    const { page } = await site.open('/map', { viewport: { width: 1440, height: 900 } });
    await page.waitForLoadState('networkidle');
    const last = page.getByRole('contentinfo').getByText('© Чистосфера');
    expect((await last.boundingBox())?.y).toBeGreaterThan(1500);
    const isVisible = () => last.evaluate((element) => element.checkVisibility({ opacityProperty: true }));
    await expect.poll(isVisible).toBe(true);
  });
});
