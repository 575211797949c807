import { describe, expect, it } from 'vitest';
import { useSite } from '../support/site.ts';

describe('on paper', () => {
  const site = useSite();

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

  it('there is no drawing in place of a map', async () => {
    const { page } = await site.open('/contacts');
    await page.getByText('Москва-река').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Москва-река').isVisible()).toBe(false);
    expect(await page.getByRole('main').getByText('Лужнецкая').first().isVisible()).toBe(true);
  });
});
