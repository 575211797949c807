import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { interceptRequests } from '../../support/browser/intercept-requests.ts';
import { type OpenPage, type Site, setUpSite } from '../../support/browser/set-up-site.ts';

const HOUR = 3_600_000;
const json = (body: unknown) => ({ contentType: 'application/json', body: JSON.stringify(body) });

/** Records the documents that the page requests from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Requests to the site fail as without a connection. @returns what restores it */
async function disconnect(page: Page): Promise<() => Promise<void>> {
  const ofSite = `${inject('siteUrl')}/**`;
  const fail = (route: Route) => route.abort();
  await page.route(ofSite, fail);
  return () => page.unroute(ofSite, fail);
}

/** The app id of the built site. */
function builtApp(): string {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(inject('siteDir'), file), 'utf8')) as { id: string; app: string };
  return read(`builds/meta/${read('builds/latest.json').id}.json`).app;
}

/** Opens a page with a fake clock, and waits for its runtime, which loads after the first gesture. */
async function openWithRuntime(
  site: Site,
  address: string,
  before?: (page: Page) => Promise<unknown>,
): Promise<OpenPage> {
  let requested: Promise<unknown> | undefined;
  const opened = await site.open(address, {
    hasClock: true,
    prepare: async (blank) => {
      await before?.(blank);
      requested = blank.waitForResponse((response) => response.url().includes('/builds/latest.json?t='));
    },
  });
  await opened.page.mouse.move(10, 10, { steps: 2 });
  await requested;
  return opened;
}

describe('a newer build under an open page', () => {
  const site = setUpSite();

  /**
   * A page with a fake clock, on a host that publishes the builds of the test, and what publishes one: an hour passes until the
   * page has noticed it. A build has the code of the site by default.
   */
  async function openOnHost() {
    const published = { id: 'first', app: builtApp() };
    const { page } = await openWithRuntime(site, '/news', async (blank) => {
      await interceptRequests(blank, '**/builds/latest.json?t=*', (request) =>
        request.fulfill(json({ id: published.id, timestamp: 1 })),
      );
      await interceptRequests(blank, '**/builds/meta/*.json', (request) => request.fulfill(json(published)));
    });
    const publish = async (id: string, app = builtApp()) => {
      Object.assign(published, { id, app });
      const read = page.waitForResponse(`**/builds/meta/${id}.json`);
      await page.clock.runFor(HOUR);
      // The page has noticed the build when it has read what it is.
      await (await read).finished();
    };
    return { page, publish };
  }

  const linkTo = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

  const follow = async (page: Page, name: string) => {
    await linkTo(page, name).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  };

  it('is requested every hour, clears cached payloads and does not reload the page', async () => {
    const { page, publish } = await openOnHost();
    const payloads: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/payload.json')) payloads.push(new URL(request.url()).pathname);
    });
    await follow(page, 'Контакты');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Новости' }).waitFor();
    const documents = documentsOf(page);
    await follow(page, 'Контакты');
    expect(payloads.filter((address) => address === '/contacts/payload.json')).toHaveLength(1);

    await publish('second');
    expect(documents).toEqual([]);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Новости' }).waitFor();
    expect(payloads).toContain('/news/payload.json');
    await follow(page, 'Контакты');
    expect(payloads.filter((address) => address === '/contacts/payload.json')).toHaveLength(2);
    expect(documents).toEqual([]);
  });

  it('of newer code makes the next navigation a full load', async () => {
    const { page, publish } = await openOnHost();
    const documents = documentsOf(page);
    await publish('second', 'newer');
    expect(documents).toEqual([]);
    await follow(page, 'Контакты');
    expect(documents).toEqual(['/contacts']);
  });

  it('of newer code that is rolled back causes no full load until it is published again', async () => {
    const { page, publish } = await openOnHost();
    const documents = documentsOf(page);
    await publish('second', 'newer');
    await publish('third');
    await follow(page, 'Контакты');
    expect(documents).toEqual([]);
    await publish('fourth', 'newer');
    await follow(page, 'Карта сайта');
    expect(documents).toEqual(['/map']);
  });

  it('of newer code does not lead to an error page of the browser without a connection', async () => {
    const { page, publish } = await openOnHost();
    await publish('second', 'newer');
    const documents = documentsOf(page);
    const prefetched = page.waitForResponse('**/contacts/payload.json');
    await linkTo(page, 'Контакты').hover();
    await (await prefetched).finished();
    const connect = await disconnect(page);
    await follow(page, 'Контакты');
    await linkTo(page, 'Услуги').click();
    await page.getByRole('alert').getByText('Нет связи').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Контакты');
    expect(documents).toEqual([]);

    await connect();
    await follow(page, 'Карта сайта');
    expect(documents).toEqual(['/map']);
  });

  it('of newer code does not let an earlier link win over a later one', async () => {
    const { page, publish } = await openOnHost();
    await publish('second', 'newer');
    const documents = documentsOf(page);
    const reached = Promise.withResolvers<void>();
    await interceptRequests(page, '**/contacts', async (request) => {
      await reached.promise;
      await request.continue();
    });
    await interceptRequests(page, '**/map', async (request) => {
      reached.resolve();
      await earlier;
      await request.continue();
    });
    const earlier = page.waitForResponse('**/contacts');
    await linkTo(page, 'Контакты').click();
    await follow(page, 'Карта сайта');
    expect(documents).toEqual(['/map']);
  });

  it('does not reload while a form is being filled, and keeps its values', async () => {
    const { page, publish } = await openOnHost();
    const documents = documentsOf(page);
    const request = page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' });
    await request.click();
    const message = page.getByRole('dialog').getByLabel('Сообщение');
    await message.fill('Нужен расчёт');
    await publish('second', 'newer');
    expect(await message.inputValue()).toBe('Нужен расчёт');
    expect(documents).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await follow(page, 'Контакты');
    expect(documents).toEqual(['/contacts']);
    await request.click();
    await expect.poll(() => message.inputValue()).toBe('Нужен расчёт');
  });

  it.each([
    ['HTML', { contentType: 'text/html', body: '<!doctype html>' }],
    ['{}', json({})],
    ['null', json(null)],
    ['an id that is not a text', json({ id: 7 })],
    ['an id with a path in it', json({ id: '../../x' })],
    ['an error', { status: 503, body: '' }],
  ])('is ignored when the host replies with %s', async (_, answer) => {
    const metas: string[] = [];
    const { page, messages } = await openWithRuntime(site, '/news', async (blank) => {
      await interceptRequests(blank, '**/builds/meta/*', (request) => {
        metas.push(request.url);
        return request.abort();
      });
      await interceptRequests(blank, '**/builds/latest.json?t=*', (request) => request.fulfill(answer));
    });
    const documents = documentsOf(page);
    await follow(page, 'Контакты');
    expect(documents).toEqual([]);
    expect(metas).toEqual([]);
    expect(messages.filter((line) => !line.includes('503'))).toEqual([]);
  });
});

