import { describe, expect, it } from 'vitest';
import { interceptRequests } from '../../support/browser/intercept-requests.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

describe('the page of a model', () => {
  const site = setUpSite();

  it.each(['sfera-a-1200', 'sfera-a-600', 'sfera-k-6000', 'sfera-v-90'])(
    '%s is printed on three sheets at most',
    async (slug) => {
      const { page } = await site.open(`/equipment/${slug}`);
      // The styles of the whole page, which a browser loads before it prints.
      await page.mouse.move(5, 5);
      await page.waitForLoadState('networkidle');
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(3);
    },
  );

  it('is printed without menus and forms, with the URL and the phone', async () => {
    const { page } = await site.open('/equipment/sfera-a-1200');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').getByRole('searchbox').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Оставить заявку' }).filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(
      await page
        .getByText(/\/equipment\/sfera-a-1200$/)
        .filter({ visible: true })
        .count(),
    ).toBe(1);
  });

  it('leads a visitor on a phone to figures, certificate and application in three steps each', async () => {
    const { page } = await site.open('/', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.getByRole('banner').getByRole('button', { name: 'Открыть меню' }).click();
    await page
      .getByRole('navigation', { name: 'Меню' })
      .getByRole('link', { name: /Воздух/ })
      .filter({ visible: true })
      .click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Сфера А-1200/ })
      .first()
      .click();
    await page.waitForURL('**/equipment/sfera-a-1200');
    await page.getByRole('table').first().waitFor();
    const certificate = page
      .getByRole('main')
      .getByRole('link', { name: /Регистрационное удостоверение/ })
      .first();
    expect(await certificate.getAttribute('href')).toMatch(/\.pdf$/);
    await page.getByRole('button', { name: 'Оставить заявку' }).filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Заявка: .*Сфера А-1200/).waitFor();
    const sent = page.waitForRequest('**/application/create');
    await dialog.getByLabel('Имя').fill('Ольга');
    await dialog.getByLabel('Телефон').fill('9991234567');
    await dialog.getByLabel('Сообщение').fill('Нужен расчёт');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
    expect((await sent).postDataBuffer()?.toString()).toContain(`${site.url}/equipment/sfera-a-1200`);
    await dialog.getByRole('heading', { name: 'Заявка успешно отправлена' }).waitFor();
  });

  it.each([1280, 1440])('has the whole number of the model in its menu at %i px', async (width) => {
    const { page } = await site.open('/equipment/sfera-k-6000', { viewport: { width, height: 900 } });
    await page.waitForLoadState('networkidle');
    // The breadcrumbs have it first.
    const name = page.getByText('«Сфера К-6000»', { exact: true }).filter({ visible: true }).last();
    const tab = page.getByRole('navigation', { name: 'На этой странице' }).getByRole('link').first();
    // First above the name's figure, then beside the mark.
    for (const target of [tab, page.getByRole('table').first()]) {
      await target.evaluate((element) => element.scrollIntoView());
      await expect.poll(() => name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    }
  });

  it.each([1440, 2560])('cuts a name of 40 letters in its menu, not the tabs, at %i px', async (width) => {
    const { page } = await site.open('/equipment', {
      viewport: { width, height: 900 },
      prepare: (blank) =>
        interceptRequests(blank, '**/equipment/sfera-a-1200/payload.json', async (request) => {
          const response = await fetch(request.url);
          const payload = (await response.json()) as { data: object };
          Object.assign(payload.data, { shortName: 'Ы'.repeat(40) });
          await request.fulfill({ contentType: 'application/json', body: JSON.stringify(payload) });
        }),
    });
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('main').getByRole('link', { name: /Сфера А-1200/ });
    await link.first().click();
    const tabs = page.getByRole('navigation', { name: 'На этой странице' }).getByRole('link');
    await tabs.filter({ hasText: 'Вопросы' }).waitFor();
    const cutTabs = () =>
      tabs.evaluateAll((all) =>
        all.flatMap((tab) => {
          const { left, right, top, height } = tab.getBoundingClientRect();
          const isWhole = [left + 1, right - 1].every((x) =>
            tab.contains(document.elementFromPoint(x, top + height / 2)),
          );
          return isWhole ? [] : [tab.textContent];
        }),
      );
    // The breadcrumbs have it first.
    const name = page.getByText('Ы'.repeat(40)).filter({ visible: true }).last();
    // First below the name's figure, then beside the mark.
    for (const target of [tabs.first(), page.getByRole('table').first()]) {
      await target.evaluate((element) => element.scrollIntoView());
      await name.waitFor();
      expect(await cutTabs()).toEqual([]);
    }
  });
});
