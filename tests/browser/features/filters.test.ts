import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startSyntheticApi } from '../../support/api/synthetic-api.ts';
import { type Entity, syntheticContent } from '../../support/api/synthetic-content.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { interceptRequests } from '../../support/browser/intercept-requests.ts';
import {
  componentsUntilChange,
  countComponents,
  keepComponentsUntilChange,
  takeRenderedComponents,
} from '../../support/browser/rendered-components.ts';
import { setUpOtherSite } from '../../support/browser/set-up-other-site.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

const INDEX = '/equipment-index.json';
const PHONE = { width: 390, height: 800 };

const main = (page: Page) => page.getByRole('main');
const opener = (page: Page) => main(page).getByRole('button', { name: /^Фильтры/ });
const choice = (page: Page, facet: string, name: string | RegExp) =>
  page.getByRole('group', { name: facet }).getByRole('button', { name });
const models = async (page: Page) => {
  const names = await main(page).getByRole('heading', { level: 3 }).allTextContents();
  return names.map((name) => /«Сфера (.+)»/.exec(name.replaceAll('\u00a0', ' '))?.[1]);
};
const found = (page: Page, text: string) => main(page).getByRole('status').filter({ hasText: text }).waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('the filters of the catalogue', () => {
  const site = setUpSite();

  it('load the index when they are opened, and not before', async () => {
    const requested: string[] = [];
    const { page } = await site.open('/equipment', {
      prepare: async (blank) => blank.on('request', (request) => requested.push(new URL(request.url()).pathname)),
    });
    await page.waitForLoadState('networkidle');
    expect(requested).not.toContain(INDEX);
    await opener(page).click();
    await choice(page, 'Расход, м³/ч', /^до 5/).waitFor();
    expect(requested).toContain(INDEX);
  });

  it('find models by keyboard, count the models of each choice, and are stored in the URL', async () => {
    const { page } = await site.open('/equipment');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await choice(page, 'Расход, м³/ч', /^100–.?500/).focus();
    await page.keyboard.press('Space');
    await found(page, 'Найдено: 2 модели');
    expect(await models(page)).toEqual(['А-300', 'В-250']);
    await expect.poll(() => new URL(page.url()).search).toBe('?flow=100-500');
    expect(await choice(page, 'Уровень шума, дБ(А)', /^до 35 ?, 1 модель$/).isEnabled()).toBe(true);
    expect(await choice(page, 'Уровень шума, дБ(А)', /^40–.?50 ?, 0 моделей$/).isDisabled()).toBe(true);
    await choice(page, 'Доза УФ, мДж/см²', /^от 60/).click();
    await found(page, 'Найдено: 1 модель');
    expect(await models(page)).toEqual(['В-250']);
    await expect.poll(() => new URL(page.url()).search).toContain('uvDose=60-');
    await page.reload();
    await found(page, 'Найдено: 1 модель');
    expect(await models(page)).toEqual(['В-250']);
  });

  it('keep a choice that is followed at once by another page', async () => {
    const { page } = await site.open('/equipment?medium=air');
    await opener(page).click();
    const wanted = choice(page, 'Расход, м³/ч', /^100–.?500/);
    await wanted.click();
    await found(page, 'Найдено: 1 модель');
    await page.waitForLoadState('networkidle');
    const link = await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Контакты', exact: true })
      .elementHandle();
    const left = await choice(page, 'Уровень шума, дБ(А)', /^до 35/).evaluate((button: HTMLElement, next) => {
      button.click();
      (next as HTMLElement).click();
      return location.search;
    }, link);
    expect(left).toContain('noise=-35');
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    await page.goBack();
    await main(page)
      .getByRole('button', { name: /^Убрать: Уровень шума/ })
      .waitFor();
    expect(new URL(page.url()).search).toMatch(/flow=100-500&noise=-35/);
  });

  it('open from a URL, among the kinds in it, and a choice can be removed', async () => {
    const { page } = await site.open('/equipment?medium=air&noise=35-40,40-50&roomVolume=100-200');
    await found(page, 'Найдено: 3 модели');
    expect(await models(page)).toEqual(['А-600', 'Н-1500', 'ОЗ-10']);
    await main(page).getByRole('button', { name: 'Убрать: Объём помещения 100–\u2060200\u00a0м³' }).click();
    await found(page, 'Найдено: 5 моделей');
    await main(page).getByRole('button', { name: 'Сбросить' }).click();
    await main(page).getByText('11 моделей', { exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?medium=air');
  });

  it('keep the sort order', async () => {
    const { page } = await site.open('/equipment?type=uf-ustanovki&sort=flow&power=-200,200-500,1000-5000');
    await found(page, 'Найдено: 4 модели');
    expect(await models(page)).toEqual(['В-5', 'В-20', 'В-90', 'В-250']);
  });

  it('are printed as a line of text', async () => {
    const { page } = await site.open('/equipment?noise=35-40,40-50&roomVolume=100-200');
    await found(page, 'Найдено: 3 модели');
    const line = main(page).getByText(
      /^Фильтры: Объём помещения 100–.?200\u00a0м³; Уровень шума 35–.?40\u00a0дБ\(А\); /,
    );
    expect(await line.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => line.isVisible()).toBe(true);
  });

  it('show a message without matches, and a button that resets them', async () => {
    const { page } = await site.open('/equipment?flow=5000-&noise=-35');
    await main(page).getByRole('heading', { name: 'Таких моделей нет' }).waitFor();
    await main(page).getByRole('button', { name: 'Сбросить фильтры' }).click();
    await main(page).getByText('22 модели', { exact: true }).waitFor();
  });

  it('fill the screen of a phone and show the number of models', async () => {
    const { page } = await site.open('/equipment', { viewport: PHONE });
    await opener(page).click();
    const dialog = page.getByRole('dialog', { name: 'Фильтры' });
    await choice(page, 'Уровень шума, дБ(А)', /^35–.?40/).click();
    await choice(page, 'Уровень шума, дБ(А)', /^40–.?50/).click();
    await dialog.getByRole('button', { name: 'Показать 5\u00a0моделей' }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    await found(page, 'Найдено: 5 моделей');
    await expect.poll(() => focused(page)).toContain('Фильтры: 2');
  });

  it('say nothing of the number of models on a phone until their data has loaded', async () => {
    const reply = Promise.withResolvers<void>();
    const { page } = await site.open('/equipment', {
      viewport: PHONE,
      prepare: (blank) =>
        interceptRequests(blank, `**${INDEX}`, async (request) => {
          await reply.promise;
          await request.abort();
        }),
    });
    await opener(page).click();
    const dialog = page.getByRole('dialog', { name: 'Фильтры' });
    const show = dialog.getByRole('button', { name: 'Показать модели', exact: true });
    await show.waitFor();
    reply.resolve();
    await dialog.getByRole('alert').getByText('Данные для').waitFor();
    await show.click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('show every chosen value on a phone with large text', async () => {
    const { page } = await site.open('/equipment?noise=35-40,40-50&roomVolume=100-200', {
      viewport: PHONE,
      stored: { 'low-vision': '{"size":"200"}' },
    });
    await found(page, 'Найдено: 3 модели');
    const ends = () =>
      main(page)
        .getByRole('button', { name: /^Убрать: / })
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right));
    await expect.poll(async () => (await ends()).filter((end) => end <= PHONE.width)).toHaveLength(3);
  });

  it.each([
    ['on a narrow phone', { width: 320, height: 640 }],
    ['on a tablet', { width: 768, height: 900 }],
  ])('%s fit the screen and are accessible', async (_, viewport) => {
    const { page } = await site.open('/equipment?noise=35-40', { viewport });
    await found(page, 'Найдено: 1 модель');
    await opener(page).click();
    await choice(page, 'Расход, м³/ч', /^до 5/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('show an error when their data does not load, and a retry', async () => {
    let release = async () => {};
    const { page } = await site.open('/equipment', {
      prepare: async (blank) => {
        release = await interceptRequests(blank, `**${INDEX}`, (request) => request.abort());
      },
    });
    await opener(page).click();
    await main(page).getByRole('alert').getByText('Данные для').waitFor();
    await release();
    await main(page).getByRole('button', { name: 'Повторить' }).click();
    await choice(page, 'Расход, м³/ч', /^до 5/).waitFor();
    await page.locator('main:focus-within').waitFor();
  });

  it('are absent without scripts, and the kinds are links', async () => {
    const { page } = await site.open('/equipment', { javaScriptEnabled: false });
    expect(await opener(page).count()).toBe(0);
    expect(
      await main(page)
        .getByRole('link', { name: /^УФ-установки/ })
        .first()
        .getAttribute('href'),
    ).toContain('#type-');
  });
});

/** 130 models of four kinds alternating, whose flows are 1 to 130 m³/h. */
function content() {
  const large = syntheticContent(130);
  for (const item of large.lists.get('/equipment') as Entity[])
    Object.assign(item, { highlights: [{ label: 'Расход', value: `${item.id} м³/ч` }] });
  return large;
}

describe('the filters of a catalogue of several pages', () => {
  const site = setUpSite();
  const large = setUpOtherSite({ FILES_ORIGIN: 'https://files.test' }, () => startSyntheticApi(content()));

  it('show models of all pages in portions', async () => {
    const { page } = await site.open(`${large.url()}/equipment/page/2?flow=100-500`);
    await found(page, 'Найдено: 31 модель');
    await expect.poll(async () => (await models(page)).length).toBe(24);
    await main(page).getByRole('button', { name: 'Показать ещё' }).click();
    await expect.poll(async () => (await models(page)).length).toBe(31);
    const flows = (await models(page)).map(Number);
    expect(flows.every((flow) => flow >= 100)).toBe(true);
    expect(new Set(flows).size).toBe(31);
  });

  it('render for a choice a row of its new models, not the header and not the other models, which follow in steps', async () => {
    const { page } = await site.open(`${large.url()}/equipment?flow=100-500`, { prepare: countComponents });
    await opener(page).click();
    await expect.poll(async () => (await models(page)).length).toBe(24);
    const smaller = choice(page, 'Расход, м³/ч', /^20–.?100/);
    // The URL changes at once, and some time later the router replaces the history entry, which then has another key.
    const key = () => page.evaluate(() => (history.state as { key?: string } | null)?.key);
    const opened = await key();
    // The first choice loads pages of the catalogue.
    await smaller.click();
    await found(page, 'Найдено: 111 моделей');
    await expect.poll(key).not.toBe(opened);
    const first = await key();
    await smaller.click();
    await found(page, 'Найдено: 31 модель');
    await expect.poll(key).not.toBe(first);
    expect(new URL(page.url()).search).toBe('?flow=100-500');
    await expect.poll(async () => (await models(page)).length).toBe(24);
    // React renders what reads the router's location in a later task, on a busy machine much later.
    const renderedUntilIdle = async () => {
      // Chromium may call back only at the limit.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
      const { mounted, rerendered } = await takeRenderedComponents(page);
      return mounted + rerendered;
    };
    await expect.poll(renderedUntilIdle).toBe(0);
    await keepComponentsUntilChange(page, 'main [role=status]');
    await smaller.click();
    await found(page, 'Найдено: 111 моделей');
    const { mounted, rerendered } = await componentsUntilChange(page);
    expect(mounted).toBeGreaterThan(0);
    expect(mounted).toBeLessThanOrEqual(40);
    expect(rerendered).toBeLessThanOrEqual(40);
    await expect.poll(async () => (await models(page)).length).toBe(24);
    const { mostMounted } = await takeRenderedComponents(page);
    expect(mostMounted).toBeLessThanOrEqual(80);
  });

  it('show no model of a choice after the choice that replaces it', async () => {
    const { page } = await site.open(`${large.url()}/equipment?flow=100-500`);
    await opener(page).click();
    const smaller = choice(page, 'Расход, м³/ч', /^20–.?100/);
    // The first choice loads pages of the catalogue.
    for (const count of ['111 моделей', '31 модель']) {
      await smaller.click();
      await found(page, `Найдено: ${count}`);
    }
    await expect.poll(async () => (await models(page)).length).toBe(24);
    // Adds the smaller models, and removes them as soon as the first of them are shown.
    const addedLater = await smaller.evaluate((button: HTMLElement) => {
      const shown = () => Array.from(document.querySelectorAll('main h3'), ({ textContent }) => textContent);
      const hasFound = (count: string) => document.querySelector('main [role=status]')?.textContent.includes(count);
      return new Promise<string[]>((resolve) => {
        let before: string[] | undefined;
        const added: string[] = [];
        const observer = new MutationObserver(() => {
          if (before) added.push(...shown().filter((name) => !before?.includes(name)));
          else if (hasFound('111')) {
            before = shown();
            requestAnimationFrame(() => setTimeout(() => button.click()));
          }
          if (!before || !hasFound('31')) return;
          observer.disconnect();
          resolve(added);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        button.click();
      });
    });
    const flows = addedLater.map((name) => Number(/\d+/.exec(name)));
    expect(flows.length).toBeGreaterThan(0);
    expect(flows.filter((flow) => flow < 100)).toEqual([]);
    await expect.poll(async () => (await models(page)).length).toBe(24);
    expect((await models(page)).map(Number).filter((flow) => flow < 100)).toEqual([]);
  });
});