describe('a chunk that does not load', () => {
  const site = setUpSite();
  const CONTACTS = /\/assets\/ContactsPage-[^/]+\.js$/;

  const openNews = async () => {
    const opened = await site.open('/news');
    await opened.page.waitForLoadState('networkidle');
    return opened.page;
  };
  const toContacts = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Контакты', exact: true }).click();

  it('is recovered by one full load of the target', async () => {
    const page = await openNews();
    let lost = true;
    await page.route(CONTACTS, (route) => (lost ? route.fulfill({ status: 404, body: '' }) : route.continue()));
    const documents = documentsOf(page);
    page.on('load', () => {
      lost = false;
    });
    await toContacts(page);
    await page.waitForURL('**/contacts');
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/contacts']);
  });

  it('leaves the prerendered page with a notice when it is missing permanently', async () => {
    const page = await openNews();
    await page.route(CONTACTS, (route) => route.fulfill({ status: 404, body: '' }));
    const documents = documentsOf(page);
    await toContacts(page);
    await page.waitForURL('**/contacts');
    await page.mouse.move(300, 300, { steps: 2 });
    await page.getByRole('alert').getByRole('button', { name: 'Обновить страницу' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Контакты');
    expect(documents).toEqual(['/contacts']);
  });

  it('causes no reload that cannot be stored', async () => {
    const { page } = await site.open('/news', {
      prepare: (blank) =>
        blank.addInitScript(() => {
          for (const name of ['sessionStorage', 'localStorage'])
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('Access is denied', 'SecurityError');
              },
            });
        }),
    });
    await page.waitForLoadState('networkidle');
    await page.route(CONTACTS, (route) => route.fulfill({ status: 404, body: '' }));
    const documents = documentsOf(page);
    await toContacts(page);
    await page.getByRole('alert').getByText('Страница не открылась').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Новости');
    expect(documents).toEqual([]);
  });

  it('of a dialog leaves the page and its button usable', async () => {
    const page = await openNews();
    let lost = true;
    await page.route(/\/assets\/ApplicationModal-[^/]+\.js$/, (route) => (lost ? route.abort() : route.continue()));
    const button = page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' });
    await button.click();
    await page.getByRole('alert').getByText('Не удалось открыть').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Новости' }).waitFor();
    lost = false;
    await button.click();
    await page.getByRole('dialog', { name: 'Связаться с нами' }).waitFor();
  });
});

