import { describe, expect, it } from 'vitest';
import { interceptRequests } from '../../support/browser/intercept-requests.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

describe('a page without a lead', () => {
  const site = setUpSite();

  it.each([
    ['/', '/map', 'Выбрать оборудование'],
    ['/industry/meditsina', '/industry', 'Оставить заявку'],
    ['/industry-solution/operatsionnyy-blok', '/industry-solution', 'Оставить заявку'],
  ])('%s keeps its buttons apart from its heading', async (pathname, start, button) => {
    const { page } = await site.open(start, {
      prepare: (blank) =>
        interceptRequests(blank, `${site.url}${pathname === '/' ? '' : pathname}/payload.json`, async (request) => {
          const response = await fetch(request.url);
          const payload = (await response.json()) as { data: { page: object } };
          for (const texts of [payload.data, payload.data.page]) Object.assign(texts ?? {}, { lead: undefined });
          await request.fulfill({ contentType: 'application/json', body: JSON.stringify(payload) });
        }),
    });
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('link').and(page.locator(`a[href="${pathname}"]`));
    await link.filter({ visible: true }).first().click();
    await page.waitForURL(`${site.url}${pathname}`);
    const main = page.getByRole('main');
    const action = main
      .getByRole('link', { name: button })
      .or(main.getByRole('button', { name: button }))
      .first();
    await action.waitFor();
    const heading = await main.getByRole('heading', { level: 1 }).boundingBox();
    const distance = ((await action.boundingBox())?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0);
    expect(distance).toBeGreaterThanOrEqual(24);
    expect(distance).toBeLessThan(80);
  });
});
