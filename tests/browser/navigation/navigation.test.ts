import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { untilHydrated } from '../../support/browser/until-hydrated.ts';

describe('navigation inside the site', () => {
  const site = setUpSite();

  it('requests the payload of the target and no document', async () => {
    const { page } = await site.open('/news');
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
    const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').last();
    const target = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(`**${target}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(requests.filter((request) => request.startsWith('document'))).toEqual([]);
    expect(requests).toContain(`fetch ${target}/payload.json`);
    expect(await page.evaluate(() => document.querySelector('link[rel=canonical]')?.getAttribute('href'))).toContain(
      target,
    );
  });

  it('goes back to the position where the visitor was', async () => {
    const { page } = await site.open('/news');
    await page.waitForLoadState('networkidle');
    const title = await page.title();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click();
    await page.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Новости' }).waitFor();
    await expect.poll(() => page.title()).toBe(title);
  });

  it('redirects from an id to the slug', async () => {
    const { page } = await site.open('/equipment/1');
    await page.waitForURL('**/equipment/sfera-a-1200');
    await page.getByRole('heading', { level: 1, name: /А-1200/ }).waitFor();
  });

  it('redirects from an id to the slug without scripts', async () => {
    const { page } = await site.open('/equipment/1', { javaScriptEnabled: false });
    await page.waitForURL('**/equipment/sfera-a-1200');
    await page.getByRole('heading', { level: 1, name: /А-1200/ }).waitFor();
  });

  it.each(['/news', '/articles', '/articles/section', '/project', '/industry', '/industry-solution'])(
    'redirects from an id below %s to the slug, as a document and by a client-side navigation',
    async (kind) => {
      const { page, status } = await site.open(`${kind}/1`);
      expect(status).toBe(200);
      await page.waitForURL(new RegExp(`${kind}/[a-z][^/]+$`));
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const address = page.url();

      await page.goto(`${site.url}/map`, { waitUntil: 'networkidle' });
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Видео' });
      await link.evaluate((element, target) => element.setAttribute('href', target), `${kind}/1`);
      await link.click();
      await page.waitForURL(address);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    },
  );

  describe('keeps the query and the fragment', () => {
    const aliased = '/equipment/1?from=mail#content';
    const wanted = `${site.url}/equipment/sfera-a-1200?from=mail#content`;
    const openLink = async (page: Page) => {
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Видео' });
      await link.evaluate((element, href) => element.setAttribute('href', href), aliased);
      await link.click();
    };
    const arrive = async (page: Page) => {
      await page.getByRole('heading', { level: 1, name: /А-1200/ }).waitFor();
      expect(page.url()).toBe(wanted);
    };

    it('of a link to an id', async () => {
      const { page } = await site.open('/map');
      await page.waitForLoadState('networkidle');
      await openLink(page);
      await arrive(page);
    });

    it('of a link to an id that is clicked before the page is hydrated', async () => {
      const isDocument = Promise.withResolvers<void>();
      const { page } = await site.open('/map', {
        prepare: (blank) =>
          blank.route('**/assets/hydrate-*.js', async (route) => {
            await isDocument.promise;
            await route.continue();
          }),
      });
      page.on('request', (request) => request.isNavigationRequest() && isDocument.resolve());
      await openLink(page);
      await arrive(page);
    });

    it('of the URL of an id', async () => {
      const { page } = await site.open(aliased);
      await arrive(page);
    });
  });

  it.each(['/index.html', '/news/index.html'])('shows %s, as hosts name it, under its canonical URL', async (path) => {
    const { page, messages } = await site.open(`${path}?from=mail#content`);
    await page.waitForURL(`${site.url}${path.replace(/\/?index\.html/, '') || '/'}?from=mail#content`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(messages).toEqual([]);
  });

  it('replaces a pathname with two slashes by that of the page', async () => {
    // Some hosts treat two slashes as one.
    const { page, messages } = await site.open('/.//news', {
      prepare: (blank) =>
        blank.route(`${site.url}//news`, async (route) => {
          const response = await route.fetch({ url: `${site.url}/news` });
          await route.fulfill({ response });
        }),
    });
    await page.waitForURL(`${site.url}/news`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { level: 1, name: 'Новости' }).waitFor();
    // A document that a test has fulfilled may not load files from a local host, so their messages do not count.
    expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
  });

  it('shows the current year, not that of the build', async () => {
    const { page } = await site.open('/news', {
      prepare: (blank) => blank.clock.setFixedTime(new Date('2041-03-01T12:00:00Z')),
    });
    await page.getByRole('contentinfo').getByText('© Чистосфера, 2041').waitFor();
  });
});

describe('the map of the site', () => {
  const site = setUpSite();

  it('has a different name for each page', async () => {
    const { page } = await site.open('/map');
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent.trim(), link.getAttribute('href')] as const));
    const pages = new Map(links.map(([name, href]) => [href, name]));
    expect(pages.size).toBeGreaterThan(60);
    expect(new Set(pages.values()).size).toBe(pages.size);
  });
});

