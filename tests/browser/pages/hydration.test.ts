import { describe, expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { TEMPLATE_PATHNAMES } from '../../support/browser/templates.ts';

describe('every template', () => {
  const site = setUpSite();

  it.each(TEMPLATE_PATHNAMES)('%s hydrates in silence', async (path) => {
    const { page, messages, status } = await site.open(path);
    expect(status).toBe(200);
    await page.locator('html').press('Tab');
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(messages).toEqual([]);
  });

  it.each(TEMPLATE_PATHNAMES)(
    '%s has the ids that React knows: what names or describes a field finds it',
    async (path) => {
      const { page } = await site.open(path);
      await page.locator('html').press('Tab');
      await page.waitForLoadState('networkidle');
      const elements = await page.evaluate(() =>
        [...document.querySelectorAll('[id]')].flatMap((element) => {
          // What React keeps of an element that it has hydrated.
          const props = Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1] as {
            id?: string;
          };
          return props ? [{ id: element.id, known: props.id }] : [];
        }),
      );
      expect(elements.length).toBeGreaterThan(0);
      expect(elements.filter(({ id, known }) => id !== known)).toEqual([]);
    },
  );

  it.each(TEMPLATE_PATHNAMES)('%s reads without JavaScript', async (path) => {
    const { page } = await site.open(path, { javaScriptEnabled: false });
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.isVisible()).toBe(true);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan((await heading.innerText()).length);
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(8);
  });
});

describe('titles', () => {
  const site = setUpSite();

  it('are each their own', async () => {
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
