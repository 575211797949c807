import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { interceptRequests } from '../../support/browser/intercept-requests.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

describe('a page without a lead', () => {
  const site = setUpSite();

  /** Opens a page by a link and without its lead. @returns the distance of what `find` finds from the heading */
  async function distanceFromHeading(pathname: string, start: string, find: (main: Locator) => Locator) {
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
    const next = find(main).first();
    await next.waitFor();
    const heading = await main.getByRole('heading', { level: 1 }).boundingBox();
    return ((await next.boundingBox())?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0);
  }

  it.each([
    ['/', '/map', 'Выбрать оборудование'],
    ['/industry/meditsina', '/industry', 'Оставить заявку'],
    ['/industry-solution/operatsionnyy-blok', '/industry-solution', 'Оставить заявку'],
    ['/planners', '/map', 'Найти'],
  ])('%s keeps its buttons apart from its heading', async (pathname, start, name) => {
    const distance = await distanceFromHeading(pathname, start, (main) =>
      main.getByRole('link', { name }).or(main.getByRole('button', { name })),
    );
    expect(distance).toBeGreaterThanOrEqual(24);
    expect(distance).toBeLessThan(80);
  });

  it('of a model keeps its figures apart from its heading', async () => {
    const distance = await distanceFromHeading('/equipment/sfera-a-1200', '/equipment', (main) => main.locator('dl'));
    expect(distance).toBe(24);
  });
});
