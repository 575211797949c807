import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../../scripts/serve/listen.ts';
import { createSiteServer } from '../../../scripts/serve/site-server.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { buildSite } from '../../support/browser/site-setup.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The single file that a translator adds. */
const KAZAKH = `
import { ru } from '../ru/index.ts';
import { search } from '../ru/search.ts';
import type { LocaleTexts } from '../texts.ts';

const plural = new Intl.PluralRules('kk');
export default {
  texts: { ...ru, layout: { ...ru.layout, request: 'Өтінім қалдыру' } },
  areas: { search: { ...search, find: 'Табу', found: (count) => \`\${count} нәтиже, \${plural.select(count)}\` } },
} satisfies LocaleTexts;
`;

describe('the locale', () => {
  const site = setUpSite();
  const request = { name: 'Оставить заявку' };
  const cookie = async (page: { context: () => { cookies: () => Promise<{ name: string; value: string }[]> } }) =>
    (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected');

  it('is en-US with Russian texts when the browser has no language of the site, and is stored', async () => {
    const { page } = await site.open('/news', { locale: 'de-DE' });
    await expect
      .poll(() => cookie(page))
      .toMatchObject({
        value: 'en-US',
        path: '/',
        sameSite: 'Lax',
        secure: false,
        httpOnly: false,
      });
    await page.getByRole('banner').getByRole('button', request).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('ru');
  });

  it('of the browser changes nothing in a form: it has no texts of its library in that language', async () => {
    const { page, messages } = await site.open('/news', { locale: 'de-DE' });
    await page.getByRole('banner').getByRole('button', request).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Имя').fill('Ольга');
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(messages).toEqual([]);
  });

  it('and the width of the window are stored for a year', async () => {
    const { page } = await site.open('/news', { viewport: { width: 1280, height: 800 } });
    const viewport = async () => (await page.context().cookies()).find(({ name }) => name === 'viewport');
    await expect.poll(viewport).toMatchObject({ value: 'desktopMedium', path: '/', sameSite: 'Strict', secure: true });
    const { expires = 0 } = (await viewport()) ?? {};
    expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(365);
    await page.setViewportSize({ width: 400, height: 800 });
    await expect.poll(async () => (await viewport())?.value).toBe('mobileMedium');
  });
});

describe('a second locale', () => {
  const site = setUpSite();
  let folder = '';
  let url = '';
  let close = () => {};

  beforeAll(async () => {
    folder = temporaryFolder();
    for (const part of ['src', 'scripts', 'vite.config.ts', 'package.json', 'package-lock.json', 'public'])
      await cp(path.join(root, part), path.join(folder, part), { recursive: true, force: true }).catch(() => undefined);
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    await mkdir(path.join(folder, 'src/i18n/locales'), { recursive: true });
    await writeFile(path.join(folder, 'src/i18n/locales/kk-KZ.ts'), KAZAKH);
    const out = path.join(folder, 'dist');
    await buildSite(site.apiUrl, out, { project: folder });
    const host = createSiteServer(out, { api: site.apiUrl, files: [site.apiUrl] });
    url = await listen(host, 0);
    close = () => {
      host.closeAllConnections();
      host.close();
    };
  });
  afterAll(async () => {
    close();
  });

  it('is one more file, used by visitors with that language', async () => {
    const { page } = await site.open(`${url}/search?find=сфера`, { locale: 'kk-KZ' });
    await page.getByRole('banner').getByRole('button', { name: 'Өтінім қалдыру' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Табу' }).waitFor();
    expect((await page.context().cookies(url)).map(({ name, value }) => `${name}=${value}`)).toContain(
      'i18n_redirected=kk-KZ',
    );
  });

  it('is not loaded by other visitors', async () => {
    const scripts: string[] = [];
    const { page } = await site.open(`${url}/news`, {
      locale: 'ru-RU',
      prepare: async (blank) => {
        blank.on('response', (response) => {
          if (response.request().resourceType() === 'script') scripts.push(response.url());
        });
      },
    });
    await page.mouse.move(10, 10, { steps: 2 });
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of scripts) expect(script).not.toContain('kk-KZ');
    const inDist = await readFile(path.join(folder, 'dist/news/index.html'), 'utf8');
    expect(inDist).not.toContain('Өтінім');
  });
});
