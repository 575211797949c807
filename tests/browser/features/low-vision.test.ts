import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { type Box, textBoxes } from '../../support/browser/text-boxes.ts';

const NAME = 'Версия для слабовидящих';

const look = (page: Page) =>
  page.evaluate(() => {
    const { fontSize } = getComputedStyle(document.documentElement);
    return { fontSize, ground: getComputedStyle(document.querySelector('header') as Element).backgroundColor };
  });

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Its words are not broken and end before its pictures. */
async function expectWhole(link: Locator, width: number) {
  const { boxes, broken } = await textBoxes(link);
  expect(broken, `${width} px`).toEqual([]);
  const area = (await link.boundingBox()) ?? expect.unreachable();
  const pictures = await link.locator('img').filter({ visible: true }).all();
  const edges = await Promise.all(pictures.map(async (picture) => (await picture.boundingBox())?.x));
  const end = Math.min(area.x + area.width, ...edges.map((edge) => edge ?? 0));
  for (const { right } of boxes) expect(right, `${width} px`).toBeLessThanOrEqual(end);
}

describe('the low-vision version', () => {
  const site = setUpSite();
  const chosen = (sight: object) => ({ stored: { 'low-vision': JSON.stringify(sight) } });

  it('is chosen in the header, applies at once, after a reload and on other pages, and can be reset', async () => {
    const { page, messages } = await site.open('/');
    const opener = page.getByRole('banner').getByRole('button', { name: NAME });
    await opener.click();
    const panel = page.getByRole('dialog', { name: NAME });
    await panel.getByRole('group', { name: 'Размер текста' }).getByRole('button', { name: '150' }).click();
    await panel.getByRole('group', { name: 'Цвета' }).getByRole('button', { name: 'Белым по чёрному' }).click();
    await expect.poll(() => look(page)).toEqual({ fontSize: '24px', ground: 'rgb(0, 0, 0)' });

    await page.goto(`${site.url}/news`, { waitUntil: 'load' });
    expect(await look(page)).toEqual({ fontSize: '24px', ground: 'rgb(0, 0, 0)' });
    await opener.click();
    await panel.getByRole('button', { name: 'Вернуть обычный вид' }).click();
    await expect.poll(() => look(page)).toEqual({ fontSize: '16px', ground: 'rgb(255, 255, 255)' });
    await panel.getByRole('button', { name: 'Закрыть' }).click();
    expect(await page.evaluate(() => localStorage.getItem('low-vision'))).toBeNull();
    expect(messages).toEqual([]);
  });

  it('has no buttons without scripts', async () => {
    const { page } = await site.open('/news', { javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: NAME }).count()).toBe(0);
  });

  it('applies before hydration, and opens from the footer on phones', async () => {
    const { page } = await site.open('/contacts', {
      ...chosen({ size: '200', images: 'hidden' }),
      viewport: { width: 390, height: 800 },
    });
    // The stylesheet blocks the first paint.
    expect((await look(page)).fontSize).toBe('32px');
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('main img') as Element).opacity)).toBe(
      '0',
    );
    await page.getByRole('contentinfo').getByRole('button', { name: NAME }).click();
    const size = page.getByRole('dialog').getByRole('group', { name: 'Размер текста' });
    expect(await size.getByRole('button', { name: '200' }).getAttribute('aria-pressed')).toBe('true');
    const cutOff = await page
      .getByRole('dialog')
      .getByRole('button')
      .evaluateAll((all) => all.filter((button) => button.getBoundingClientRect().right > innerWidth).length);
    expect(cutOff).toBe(0);
  });

  it('shows in every place what was chosen in another one, and keeps it', async () => {
    const { page } = await site.open('/news');
    const panel = page.getByRole('dialog', { name: NAME });
    const chooseIn = async (landmark: Locator, group: string, choice: string) => {
      await landmark.getByRole('button', { name: NAME }).click();
      await panel.getByRole('group', { name: group }).getByRole('button', { name: choice }).click();
      await panel.getByRole('button', { name: 'Закрыть' }).click();
      await panel.waitFor({ state: 'detached' });
    };
    await chooseIn(page.getByRole('banner'), 'Размер текста', '150');
    await chooseIn(page.getByRole('contentinfo'), 'Размер текста', '200');
    await chooseIn(page.getByRole('banner'), 'Цвета', 'Белым по чёрному');
    await expect.poll(() => look(page)).toEqual({ fontSize: '32px', ground: 'rgb(0, 0, 0)' });
    expect(await page.evaluate(() => localStorage.getItem('low-vision'))).toBe('{"size":"200","scheme":"white"}');
  });

  it('opens from the menu when the header has no room for its button', async () => {
    for (const width of [390, 800]) {
      const { page } = await site.open('/', { viewport: { width, height: 800 } });
      await page.getByRole('banner').getByRole('button', { name: 'Открыть меню' }).click();
      await page.getByRole('navigation', { name: 'Меню' }).getByRole('button', { name: NAME }).click();
      await page.getByRole('dialog', { name: NAME }).waitFor();
    }
  });

  it('gives the whole page one background', async () => {
    const { page } = await site.open('/purification-technology', chosen({ scheme: 'white' }));
    const grounds = await page
      .locator('[data-tone]')
      .evaluateAll((tones) => tones.map((tone) => getComputedStyle(tone).backgroundColor));
    expect(grounds.length).toBeGreaterThan(2);
    expect(new Set(grounds)).toEqual(new Set(['rgb(0, 0, 0)']));
  });

  it.each([
    '/',
    '/about',
    '/about/career',
    '/documents',
    '/equipment',
    '/equipment/sfera-a-1200',
    '/industry/meditsina',
    '/contacts',
    '/planners',
    '/project/perinatalnyy-tsentr-kazan',
  ])('%s fits with text of twice the size, by its own setting or the browser’s', async (path) => {
    const { page } = await site.open(path, chosen({ size: '200', spacing: 'wide' }));
    const tooWide = async () => {
      const found: string[] = [];
      for (const width of [1440, 1280, 768, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const sticksOut = await page.evaluate(() => {
          const row = document.querySelector('header > div') as Element;
          const isTooLow = [...row.querySelectorAll('button')].some(
            (button) => button.getBoundingClientRect().bottom > row.getBoundingClientRect().bottom,
          );
          return isTooLow || document.documentElement.scrollWidth > innerWidth;
        });
        if (sticksOut) found.push(`${width} px`);
      }
      return found;
    };
    await expect.poll(tooWide).toEqual([]);
    await page.evaluate(() => {
      const { documentElement: root } = document;
      root.removeAttribute('data-low-vision-size');
      root.removeAttribute('data-low-vision-spacing');
      root.style.fontSize = '200%';
    });
    await expect.poll(tooWide).toEqual([]);
  });

  it('keeps the words and callouts of the first screen of the home page whole and apart at any width', async () => {
    const { page } = await site.open('/', chosen({ size: '200' }));
    const title = page.getByRole('heading', { level: 1 });
    const words = await title.or(page.getByRole('main').getByText('Разрабатываем')).all();
    const callouts = await page.getByText(/обеззараживание за\sпроход|безозоновый ультрафиолет/).all();
    expect([words.length, callouts.length]).toEqual([2, 2]);
    const overlaps = async () => {
      const [texts, cards] = await Promise.all(
        [words, callouts].map((all) => Promise.all(all.map(async (one) => (await textBoxes(one)).boxes))),
      );
      return texts?.flat().some((text) => cards?.flat().some((card) => meet(text, card)));
    };
    for (const width of [1440, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(overlaps, { message: `${width} px` }).toBe(false);
      for (const whole of [title, ...callouts.map((callout) => callout.locator('..'))])
        expect((await textBoxes(whole)).broken, `${width} px`).toEqual([]);
    }
  });

  it.each(['150', '200'])(
    'keeps the kinds of equipment beside their pictures with text of %s per cent',
    async (size) => {
      const { page } = await site.open('/', chosen({ size, spacing: 'wide' }));
      const panels = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: /Воздух без|Вода без/ });
      for (const width of [2560, 1440, 1280, 1024, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        for (const panel of await panels.all()) {
          const { x, y, width: side } = (await panel.locator('img').boundingBox()) ?? expect.unreachable();
          const picture = { left: x, right: x + side, top: y, bottom: y + side };
          const { boxes } = await textBoxes(panel.getByRole('list'));
          expect(
            boxes.filter((box) => meet(box, picture)),
            `${width} px`,
          ).toEqual([]);
        }
      }
    },
  );

  it('keeps the texts at the end of a page apart on any wide screen', async () => {
    const { page } = await site.open('/about', chosen({ size: '200', spacing: 'wide' }));
    await expect.poll(() => look(page)).toMatchObject({ fontSize: '32px' });
    const footer = page.getByRole('contentinfo');
    const texts = [
      page.getByRole('main').getByText('Опишите помещение'),
      page.getByRole('main').getByRole('button', { name: 'Оставить заявку' }).last(),
      footer.getByRole('navigation'),
      footer.getByRole('link', { name: /\+7/ }),
      footer.getByRole('link', { name: /@/ }),
    ];
    for (const width of [2560, 1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await Promise.all(texts.map(async (text) => (await textBoxes(text)).boxes));
      expect(lines.every((boxes) => boxes.length > 0)).toBe(true);
      const overlaps = lines.flatMap((boxes, index) =>
        boxes.filter((box) => lines.slice(index + 1).some((others) => others.some((other) => meet(box, other)))),
      );
      expect(overlaps, `${width} px`).toEqual([]);
    }
  });

  it('keeps the words of the menu whole and beside its pictures at any width', async () => {
    const { page } = await site.open('/about', chosen({ size: '200' }));
    await page.getByRole('banner').getByRole('button', { name: 'Открыть меню' }).click();
    const menu = page.getByRole('navigation', { name: 'Меню' });
    // Links to other sites have a text for screen readers; an e-mail address may break.
    const links = menu.getByRole('link').filter({ visible: true, hasNotText: /вкладке|@/ });
    for (const width of [2560, 1440, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await links.filter({ hasText: 'Оборудование для воздуха' }).waitFor();
      const all = await links.all();
      expect(all.length).toBeGreaterThan(10);
      await Promise.all(all.map(async (link) => expectWhole(link, width)));
    }
  });

  it.each(['/', '/equipment'])('keeps the words in the headings of %s whole on a wide screen', async (path) => {
    const { page } = await site.open(path, { ...chosen({ size: '200' }), viewport: { width: 1440, height: 900 } });
    await expect.poll(() => look(page)).toMatchObject({ fontSize: '32px' });
    const headings = await page.getByRole('main').getByRole('heading', { level: 3 }).all();
    expect(headings.length).toBeGreaterThan(2);
    const broken = await Promise.all(headings.map(async (heading) => (await textBoxes(heading)).broken));
    expect(broken.flat()).toEqual([]);
  });

  it.each(['150', '200'])('shows the whole name of the search in the header with text of %s per cent', async (size) => {
    const { page } = await site.open('/news', { ...chosen({ size, spacing: 'wide' }) });
    const banner = page.getByRole('banner');
    const name = banner.locator('label').getByText('Поиск', { exact: true });
    for (const width of [768, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // The name is visible only if there is no room for the placeholder.
      const isWhole = () => name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
      if (width < 1440) await expect.poll(isWhole).toBe(true);
      const field = await banner.getByRole('combobox').or(banner.getByRole('searchbox')).boundingBox();
      const phone = await banner.getByRole('link', { name: /Позвонить|\+7/ }).boundingBox();
      expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThanOrEqual(phone?.x ?? 0);
    }
  });

  it('keeps the words in the headings of a model and in the names of its figures whole on a phone', async () => {
    const { page } = await site.open('/equipment/sfera-a-1200', {
      ...chosen({ size: '200' }),
      viewport: { width: 390, height: 844 },
    });
    await expect.poll(() => look(page)).toMatchObject({ fontSize: '32px' });
    const main = page.getByRole('main');
    const words = await main.getByRole('heading', { level: 2 }).or(main.locator('tr > th')).all();
    expect(words.length).toBeGreaterThan(12);
    const broken = await Promise.all(words.map(async (one) => (await textBoxes(one)).broken));
    expect(broken.flat()).toEqual([]);
  });

  it.each([
    ['black', '/documents'],
    ['white', '/'],
    ['blue', '/equipment/sfera-a-1200'],
  ])('has no axe violation in the scheme «%s», and nothing overflows', async (scheme, path) => {
    const { page } = await site.open(path, chosen({ scheme, size: '200', spacing: 'wide' }));
    await page.waitForLoadState('networkidle');
    expect(await axeViolations(page)).toEqual([]);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
});
