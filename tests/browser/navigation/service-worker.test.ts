import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Server } from 'node:http';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { bundle } from '../../../scripts/build/bundle/bundle.ts';
import { listFiles } from '../../../scripts/build/output/list-files.ts';
import { listen } from '../../../scripts/serve/listen.ts';
import { createSiteServer } from '../../../scripts/serve/site-server.ts';
import { chromiumVersion } from '../../support/browser/chromium-version.ts';
import { type Site, setUpSite } from '../../support/browser/set-up-site.ts';
import { networkIdle } from '../../support/browser/network-idle.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const SERVICES = 'Сопровождаем установку весь срок службы';
const PAGES = 'offline-pages-1';
const CHUNK_CACHE = 'offline-parts-1';

/** The URLs of the responses in a cache. */
const cachedUrls = (page: Page, store: string) =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, store);

/** A cached page. */
const cachedText = (page: Page, address: string) =>
  page.evaluate(
    async ([name = '', url = '']) => (await (await (await caches.open(name)).match(url))?.text()) ?? '',
    [PAGES, address],
  );

/** The chunks that the page has loaded and the worker has not cached. */
const uncachedChunks = (page: Page) =>
  page.evaluate(async (name) => {
    const store = await caches.open(name);
    const cached = new Set((await store.keys()).map(({ url }) => url));
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
    return loaded.filter((url) => /\/assets\/[^/]+\.js$/.test(url) && !cached.has(url));
  }, CHUNK_CACHE);

/** Opens a page on a first visit, and waits until it is cached. */
async function openCached(site: Site, address: string) {
  const opened = await site.open(address, { serviceWorkers: 'allow' });
  await kept(opened.page, new URL(address, site.url).pathname);
  return opened;
}

/** Waits until a page is cached, and the chunk that shows notices: without it nobody is told where the page comes from. */
async function kept(page: Page, address: string) {
  await expect.poll(() => cachedUrls(page, PAGES)).toContain(address);
  await cachedChunk(page, /NotificationHost-/);
  await networkIdle(page);
}

async function cachedChunk(page: Page, name: RegExp) {
  await expect.poll(() => cachedUrls(page, CHUNK_CACHE)).toEqual(expect.arrayContaining([expect.stringMatching(name)]));
}

const footer = (page: Page) => page.getByRole('contentinfo');
const follow = (page: Page, name: string) => footer(page).getByRole('link', { name, exact: true }).click();
const headed = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** Opens a page from the cache and waits for its notice, from the start because the notice disappears after five seconds. */
async function fromCache(page: Page, open: () => Promise<unknown>) {
  const note = page.getByRole('status').getByText(/Страница показана такой, какой была \d+\s\S+\s\d{4}/);
  await Promise.all([note.first().waitFor(), open()]);
}

async function expectOfflinePage(page: Page) {
  await headed(page, 'Нет связи');
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: '+7 (495) 127-40-60' }).getAttribute('href')).toBe('tel:+74951274060');
  expect(await main.getByRole('link', { name: 'info@chistosfera.ru' }).isVisible()).toBe(true);
}

