import { expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';

const site = setUpSite();
/** 1280 × 1024 at 400 % zoom. */
const viewport = { width: 320, height: 256 };

it('at 400 % the bar does not cover the list of documents', async () => {
  const { page } = await site.open('/documents', { viewport });
  await page.waitForLoadState('networkidle');
  const box = page.getByRole('main').getByRole('listitem').getByRole('checkbox').nth(4);
  await box.check();
  await page.getByText(/^Выбран/).waitFor();
  const isUncovered = () =>
    box.evaluate((input) => {
      input.scrollIntoView({ block: 'end' });
      const { left, right, top, bottom } = input.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return there !== null && there.closest('li') === input.closest('li');
    });
  await expect.poll(isUncovered).toBe(true);
});

it('at 400 % a model page has one fixed bar, not two', async () => {
  const { page } = await site.open('/equipment/sfera-a-1200', { viewport });
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { name: 'Характеристики' }).first().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  const covered = () =>
    page.evaluate(() => {
      const bars = [...document.querySelectorAll('body *')].filter((element) => {
        const { position } = getComputedStyle(element);
        const { top, bottom, height, width } = element.getBoundingClientRect();
        const sticks = position === 'fixed' || (position === 'sticky' && (top <= 0 || bottom >= innerHeight));
        return (
          sticks &&
          element.checkVisibility({ visibilityProperty: true }) &&
          height > 20 &&
          width > 200 &&
          bottom > 0 &&
          top < innerHeight
        );
      });
      return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
    });
  await expect.poll(covered).toBeLessThan(256 / 2);
});
