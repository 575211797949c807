import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { TRANSLATORS, translatePages, type Translator, untranslated } from '../../support/browser/page-translator.ts';
import { interceptRequests, sentFields } from '../../support/browser/intercept-requests.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

const main = (page: Page) => page.getByRole('main');
/** The texts of an element as the page has them, without the blanks between. */
const texts = async (page: Page, selector: string) => {
  const shown = await page.locator(selector).allTextContents();
  return untranslated(shown.join('')).replace(/[\s\u00ad]+/g, '');
};
const isTranslated = (page: Page, selector: string) =>
  expect.poll(() => page.locator(selector).first().textContent()).toContain('‹');

describe.each(TRANSLATORS)('on a page translated by «$kind»', (translator: Translator) => {
  const site = setUpSite();
  const open = async (path: string, options: Parameters<typeof site.open>[1] = {}) => {
    const opened = await site.open(path, { ...options, prepare: (page) => translatePages(page, translator) });
    await isTranslated(opened.page, 'main h1');
    return opened;
  };

  it('the prerendered page stays, is hydrated with its own texts and translated again', async () => {
    const { page, messages } = await open('/equipment', { withoutGesture: true });
    await page.waitForLoadState('networkidle');
    const heading = await main(page).getByRole('heading', { level: 1 }).elementHandle();
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await main(page).locator('[data-awaits-hydration]').first().waitFor({ state: 'detached' });
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    await isTranslated(page, 'main h1');
    expect(messages).toEqual([]);
  });

  it('counts change, and parts of a text come and go', async () => {
    const { page } = await open('/equipment');
    await main(page)
      .getByRole('button', { name: /Фильтры/ })
      .click();
    await isTranslated(page, 'main [role=group] button');
    const choose = (facet: string, name: RegExp) =>
      page.getByRole('group', { name: facet }).getByRole('button', { name }).click();
    const found = () => texts(page, 'main [role=status]');
    await choose('Расход', /100–.?500/);
    await expect.poll(found).toContain('Найдено:2модели');
    await isTranslated(page, 'main [role=status]');
    await choose('Доза УФ', /от 60/);
    await expect.poll(found).toContain('Найдено:1модель');
    await expect.poll(() => texts(page, 'main button[aria-expanded]')).toContain('Фильтры:2');
    await main(page)
      .getByRole('button', { name: /Сбросить/ })
      .first()
      .click();
    await expect.poll(() => texts(page, 'main button[aria-expanded]')).toBe('Фильтры');
  });

  it('a list shows more and a navigation another page', async () => {
    const { page, messages } = await open('/news');
    const items = main(page).locator('h2 a, h3 a');
    const first = await items.count();
    await main(page)
      .getByRole('button', { name: /Показать ещё/ })
      .click();
    await expect.poll(() => items.count()).toBeGreaterThan(first);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }).first().click();
    await expect.poll(() => texts(page, 'h1')).toBe('Контакты');
    await isTranslated(page, 'h1');
    await page.goBack();
    await expect.poll(() => texts(page, 'h1')).toBe('Новости');
    expect(messages).toEqual([]);
  });

  it('a text that has taken the place of another one gives way to the next', async () => {
    const { page } = await open('/documents');
    const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const [first, second] = held;
    await interceptRequests(page, '**/document/*/download', async (request) => {
      await held.shift()?.promise;
      return request.continue();
    });
    const row = main(page).getByRole('listitem').filter({ hasText: 'PDF' }).first();
    await row.evaluate((element) => element.setAttribute('id', 'row'));
    const said = '#row [aria-atomic]';
    const download = row.locator('button');
    await download.click();
    await isTranslated(page, said);
    first?.resolve();
    await expect.poll(() => texts(page, said)).toBe('Файлсохранён');
    await isTranslated(page, said);
    await download.click();
    await expect.poll(() => texts(page, said)).toBe('Скачиваем,0%');
    second?.resolve();
    await expect.poll(() => texts(page, said)).toBe('Файлсохранён');
  });

  it('the form names its errors, drops them, and sends what was entered', async () => {
    const { page } = await open('/news');
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    const dialog = page.getByRole('dialog');
    await isTranslated(page, '[role=dialog] h2');
    const send = dialog.getByRole('button', { name: /Отправить/ });
    await send.click();
    await dialog.getByText('Проверьте поля').waitFor();
    await isTranslated(page, '[role=dialog] [role=alert]');
    await dialog.locator('input[name=userName]').fill('Ольга');
    await dialog.locator('input[name=userPhone]').fill('89991234567');
    await dialog.locator('textarea').fill('Нужен расчёт');
    await dialog.getByRole('checkbox').check();
    let body = '';
    await interceptRequests(page, '**/application/create', (request) => {
      body = request.body;
      return request.continue();
    });
    await send.click();
    await dialog.getByText('Заявка успешно отправлена').waitFor();
    expect(await texts(page, '[role=dialog]')).not.toContain('Проверьте');
    expect(sentFields(body)).toMatchObject({ userName: 'Ольга', userPhone: '79991234567', text: 'Нужен расчёт' });
    expect(JSON.stringify(sentFields(body))).not.toContain('‹');
  });
});