describe('a missing page', () => {
  const site = setUpSite();

  it.each([
    ['/nowhere', 'Page not found: /nowhere'],
    ['/equipment/..%2f..%2fetc', 'Page Not Found: /equipment/..%2f..%2fetc'],
  ])('%s is logged, as a document and by a client-side navigation', async (path, line) => {
    const { page, messages } = await site.open(path);
    await expect.poll(() => messages).toContain(`error: ${line}`);
    const elsewhere = await site.open('/map');
    await elsewhere.page.waitForLoadState('networkidle');
    const link = elsewhere.page.getByRole('contentinfo').getByRole('link', { name: 'Видео' });
    await link.evaluate((element, target) => element.setAttribute('href', target), path);
    await link.click();
    await elsewhere.page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor();
    await expect.poll(() => elsewhere.messages).toContain(`error: ${line}`);
    expect(page.url()).toBe(site.url + path);
  });

  it.each(['/nowhere', '/news/no-such-news', '/equipment/..%2f..%2fetc'])(
    '%s is a 404 with a link to the home page',
    async (path) => {
      const { page, status } = await site.open(path);
      expect(status).toBe(404);
      await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor();
      expect(await page.getByText('Возможно, вы ошиблись в адресе или мы удалили эту страницу.').isVisible()).toBe(
        true,
      );
      await page.waitForLoadState('networkidle');
      await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
      await page.waitForURL(`${site.url}/`);
    },
  );
});

describe('a link to a fragment', () => {
  const site = setUpSite();

  it.each([1440, 390])('scrolls the target below the header, from any page, at %d px', async (width) => {
    const viewport = { width, height: 900 };
    const { page } = await site.open('/policy', { viewport });
    await page.waitForLoadState('networkidle');
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(3);
    const id = await heading.getAttribute('id');
    // The bar is 64 px high, with a line of space below it.
    const isBelowBar = async () => {
      const { y = -1 } = (await heading.boundingBox()) ?? {};
      return y > 64 && y <= 96 ? 'below the bar' : y;
    };
    await page.goto(`${site.url}/policy#${id}`);
    await expect.poll(isBelowBar).toBe('below the bar');
    await page.reload();
    await expect.poll(isBelowBar).toBe('below the bar');
    await page.goto(`${site.url}/map`, { waitUntil: 'networkidle' });
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Политика конфиденциальности' });
    await link.evaluate((element, hash) => element.setAttribute('href', `/policy#${hash}`), id);
    await link.click();
    await expect.poll(isBelowBar).toBe('below the bar');
  });

  const isInWindow = (target: Locator) =>
    target.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      return top >= 0 && top < innerHeight / 2;
    });

  it('is followed from the address bar, too, and Back returns to the positions of the pages before', async () => {
    const { page } = await site.open('/');
    await untilHydrated(page);
    await page.evaluate(() => scrollTo(0, 1700));
    const policy = page.getByRole('contentinfo').getByRole('link', { name: 'Политика конфиденциальности' });
    // Playwright would scroll to the link.
    await policy.evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { level: 1, name: 'Политика' }).waitFor();
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    const enter = async (heading: Locator) => {
      await page.goto(`${site.url}/policy#${await heading.getAttribute('id')}`);
      await expect.poll(() => isInWindow(heading)).toBe(true);
    };
    await enter(headings.nth(5));
    await enter(headings.nth(2));
    await page.goBack();
    await expect.poll(() => isInWindow(headings.nth(5))).toBe(true);
    await page.goBack();
    await page.goBack();
    await page.waitForURL(`${site.url}/`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1700);
  });

  it.each([
    ['/policy', '5. Правовые основания'],
    ['/equipment/sfera-a-1200', 'Характеристики'],
  ])('on %s lets the keyboard go on from its target, which shows no focus', async (path, name) => {
    const { page } = await site.open(path, { viewport: { width: 1440, height: 900 } });
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('main').getByRole('link', { name }).filter({ visible: true }).first();
    await link.focus();
    await link.press('Enter');
    await page.waitForURL(/#/);
    const target = page.locator(`[id="${decodeURI(new URL(page.url()).hash.slice(1))}"]`);
    await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await target.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
    expect(await isInWindow(target)).toBe(true);
    await page.keyboard.press('Tab');
    const isAfter = (element: Element) =>
      (element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    expect(await target.evaluate(isAfter)).toBe(true);
    expect(await target.getAttribute('tabindex')).toBeNull();
  });

  it.each(['#no-such-part', '#%E0%A4%A'])('to the same page without its target %s does not scroll', async (hash) => {
    const { page } = await site.open('/policy');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, 900));
    const link = page.getByRole('main').getByRole('link').first();
    const follow = (href: string) =>
      link.evaluate((element: HTMLAnchorElement, target) => {
        element.setAttribute('href', target);
        element.click();
      }, href);
    await follow(hash);
    await page.waitForURL(`**${hash}`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => scrollY)).toBe(900);
    // As in a browser, a link to the URL that is open adds no entry to the history.
    await follow(hash);
    await page.goBack();
    expect(page.url()).toBe(`${site.url}/policy`);
    await follow('#');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