describe('without a connection', () => {
  const site = setUpSite();

  it('the current page stays, and a page that was visited before opens', async () => {
    const { page } = await site.open('/news');
    await page.waitForLoadState('networkidle');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Контакты', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    await footer.getByRole('link', { name: 'Карта сайта' }).click();
    await page.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor();

    await page.context().setOffline(true);
    const services = footer.getByRole('link', { name: 'Услуги' });
    await services.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    await services.click();
    await page.getByRole('alert').getByText('Нет связи').first().waitFor();
    await page.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/map');
    expect(left).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(left);

    await footer.getByRole('link', { name: 'Контакты', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();

    await page.context().setOffline(false);
    await page.getByRole('status').getByText('Связь восстановлена').waitFor();
    await footer.getByRole('link', { name: 'Услуги' }).click();
    await page.waitForURL('**/services');
  });
});

describe('a URL that the host does not have', () => {
  const site = setUpSite();

  it.each([
    ['a computer', 1],
    ['a phone, which hydrates after the reply', 4],
  ])('shows a page that the API has published since the build on %s', async (_, rate) => {
    const { page } = await site.open('/news');
    const fresh = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .getByRole('link')
      .first()
      .getAttribute('href');
    await interceptRequests(page, '**/frontend/v1/news/younger-than-the-build', async (request) => {
      const reply = await fetch(`${site.apiUrl}/frontend/v1${fresh}`);
      const body = (await reply.json()) as { response: Record<string, unknown> };
      body.response['title'] = 'Моложе сборки';
      body.response['slug'] = 'younger-than-the-build';
      await request.fulfill({ ...json(body), headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(`${site.url}/news/younger-than-the-build`);
    await page.getByRole('heading', { level: 1, name: 'Моложе сборки' }).waitFor();
  });

  it.each([500, 404, 0])('stays a 404 when the API replies with %i', async (status) => {
    const { page } = await site.open('/contacts');
    await page.waitForLoadState('networkidle');
    const documents = documentsOf(page);
    await interceptRequests(page, '**/frontend/v1/news/no-such-news', (request) =>
      status === 0 ? request.abort() : request.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    const requested = page.waitForRequest('**/frontend/v1/news/no-such-news');
    await page.goto(`${site.url}/news/no-such-news`);
    await page.mouse.move(10, 10, { steps: 2 });
    await requested;
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor();
    expect(documents).toEqual(['/news/no-such-news']);
  });

  it.each([
    ['data of the same code', () => builtApp()],
    ['data of other code', () => 'older'],
  ])('for a deleted page stays a 404, although the page has left %s behind', async (_, app) => {
    const { page } = await site.open('/news');
    await interceptRequests(page, '**/news/taken-back/payload.json', (request) =>
      request.fulfill(json({ app: app(), data: {} })),
    );
    const documents = documentsOf(page);
    const requested = page.waitForResponse('**/frontend/v1/news/taken-back');
    await page.goto(`${site.url}/news/taken-back`);
    await requested;
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor();
    expect(documents).toEqual(['/news/taken-back']);
  });
});

/** By the clocks of the page, every load of a document takes half a minute. */
function slowDownLoads(): void {
  const loads = Number(sessionStorage.getItem('loads') ?? 0) + 1;
  sessionStorage.setItem('loads', String(loads));
  const { now } = Date;
  Date.now = () => now() + loads * 30_000;
  const sinceStart = performance.now.bind(performance);
  performance.now = () => sinceStart() + 30_000;
}

describe('data of other code', () => {
  const site = setUpSite();

  it('reloads the page once, and not again while its host is in the middle of a publication', async () => {
    const { page } = await site.open('/news');
    await interceptRequests(page, '**/equipment/payload.json', (request) =>
      request.fulfill(json({ app: 'newer', data: {} })),
    );
    const documents = documentsOf(page);
    await page.goto(`${site.url}/planners?folder=sfera-a-1200#content`);
    await page.getByRole('main').getByText('Часть папки не загрузилась').waitFor();
    expect(documents).toEqual(['/planners', '/planners']);
    expect(new URL(page.url()).hash).toBe('#content');
  });

  it('reloads the page once on a slow connection, when the edge of a CDN keeps old pages', async () => {
    const { page } = await site.open('/news', { prepare: (blank) => blank.addInitScript(slowDownLoads) });
    await interceptRequests(page, '**/equipment/payload.json', (request) =>
      request.fulfill(json({ app: 'newer', data: {} })),
    );
    const documents = documentsOf(page);
    await page.goto(`${site.url}/planners?folder=sfera-a-1200`);
    await page.getByRole('main').getByText('Часть папки не загрузилась').waitFor();
    expect(documents).toEqual(['/planners', '/planners']);
  });

  it('leads to no error page of the browser without a connection', async () => {
    const { page } = await site.open('/news');
    await interceptRequests(page, '**/contacts/payload.json', (request) =>
      request.fulfill(json({ app: 'newer', data: {} })),
    );
    const documents = documentsOf(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Контакты', exact: true });
    const prefetched = page.waitForResponse('**/contacts/payload.json');
    await link.hover();
    await (await prefetched).finished();
    const connect = await disconnect(page);
    await link.click();
    await page.getByRole('alert').getByText('Нет связи').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Новости');
    expect(documents).toEqual([]);

    await connect();
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    expect(documents).toEqual(['/contacts']);
  });

  it('in a list does not reload the page without a connection', async () => {
    const { page } = await site.open('/news');
    await interceptRequests(page, '**/equipment/payload.json', (request) =>
      request.fulfill(json({ app: 'newer', data: {} })),
    );
    await interceptRequests(page, '**/planners?folder=*', (request) =>
      request.method === 'HEAD' ? request.abort() : request.continue(),
    );
    const documents = documentsOf(page);
    await page.goto(`${site.url}/planners?folder=sfera-a-1200`);
    await page.getByRole('main').getByText('Часть папки не загрузилась').waitFor();
    expect(documents).toEqual(['/planners']);
  });

  it('does not reload while a form is being filled', async () => {
    const { page } = await site.open('/news');
    await page.waitForLoadState('networkidle');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    await page.getByRole('dialog').getByLabel('Сообщение').fill('Нужен расчёт');
    await interceptRequests(page, '**/project/payload.json', (request) =>
      request.fulfill(json({ app: 'newer', data: {} })),
    );
    const documents = documentsOf(page);
    const requested = page.waitForResponse('**/frontend/v1/project?*');
    // The dialog covers the page, but a link that is clicked by a script must not lose the form by a full load.
    const link = page.getByRole('contentinfo', { includeHidden: true });
    await link.getByRole('link', { name: 'Проекты', exact: true, includeHidden: true }).dispatchEvent('click');
    await requested;
    await page.waitForURL('**/project');
    expect(documents).toEqual([]);
  });
});

describe('a navigation', () => {
  const site = setUpSite();

  it('moves the focus to the new heading and shows the loading indicator', async () => {
    const { page } = await site.open('/news');
    await page.waitForLoadState('networkidle');
    const { promise, resolve } = Promise.withResolvers<void>();
    await interceptRequests(page, '**/contacts/payload.json', async (request) => {
      await promise;
      await request.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты', exact: true }).click();
    await page.locator('[data-busy=true]').waitFor({ state: 'attached' });
    resolve();
    const heading = page.getByRole('heading', { level: 1, name: 'Контакты' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.locator('[data-busy=false]').waitFor({ state: 'attached' });
  });

  it('is not overridden by the late response of an earlier one', async () => {
    const { page } = await site.open('/news');
    await page.waitForLoadState('networkidle');
    const { promise, resolve } = Promise.withResolvers<void>();
    await interceptRequests(page, '**/contacts/payload.json', async (request) => {
      await promise;
      await request.continue();
    });
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Контакты', exact: true }).click();
    await footer.getByRole('link', { name: 'Карта сайта' }).click();
    await page.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor();
    const late = page.waitForResponse('**/contacts/payload.json');
    resolve();
    await late;
    await page.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/map');
  });

  it('to any encoding of a URL shows the same page', async () => {
    const { page } = await site.open('/%6Eews');
    await page.getByRole('heading', { level: 1, name: 'Новости' }).waitFor();
  });
});

describe('prefetching', () => {
  const site = setUpSite();

  it('begins when a visitor hovers a link, with at most four pages at once', async () => {
    const { page } = await openWithRuntime(site, '/project');
    const { promise, resolve } = Promise.withResolvers<void>();
    const requested = new Set<string>();
    await interceptRequests(page, '**/payload.json', async (request) => {
      requested.add(new URL(request.url).pathname);
      await promise;
      await request.continue();
    });
    const projects = await page.getByRole('main').getByRole('heading').getByRole('link').all();
    for (const project of projects.slice(0, 8)) await project.hover();
    await expect.poll(() => [...requested]).toHaveLength(4);
    resolve();
    await expect.poll(() => [...requested].slice(5)).not.toEqual([]);
  });

  it('loads the views of the pages that visible links lead to, on a later page, too', async () => {
    const { page } = await openWithRuntime(site, '/policy');
    const view = page.waitForRequest(/\/assets\/ProjectPage-[^/]+\.js$/);
    // Without pointing at any of them.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Проекты', exact: true }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Проекты' }).waitFor();
    await view;
  });

  it('is off for visitors who save data', async () => {
    const { page } = await site.open('/map', {
      prepare: (blank) =>
        blank.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
        ),
    });
    await page.waitForLoadState('networkidle');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Контакты', exact: true });
    await link.focus();
    await link.hover();
    expect(requested).not.toContain('/contacts/payload.json');
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    expect(requested.filter((address) => address === '/contacts/payload.json')).toHaveLength(1);
  });
});
