import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DevServer } from '../../../scripts/serve/dev/dev-server.ts';
import { editedFiles } from '../../support/browser/edited-files.ts';
import { startTestDevServer, TRANSFORM_MS } from '../../support/browser/dev-server.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

/** Where a development server of Vite sends changes by default. */
const VITE_PORT = 24678;
const VIEW = 'src/pages/documents/DocumentsPage.tsx';
const DATA = 'src/pages/contacts/data.ts';
const ROUTES = 'src/routes.ts';
const STYLES = 'src/pages/documents/DocumentsPage.module.scss';

describe('npm run dev', () => {
  const site = setUpSite();
  const files = editedFiles();
  let dev: DevServer;
  // A developer may have two branches open: Vite's own port for changes is that of the other one.
  const other = createServer();
  beforeAll(async () => {
    await new Promise((resolve) => other.on('listening', resolve).on('error', resolve).listen(VITE_PORT));
    dev = await startTestDevServer([files.plugin]);
  });
  afterAll(async () => {
    await dev.close();
    other.close();
  });

  it('shows a changed view and a changed style at once, and keeps the state of the page', async () => {
    const { page } = await site.open(`${dev.url}/documents`, { timeout: TRANSFORM_MS });
    const box = page.getByRole('main').getByRole('checkbox').nth(1);
    await expect
      .poll(
        async () => {
          await box.setChecked(true, { force: true });
          return page.getByText(/^Выбран/).count();
        },
        { timeout: TRANSFORM_MS },
      )
      .toBeGreaterThan(0);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    files.edit(VIEW, (text) => text.replace('title={t.title}', 'title="Бумаги"'));
    await page.getByRole('heading', { level: 1, name: 'Бумаги' }).waitFor();
    expect(await box.isChecked()).toBe(true);

    const layout = page.locator('[class*="DocumentsPage-layout"]').first();
    files.edit(STYLES, (text) => `${text}\n.layout { outline: 7px solid red; }\n`);
    await expect.poll(() => layout.evaluate((element) => getComputedStyle(element).outlineWidth)).toBe('7px');
    expect(await box.isChecked()).toBe(true);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  it('loads the page anew after a change of code that is no component, without an error in the console', async () => {
    const { page, messages } = await site.open(`${dev.url}/contacts`, { timeout: TRANSFORM_MS });
    const asked = page.waitForResponse((reply) => reply.url().includes('/builds/latest.json'), {
      timeout: TRANSFORM_MS,
    });
    await page.getByRole('main').click({ position: { x: 2, y: 2 } });
    await asked;
    files.edit(ROUTES, (text) => text.replace("'Услуги'", "'Сервис'"));
    await page.getByRole('navigation').getByRole('link', { name: 'Сервис' }).first().waitFor({ timeout: TRANSFORM_MS });
    await page.waitForLoadState();
    expect(messages.filter((message) => /^(error|uncaught):/.test(message))).toEqual([]);
    files.revert(ROUTES);
    await page.getByRole('navigation').getByRole('link', { name: 'Услуги' }).first().waitFor();
  });

  it('loads the page anew after a change of its data, which the browser has not loaded', async () => {
    const { page } = await site.open(`${dev.url}/contacts`, { timeout: TRANSFORM_MS });
    files.edit(DATA, (text) => text.replace('    title,\n', "    title: 'Наши адреса',\n"));
    await page.getByRole('heading', { level: 1, name: 'Наши адреса' }).waitFor({ timeout: TRANSFORM_MS });
    files.revert(DATA);
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
  });

  it('is closed to search engines, which may learn of it through a tunnel', async () => {
    const reply = await fetch(`${dev.url}/robots.txt`);
    expect(reply.headers.get('content-type')).toContain('text/plain');
    expect(await reply.text()).toBe('User-agent: *\nDisallow: /\n');
  });

  it('serves the index of the filters and the drawings, which a build would have written', async () => {
    const { page } = await site.open(`${dev.url}/equipment?noise=35-40&roomVolume=100-200`, { timeout: TRANSFORM_MS });
    const status = page.getByRole('main').getByRole('status');
    await status.filter({ hasText: 'Найдено: 1 модель' }).waitFor({ timeout: TRANSFORM_MS });
    await page.getByRole('heading', { name: /А-600/ }).waitFor();
    const drawing = await page.request.get(`${dev.url}/drawings/sfera-k-6000.dxf`);
    expect([drawing.status(), drawing.headers()['content-type']]).toEqual([200, 'image/vnd.dxf']);
    expect((await page.request.get(`${dev.url}/drawings/gone.dxf`)).status()).toBe(404);
  });

  it('shows the kit of components with its pictures', async () => {
    const { page } = await site.open(`${dev.url}/ui-kit`, { timeout: TRANSFORM_MS });
    await page.getByRole('heading', { level: 1, name: 'Компоненты' }).waitFor({ timeout: TRANSFORM_MS });
    const picture = page.locator('img[src^="/ui-kit/media/"]').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  it('shows the error of a file in the page, and the page after its correction', async () => {
    files.edit(VIEW, (text) => text.replace('return (', 'return ((('));
    const { page, status } = await site.open(`${dev.url}/documents`);
    expect(status).toBe(500);
    await page.getByText('src/pages/documents/DocumentsPage.tsx').first().waitFor();
    files.revert(VIEW);
    await page.getByRole('heading', { level: 1, name: 'Документы' }).waitFor();
  });
});