describe('without a connection', () => {
  const site = setUpSite();

  it('the first visited page opens again with a notice that it is cached, and is hydrated', async () => {
    const { page } = await openCached(site, '/equipment/sfera-a-1200');
    // Those that came before the worker, too.
    await expect.poll(() => uncachedChunks(page)).toEqual([]);
    await page.context().setOffline(true);
    await fromCache(page, () => page.reload());
    await page
      .getByRole('status')
      .getByText(/какой была \d+\s\S+\s\d{4}/)
      .waitFor();
    await headed(page, 'Обеззараживатель воздуха «Сфера А-1200»');
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Golos');
    // The chunk of its view is cached, too.
    await page.getByRole('main').getByRole('button', { name: 'Оставить заявку' }).first().waitFor();
    // So is what is shown instead of a picture, which is not.
    expect((await cachedUrls(page, CHUNK_CACHE)).join()).toContain('/failed-picture-');
  });

  it('a page that was visited opens by its link and by its URL, whatever its query', async () => {
    const { page } = await openCached(site, '/services');
    await follow(page, 'Контакты');
    await headed(page, 'Контакты');
    await kept(page, '/contacts');
    await page.goto(`${site.url}/equipment`);
    await kept(page, '/equipment');

    await page.context().setOffline(true);
    await fromCache(page, () => page.goto(`${site.url}/contacts?from=mail`));
    await headed(page, 'Контакты');
    await follow(page, 'Услуги');
    await headed(page, SERVICES);
    await page.waitForURL('**/services');
    await fromCache(page, () => page.goto(`${site.url}/equipment?medium=water`));
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  });

  it('another page shows phone, e-mail and cached pages, by its link and by its URL', async () => {
    const { page, messages } = await openCached(site, '/news');
    await page.context().setOffline(true);
    await follow(page, 'Услуги');
    await expectOfflinePage(page);
    expect(new URL(page.url()).pathname).toBe('/services');
    await page.goto(`${site.url}/`);
    await expectOfflinePage(page);
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expectOfflinePage(page);
    const copies = page.getByRole('navigation', { name: 'Открываются без интернета' });
    await copies.getByRole('link', { name: 'Новости' }).click();
    await headed(page, 'Новости');
    expect(messages.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  });

  it('a form that is being filled stays open', async () => {
    const { page } = await openCached(site, '/news');
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Сообщение').fill('Нужен расчёт');
    await page.context().setOffline(true);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/services"]')?.click());
    await page.getByRole('alert').getByText('Нет связи').first().waitFor();
    expect(await dialog.getByLabel('Сообщение').inputValue()).toBe('Нужен расчёт');
    expect(new URL(page.url()).pathname).toBe('/news');
  });
});

describe('a connection that is back', () => {
  const site = setUpSite();

  it('loads the requested page', async () => {
    const { page } = await openCached(site, '/news');
    await page.context().setOffline(true);
    await page.goto(`${site.url}/services`);
    await expectOfflinePage(page);
    await page.context().setOffline(false);
    await headed(page, SERVICES);
    expect(
      await page.evaluate(() =>
        performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).serverTiming),
      ),
    ).toEqual([[]]);
    await follow(page, 'Контакты');
    await headed(page, 'Контакты');
  });

  it('loads the payload of a visited page again', async () => {
    const { page } = await openCached(site, '/news');
    await follow(page, 'Контакты');
    await headed(page, 'Контакты');
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await page.getByRole('status').getByText('Связь восстановлена').first().waitFor();
    await follow(page, 'Услуги');
    await headed(page, SERVICES);
    await Promise.all([page.waitForRequest('**/contacts/payload.json'), follow(page, 'Контакты')]);
  });

  it('loads the requested page with its query and fragment', async () => {
    const { page } = await openCached(site, '/news');
    await page.context().setOffline(true);
    await page.goto(`${site.url}/services?from=mail#content`);
    await expectOfflinePage(page);
    await page.context().setOffline(false);
    await headed(page, SERVICES);
    const { search, hash } = new URL(page.url());
    expect(search + hash).toBe('?from=mail#content');
  });

  // In earlier versions a reload ends the emulation of a lost connection.
  it.skipIf(chromiumVersion < 156)('is announced on a cached page with advice', async () => {
    const { page } = await openCached(site, '/news');
    await page.context().setOffline(true);
    await fromCache(page, () => page.reload());
    const told = page.getByRole('status').getByText('Обновите страницу').waitFor();
    await page.context().setOffline(false);
    await told;
  });
});

describe('a host that does not reply', () => {
  const site = setUpSite();
  const host = serveCopies();

  it('is replaced by the cached page after some seconds', async () => {
    const { page } = await openCached(site, `${host.url()}/news`);
    host.hold();
    await Promise.all([page.getByRole('status').getByText('Сайт не отвечает').waitFor(), page.reload()]);
    await headed(page, 'Новости');
  });

  it('or fails is replaced by the cached page at once', async () => {
    const { page } = await openCached(site, `${host.url()}/news`);
    host.fail();
    await Promise.all([page.getByRole('status').getByText('Сайт не отвечает').waitFor(), page.reload()]);
    await headed(page, 'Новости');
  });
});