describe('a translated page', () => {
  const site = setUpSite();

  it('keeps the names of models, article numbers, phones and e-mails', async () => {
    const { page } = await site.open('/equipment/sfera-a-1200', {
      prepare: (blank) => translatePages(blank, { kind: 'font', begins: 'load' }),
    });
    await isTranslated(page, 'main h1');
    expect(await page.locator('main h1').textContent()).toMatch(/^‹Обеззараживатель воздуха ?› ?«Сфера А-.?1200»$/);
    const kept = [
      main(page).getByRole('navigation').first().getByText('«Сфера'),
      page.locator('#parts td'),
      page.locator('a[href^="tel:"] span, a[href^="mailto:"] span'),
    ];
    for (const one of kept) {
      await one.first().waitFor({ state: 'attached' });
      expect((await one.allTextContents()).join('')).not.toContain('‹');
    }
    await page.goto(`${site.url}/equipment`);
    await isTranslated(page, 'main h3');
    expect(await main(page).locator('h3', { hasText: '«Сфера А-' }).first().textContent()).toMatch(/» ?$/);
  });
});

describe('a page that an extension makes dark while it is parsed', () => {
  const site = setUpSite();

  it('is hydrated although the extension has put styles into it', async () => {
    // The policy of the page applies to this script, but not to an extension.
    site.allowPolicyViolations();
    const { page, messages } = await site.open('/', {
      withoutGesture: true,
      prepare: (blank) => blank.addInitScript(addStyles),
    });
    const heading = await main(page).getByRole('heading', { level: 1 }).elementHandle();
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await main(page).locator('[data-awaits-hydration]').first().waitFor({ state: 'detached' });
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
  });

  it('has a readable logo', async () => {
    const { page } = await site.open('/news', {
      prepare: (blank) =>
        blank.addInitScript(() =>
          addEventListener('DOMContentLoaded', () => {
            document.documentElement.dataset.darkreaderScheme = 'dark';
          }),
        ),
    });
    const logo = page.getByRole('banner').getByRole('img', { name: 'Чистосфера' }).first();
    await expect.poll(() => logo.evaluate((image) => getComputedStyle(image).content)).toContain('logo-on-dark');
  });
});

/** Runs in the page: puts a style beside each sheet, and back when it is removed, ten times, as Dark Reader does. */
function addStyles(): void {
  const styles = new Map<Element, { style: Element; attempts: number }>();
  new MutationObserver(() => {
    for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
      const own = styles.get(link) ?? { style: document.createElement('style'), attempts: 10 };
      styles.set(link, own);
      if (link.nextSibling !== own.style && own.attempts-- > 0) link.after(own.style);
    }
  }).observe(document, { childList: true, subtree: true });
}

describe('a page whose layout was translated before its code has run', () => {
  const site = setUpSite();

  it('is shown without a gesture, and its controls work', async () => {
    const { page } = await site.open('/equipment', {
      withoutGesture: true,
      prepare: (blank) =>
        blank.route('**/equipment', async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          const body = html.replaceAll('>Оборудование<', '><font><font>Equipment</font></font><');
          await route.fulfill({ response, body });
        }),
    });
    await page.waitForLoadState('networkidle');
    await expect.poll(() => texts(page, 'main h1')).toBe('Оборудование');
    await main(page)
      .getByRole('button', { name: /Фильтры/ })
      .click();
    await page.getByRole('group', { name: 'Расход' }).waitFor();
  });
});

describe('a page of each structure', () => {
  const site = setUpSite();

  it.each([
    '/',
    '/articles/kak-rasschitat-dozu-uf',
    '/contacts',
    '/equipment/sfera-a-1200',
    '/planners',
    '/search',
    '/selection',
    '/video',
  ])('%s is hydrated although it is translated', async (path) => {
    const { page, messages } = await site.open(path, {
      prepare: (blank) => translatePages(blank, { kind: 'font', begins: 'load' }),
    });
    await page.waitForLoadState('networkidle');
    await isTranslated(page, 'main h1');
    expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
  });
});
