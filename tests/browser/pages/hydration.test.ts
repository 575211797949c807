import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { TEMPLATE_PATHNAMES } from '../../support/browser/templates.ts';

/** Ids in the document that differ from those of React: later renders would refer to ids that do not exist. */
const foreignIds = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body [id], body [for], body [aria-controls]')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$')) as keyof Element | undefined;
      const props = (key ? element[key] : {}) as Record<string, unknown>;
      return ['id', 'htmlFor', 'aria-controls'].flatMap((prop) => {
        const known = props[prop];
        const there = element.getAttribute(prop === 'htmlFor' ? 'for' : prop);
        return typeof known === 'string' && known !== there ? [`${there} is ${known} to React`] : [];
      });
    }),
  );

describe('every template', () => {
  const site = setUpSite();

  it.each(TEMPLATE_PATHNAMES)('%s hydrates without a message', async (path) => {
    const { page, messages, status } = await site.open(path);
    expect(status).toBe(200);
    await page.locator('html').press('Tab');
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(messages).toEqual([]);
    expect(await foreignIds(page)).toEqual([]);
  });

  it.each(TEMPLATE_PATHNAMES)('%s is readable without JavaScript', async (path) => {
    const { page } = await site.open(path, { javaScriptEnabled: false });
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.isVisible()).toBe(true);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan((await heading.innerText()).length);
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(8);
  });
});

describe('titles', () => {
  const site = setUpSite();

  it('are unique', async () => {
    const titles = await Promise.all(
      TEMPLATE_PATHNAMES.map(async (path) => {
        const html = await (await fetch(site.url + path)).text();
        return /<title>(.*?)<\/title>/.exec(html)?.[1];
      }),
    );
    expect(new Set(titles).size).toBe(TEMPLATE_PATHNAMES.length);
    expect(titles.every((title) => title?.includes('Чистосфера'))).toBe(true);
  });
});