describe('with a connection', () => {
  const site = setUpSite();
  const host = serveCopies();

  it('the latest build is always requested from the host, also by an open page every hour', async () => {
    const { page } = await site.open(`${host.url()}/news`, {
      serviceWorkers: 'allow',
      hasClock: true,
    });
    await kept(page, '/news');
    const requested = () => host.requested.filter((address) => address.startsWith('/builds/latest.json?t='));
    await expect.poll(requested).toHaveLength(1);
    await page.clock.runFor(3_600_000);
    await expect.poll(requested).toHaveLength(2);
    for (const store of await page.evaluate(() => caches.keys()))
      expect((await cachedUrls(page, store)).filter((address) => address.startsWith('/builds'))).toEqual([]);
  });

  it('a new build is shown at once with its own chunks, and an open page of the old one stays complete', async () => {
    const { page } = await openCached(site, `${host.url()}/news`);
    const other = await page.context().newPage();
    await other.goto(`${host.url()}/contacts`);
    await headed(other, 'Контакты');
    await kept(other, '/contacts');
    host.publish((dir) => {
      // All of its chunks have other names, and those of the old build are deleted. The styles in the documents, which name fonts
      // and pictures, stay: the policy has their hash.
      const assets = path.join(dir, 'assets');
      const names = new Set(readdirSync(assets).filter((name) => /\.(js|css)$/.test(name)));
      const renamed = (text: string) =>
        text
          .replaceAll(/[\w.-]+-[\w-]{8}\.\w+/g, (name) => (names.has(name) ? newName(name) : name))
          .replaceAll('Новости', 'Известия');
      for (const file of filesOf(dir, /\.(html|js|css|json|svg)$/))
        writeFileSync(file, renamed(readFileSync(file, 'utf8')));
      for (const name of names) renameSync(path.join(assets, name), path.join(assets, newName(name)));
      appendFileSync(path.join(dir, 'service-worker.js'), '// With another offline page\n');
    });
    await page.reload();
    await headed(page, 'Известия');
    // The page of the old build was cached as well, and the worker caches files after the page has them.
    await expect.poll(() => cachedText(page, '/news')).toContain('Известия');
    // It loads after the others.
    await cachedChunk(page, /NotificationHost-.*0000\.js/);
    await networkIdle(page);
    await expect.poll(() => uncachedChunks(page)).toEqual([]);
    // The new worker has the offline page of the new build.
    await cachedChunk(page, /Offline-.*0000\.js/);

    await page.context().setOffline(true);
    await fromCache(page, () => page.reload());
    await headed(page, 'Известия');
    // The other page is cached from the old build, whose chunks are only in the cache.
    await fromCache(page, () => page.goto(`${host.url()}/contacts`));
    await headed(page, 'Контакты');
  });

  it('a payload is requested once, on the first visit, too', async () => {
    const { page } = await openCached(site, `${host.url()}/news`);
    await follow(page, 'Контакты');
    await headed(page, 'Контакты');
    await kept(page, '/contacts');
    expect(host.requested.filter((address) => address === '/contacts/payload.json')).toHaveLength(1);
  });

  it('neither error pages nor deleted pages are cached', async () => {
    const { page } = await openCached(site, `${host.url()}/news`);
    await page.goto(`${host.url()}/nowhere`);
    await headed(page, 'Страница не найдена');
    await page.goto(`${host.url()}/contacts`);
    await kept(page, '/contacts');
    expect(await cachedUrls(page, PAGES)).not.toContain('/nowhere');
    host.publish((dir) => rmSync(path.join(dir, 'contacts'), { recursive: true }));
    await page.reload();
    await headed(page, 'Страница не найдена');
    await expect.poll(() => cachedUrls(page, PAGES)).toEqual(['/news']);
  });

  it('a form is sent as usual', async () => {
    const { page } = await openCached(site, `${host.url()}/news`);
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Имя').fill('Анна');
    await dialog.getByLabel('Телефон').pressSequentially('9161234567');
    await dialog.getByLabel('Сообщение').fill('Нужен расчёт');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await page.getByText('Заявка успешно отправлена').waitFor();
  });

  it('a full storage breaks nothing', async () => {
    const { page } = await openCached(site, `${host.url()}/news`);
    const client = await page.context().newCDPSession(page);
    await client.send('Storage.overrideQuotaForOrigin', { origin: host.url(), quotaSize: 1 });
    await page.goto(`${host.url()}/contacts`);
    await headed(page, 'Контакты');
    await page.goto(`${host.url()}/services`);
    await headed(page, SERVICES);
    expect(await cachedUrls(page, PAGES)).not.toContain('/services');
  });

  it('a browser without service workers shows the site as usual', async () => {
    const { page, messages } = await site.open(`${host.url()}/news`, {
      prepare: (blank) => blank.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')),
    });
    await page.waitForLoadState('networkidle');
    await follow(page, 'Контакты');
    await headed(page, 'Контакты');
    expect(messages).toEqual([]);
  });
});

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

