import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { TEMPLATE_PATHNAMES } from '../../support/browser/templates.ts';

/** Text, colours, boxes and what places them. */
const PROPERTIES =
  `display position visibility opacity transform overflow-x z-index order box-shadow color background-color
  background-image font-family font-size font-weight line-height letter-spacing text-align text-transform text-decoration
  white-space list-style-type grid-template-columns column-gap row-gap align-items justify-content margin padding
  border-width border-style border-color border-radius outline object-fit clip-path`.split(/\s+/);

/** The box and the computed styles of an element as text, and its name. */
type Look = [element: string, values: string];

describe('the first screen', () => {
  const site = setUpSite();

  it.each(TEMPLATE_PATHNAMES)('of %s has its final form before the styles of the page have come', async (address) => {
    let first: Look[] = [];
    const { page } = await site.open(address, {
      withoutGesture: true,
      prepare: async (blank) => {
        // Hydration would replace links by buttons.
        await blank.route('**/assets/main-*.js', (route) => route.abort());
        await blank.route('**/assets/rest-*.css', async (route) => {
          const loading = route.request().frame().page();
          await loading.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
          first = await looks(loading);
          await route.continue();
        });
      },
    });
    expect(first.length).toBeGreaterThan(50);
    const own = await looks(page);
    expect(own.length).toBeGreaterThan(first.length);
    expect(changes(first, own)).toEqual([]);

    await loadAllStyles(page);
    expect(changes(own, await looks(page))).toEqual([]);
  });

  it('of a phone has the search in its place before the rest of the header has come', async () => {
    const { page } = await site.open('/news', { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    const search = page.getByRole('banner').getByRole('link', { name: 'Поиск' });
    const place = await search.boundingBox();
    await page.route('**/news', async (route) => {
      const response = await route.fetch();
      const [start] = (await response.text()).split('</search>');
      await route.fulfill({ response, body: `${start}</search>` });
    });
    await page.reload();
    expect(await page.getByRole('link', { name: 'Меню' }).count()).toBe(0);
    expect(await search.boundingBox()).toEqual(place);
  });
});

/** Adds the sheet of the whole site where it is added after a gesture, and turns off that of the page. Nothing else runs. */
async function loadAllStyles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const script = document.querySelector('script[data-styles]');
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: script?.getAttribute('data-styles') ?? '',
    });
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    script?.before(link);
    await loaded;
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('main link[rel=stylesheet]'))
      sheet.media = 'not all';
  });
}

/** Of all elements so far but those that the link and what follows it make larger, when no transition is running. */
async function looks(page: Page): Promise<Look[]> {
  return page.evaluate(async (properties) => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const link = document.querySelector('main link[rel=stylesheet]');
    return Array.from(document.querySelectorAll('#root *:not(link)'), (element): Look => {
      const name = `${element.tagName} ${element.textContent.slice(0, 30)}`;
      if (element.contains(link)) return [name, ''];
      const style = getComputedStyle(element);
      // Pictures that have not come have no size of their own.
      const { x, y, width, height } = element.matches('img, use') ? new DOMRect() : element.getBoundingClientRect();
      const box = `box: ${[x, y, width, height].map((side) => Math.round(side)).join()}`;
      return [
        name,
        [box, ...properties.map((property) => `${property}: ${style.getPropertyValue(property)}`)].join('; '),
      ];
    });
  }, PROPERTIES);
}

/** What differs, for the elements that both have. */
function changes(before: Look[], after: Look[]): string[] {
  return before.flatMap(([element, values], index) => {
    const now = new Set((after[index]?.[1] ?? '').split('; '));
    const changed = values.split('; ').filter((value) => !now.has(value));
    return changed.length > 0 ? [`${element}: not so any longer: ${changed.join('; ')}`] : [];
  });
}
