import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { traceNavigation } from '../../../scripts/bench/trace-navigation.ts';
import { networkIdle } from '../../support/browser/network-idle.ts';
import { countComponents, takeRenderedComponents } from '../../support/browser/rendered-components.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

describe('the cost of a navigation', () => {
  const site = setUpSite();
  const PHONE = { viewport: { width: 412, height: 823 } };

  async function openList(): Promise<Page> {
    const { page } = await site.open('/equipment', { ...PHONE, prepare: countComponents });
    await page.getByRole('main').locator('h3 a').first().hover();
    // Hydration would count as a part of the navigation. The view is hydrated after the layout.
    await page.getByRole('main').locator('[data-awaits-hydration]').first().waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    return page;
  }

  it('has a limit for elements with calculated styles, that of the item’s first screen', async () => {
    const page = await openList();
    const { styledElements } = await traceNavigation(page, () =>
      page.getByRole('main').locator('h3 a').first().click(),
    );
    expect(styledElements).toBeGreaterThan(50);
    expect(styledElements).toBeLessThanOrEqual(500);
  });

  it('has a limit for them when the styles of the new page are applied with it', async () => {
    const { page } = await site.open('/equipment', {
      ...PHONE,
      prepare: (blank) => blank.route('**/assets/style-*.css', () => {}),
    });
    const link = page.getByRole('main').locator('h3 a').first();
    await link.hover();
    await page.waitForFunction(() =>
      Array.from(document.styleSheets).some(({ href }) => href?.includes('/page-equipmentItem-')),
    );
    const { styledElements } = await traceNavigation(page, () => link.click());
    expect(styledElements).toBeGreaterThan(50);
    expect(styledElements).toBeLessThanOrEqual(500);
  });

  it('renders the components of the new page and nearly none of the layout', async () => {
    const page = await openList();
    await takeRenderedComponents(page);
    await traceNavigation(page, () => page.getByRole('main').locator('h3 a').first().click());
    const { mounted, rerendered } = await takeRenderedComponents(page);
    expect(mounted).toBeGreaterThan(50);
    expect(mounted).toBeLessThanOrEqual(345);
    expect(rerendered).toBeLessThanOrEqual(70);
  });

  it('requests no document, no styles and no prefetched view', async () => {
    const page = await openList();
    const requested: string[] = [];
    page.on('request', (request) => {
      const isOfPage = /EquipmentItemPage-/.test(request.url());
      if (isOfPage || ['document', 'stylesheet'].includes(request.resourceType())) requested.push(request.url());
    });
    await traceNavigation(page, () => page.getByRole('main').locator('h3 a').first().click());
    expect(requested).toEqual([]);
  });

  it('needs the view, the styles and the payload of the page, all requested before the click', async () => {
    const { page } = await site.open('/equipment', { ...PHONE, withoutGesture: true });
    await page.waitForLoadState('networkidle');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const link = page.getByRole('main').locator('h3 a').first();
    const target = await link.getAttribute('href');
    await link.dispatchEvent('touchstart');
    await expect.poll(() => requested).toContain(`${target}/payload.json`);
    await networkIdle(page);
    expect(requested.filter((file) => /EquipmentItemPage-|page-equipmentItem-/.test(file))).toHaveLength(2);
    expect(requested.filter((file) => /\/data-/.test(file))).toEqual([]);
  });

  it('has loaded the payload behind the title in the middle of the window before a touch, after each scroll', async () => {
    const { page } = await site.open('/equipment', { ...PHONE, withoutGesture: true });
    await page.waitForLoadState('networkidle');
    const titles = page.getByRole('main').locator('h3 a');
    const scrollTo = async (index: number) => {
      const title = titles.nth(index);
      const target = await title.getAttribute('href');
      const requested = page.waitForRequest(`**${target}/payload.json`);
      await title.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await requested;
    };
    await scrollTo(3);
    await scrollTo(8);
  });

  it('changes no element of the header and the footer except the marks of the menu', async () => {
    const page = await openList();
    await page.evaluate(() => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      const observer = new MutationObserver((records) => {
        for (const { type, attributeName, target } of records)
          if (attributeName !== 'aria-current') changes.push(`${type} ${attributeName} ${target.nodeName}`);
      });
      for (const part of document.querySelectorAll('header, footer, nav[data-print]'))
        observer.observe(part, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await traceNavigation(page, () => page.getByRole('main').locator('h3 a').first().click());
    const changes = await page.evaluate(() => (window as Window & { changes?: string[] }).changes);
    // The header stops sticking on the item's page; blocks of the footer appear on scroll; the search closes, and React writes
    // the type and the name of an input whenever it renders it.
    expect(changes?.filter((change) => !/data-sticky-bar|data-reveal|(type|name) INPUT/.test(change))).toEqual([]);
  });
});