/** The file that the build writes in place of the worker. */
async function unregisterWorkerFile(): Promise<string> {
  const root = path.resolve(import.meta.dirname, '../../..');
  return path.join((await bundle({ root, cacheDir: path.join(root, '.cache') })).serviceWorkerDir, 'unregister.js');
}

describe('a site without a service worker', () => {
  const site = setUpSite();
  const host = serveCopies();

  it('removes the visitor’s worker with all of its caches', async () => {
    const { page } = await openCached(site, `${host.url()}/news`);
    const unregisterFile = await unregisterWorkerFile();
    host.publish((dir) => {
      cpSync(unregisterFile, path.join(dir, 'service-worker.js'));
      for (const file of filesOf(dir, /\.html$/))
        writeFileSync(file, readFileSync(file, 'utf8').replaceAll(',"hasServiceWorker":true', ''));
    });
    await page.reload();
    await expect.poll(() => registrations(page)).toEqual([]);
    await follow(page, 'Контакты');
    await headed(page, 'Контакты');
    await page.reload();
    await headed(page, 'Контакты');
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    expect(await registrations(page)).toEqual([]);
  });

  it('removes it by the worker file alone when its pages are not requested', async () => {
    const { page } = await openCached(site, `${host.url()}/news`);
    const unregisterFile = await unregisterWorkerFile();
    host.publish((dir) => cpSync(unregisterFile, path.join(dir, 'service-worker.js')));
    await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
    await expect.poll(() => registrations(page)).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});

function newName(name: string): string {
  return name.replace(/[\w-]{4}(\.\w+)$/, '0000$1');
}

function filesOf(dir: string, pattern: RegExp): string[] {
  return listFiles(dir)
    .filter((file) => pattern.test(file))
    .map((file) => path.join(dir, file));
}

interface CopyHost {
  url: () => string;
  /** The requested URLs. */
  requested: string[];
  /** From now on the host does not reply. */
  hold: () => void;
  /** From now on the host replies with an error. */
  fail: () => void;
  /** Replaces the last copy of the site by a modified one, as a build does. */
  publish: (change: (dir: string) => void) => void;
}

/** Serves the built site on another port during the tests of a group, which may publish other builds there. */
function serveCopies(): CopyHost {
  const folder = temporaryFolder();
  const live = path.join(folder, 'live');
  const requested: string[] = [];
  let state: 'well' | 'silent' | 'failing' = 'well';
  let builds = 0;
  let host: Server;
  let url = '';
  const publish = (change: (dir: string) => void) => {
    builds += 1;
    const dir = path.join(folder, `build-${builds}`);
    cpSync(realpathSync(inject('siteDir')), dir, { recursive: true });
    change(dir);
    const next = path.join(folder, 'next');
    symlinkSync(dir, next);
    renameSync(next, live);
  };
  beforeAll(async () => {
    const apiUrl = inject('apiUrl');
    host = createSiteServer(live, { api: apiUrl, files: [apiUrl] });
    const [answer] = host.listeners('request') as ((...args: unknown[]) => void)[];
    host.removeAllListeners('request');
    host.on('request', (request, response) => {
      requested.push(String(request.url));
      if (state === 'well') answer?.(request, response);
      if (state === 'failing') response.writeHead(503).end();
    });
    url = await listen(host, 0);
  });
  beforeEach(() => {
    requested.length = 0;
    state = 'well';
    publish(() => {});
  });
  afterAll(() => {
    host.closeAllConnections();
    host.close();
  });
  return {
    url: () => url,
    requested,
    hold: () => {
      state = 'silent';
    },
    fail: () => {
      state = 'failing';
    },
    publish,
  };
}
