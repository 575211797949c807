import { describe, expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';

describe('the page of a model', () => {
  const site = setUpSite();

  it('is printed on three sheets at most, without menus and forms, with the URL and the phone', async () => {
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
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(3);
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
});
