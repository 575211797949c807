import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from '../support/site.ts';

const focusedLink = (page: Page) => page.evaluate(() => document.activeElement?.closest('a')?.textContent ?? '');

describe('the comparison', () => {
  const site = useSite();

  it('keeps the keyboard in its row of models when one of them goes', async () => {
    const { page } = await site.open('/equipment?compare=sfera-a-1200,sfera-a-600,sfera-k-6000');
    const removals = page.getByRole('columnheader').getByRole('link', { name: /^Убрать/ });
    await expect.poll(() => removals.count()).toBe(3);
    await removals.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => removals.count()).toBe(2);
    await expect.poll(() => focusedLink(page)).toContain('А-600');
    await removals.last().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => removals.count()).toBe(1);
    await expect.poll(() => focusedLink(page)).toContain('А-600');
  });
});
