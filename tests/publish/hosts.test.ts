import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedHosts, readSettings } from '../../scripts/build/options/settings.ts';
import { contentType } from '../../scripts/serve/content-type.ts';
import { listen } from '../../scripts/serve/listen.ts';
import { createSiteServer } from '../../scripts/serve/site-server.ts';
import { responseHeaders } from '../../scripts/serve/headers.ts';
import { BUILD_FILES } from '../../scripts/serve/hidden-file.ts';
import { HAS_NGINX, startNginx, startNginxBeforeStore } from '../support/publish/start-nginx.ts';
import { BUCKET, startObjectStore } from '../support/publish/object-store.ts';
import { publishFolder, createTestContext } from '../support/publish/publish-context.ts';
import { PAGE_TEXTS, writeSmallSite } from '../support/publish/small-site.ts';

const SETTINGS = {
  API_BASE_URL: 'https://api.example.org',
  SITE_URL: 'https://example.org',
  METRIKA_ID: '1',
  CSP_REPORT_URL: 'https://reports.example.org/csp',
};
const ALLOWED = allowedHosts(readSettings(SETTINGS, 'none'));
const CHUNK = '/assets/main-code0001.js';

/** The URL of a host, and a function that stops it. */
interface OpenHost {
  to: { socketPath: string } | { port: string };
  close: () => unknown;
}

interface HostKind {
  name: string;
  open: (dir: string) => Promise<OpenHost>;
  /** Sends every header; plain object storage sends only the stored ones. */
  sendsAllHeaders: boolean;
  /** The handling of a trailing slash in a URL. */
  trailingSlash: 'moves' | 'shows';
  /** Redirects from the alias of a page; other hosts serve the redirect page. */
  redirects: boolean;
}

const HOSTS: HostKind[] = [
  {
    name: 'nginx',
    open: async (dir) => {
      const { socketPath, close } = await startNginx(dir, SETTINGS);
      return { to: { socketPath }, close };
    },
    sendsAllHeaders: true,
    trailingSlash: 'moves',
    redirects: true,
  },
  {
    name: 'object storage with website hosting',
    open: async (dir) => {
      const store = await startObjectStore();
      await publishFolder(dir, createTestContext(store).context, { check: false });
      return { to: { port: new URL(store.websiteUrl).port }, close: store.close };
    },
    sendsAllHeaders: false,
    trailingSlash: 'shows',
    redirects: true,
  },
  {
    name: 'nginx before a store with folders',
    open: async (dir) => {
      const store = await startObjectStore({ hasFolders: true });
      await publishFolder(dir, createTestContext(store).context, { check: false, pageKeys: 'folders' });
      const nginx = await startNginxBeforeStore(`${store.endpoint}/${BUCKET}`, SETTINGS);
      const close = async () => {
        await nginx.close();
        await store.close();
      };
      return { to: { socketPath: nginx.socketPath }, close };
    },
    sendsAllHeaders: true,
    trailingSlash: 'shows',
    redirects: false,
  },
  {
    name: 'npm run serve',
    open: async (dir) => {
      const server = createSiteServer(dir, ALLOWED);
      const { port } = new URL(await listen(server, 0));
      return { to: { port }, close: () => server.close() };
    },
    sendsAllHeaders: true,
    trailingSlash: 'shows',
    redirects: false,
  },
];

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** The URL is sent without normalization. */
function ask(
  to: OpenHost['to'],
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = { ...to, host: '127.0.0.1', path: address, headers: { host: 'example.org', ...headers }, method };
    request({ ...sent, agent: false }, async (response) => {
      const body = await buffer(response);
      const text = (response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    })
      .on('error', reject)
      .end();
  });
}

/** Slugs with characters that have a meaning in URLs, and what looks like an encoding. */
const ODD_PAGES = Object.fromEntries(
  ['a?b', 'c#d', 'e&f+g', 'h;i:j', '$&', 'q\'u"o', 'k%25l', 'm%3Fn', 'о п'].map((slug) => [
    `/articles/${encodeURIComponent(slug)}`,
    `Статья ${slug}`,
  ]),
);

const HTML = /^text\/html; ?charset=utf-8$/i;
const MISSING = [
  '/nowhere',
  '/assets/gone-00000000.js',
  '/assets/',
  '/about/payload.jso',
  '/.git/config',
  '/%2egit/config',
  '/about/.htpasswd',
  '/about/%2e%2e/x',
  '/404',
  '/500',
  '/index',
  '/about/index',
  '/404/',
  '/index/',
  '/index.html/',
  '/robots.txt/',
];
/** One of each kind. */
const TYPED_FILES = [
  'site.css',
  'favicon.ico',
  'favicon.svg',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
  'a.woff2',
];
/** URLs with two slashes or a backslash that hosts or browsers may treat as another host. */
const HOSTILE = [
  '//evil.test',
  '//evil.test/',
  '//evil.test/..',
  '/\\evil.test/',
  '/%5Cevil.test/',
  '/%2F%2Fevil.test/',
  '//about/',
  '/about//',
  '//evil.test/%2e%2e/about/',
  '//evil.test/../../about/',
  '/\\evil.test/../about/',
  '/./\\evil.test/../about/',
  '/about/%0d%0aX-Bad:%201/',
];

describe.each(HOSTS.filter(({ name }) => HAS_NGINX || !name.startsWith('nginx')))('$name', (host) => {
  let door: OpenHost;
  const get = (address: string, headers = {}) => ask(door.to, address, headers);
  beforeAll(async () => {
    const redirects = { '/equipment/7': '/equipment/sfera-a' };
    const dir = writeSmallSite({
      id: 'b',
      minute: 1,
      app: 'code0001',
      siteUrl: 'https://example.org',
      pages: { ...PAGE_TEXTS, ...ODD_PAGES, '/articles/rules.pdf': 'Правила' },
      redirects,
    });
    for (const file of ['.git/config', 'about/.htpasswd']) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      writeFileSync(path.join(dir, file), 'secret');
    }
    for (const file of TYPED_FILES) writeFileSync(path.join(dir, file), 'x');
    // Those that the site lacks.
    for (const file of BUILD_FILES) appendFileSync(path.join(dir, file), '');
    mkdirSync(path.join(dir, 'map-frame'));
    writeFileSync(path.join(dir, 'map-frame/index.html'), '<!doctype html><title>Карта</title>');
    door = await host.open(dir);
  });
  afterAll(() => door.close());

  it('serves each URL directly with its type, whatever the query is', async () => {
    for (const [address, text] of Object.entries({ ...PAGE_TEXTS, ...ODD_PAGES })) {
      for (const query of ['', '?utm_source=x&next=//evil.test']) {
        const { status, headers, text: html } = await get(address + query);
        expect([address, status]).toEqual([address, 200]);
        expect(headers['content-type']).toMatch(HTML);
        expect(html).toContain(`<h1>${text}</h1>`);
      }
      const payload = await get(`${address === '/' ? '' : address}/payload.json`);
      expect(payload.status).toBe(200);
      expect(payload.headers['content-type']).toMatch(/^application\/json/);
    }
    expect((await get('/map-frame/?lat=1&lng=2')).text).toContain('Карта');
  });

  it.each(MISSING)('serves %s with its error page, which is not cached', async (address) => {
    const { status, headers, text } = await get(address);
    expect([status, headers['cache-control']]).toEqual([404, host.sendsAllHeaders ? 'no-store' : undefined]);
    expect(headers['content-type']).toMatch(HTML);
    expect(text).toContain('Страница не найдена');
  });

  it('serves hashed assets as immutable and compressed', async () => {
    const part = await get(CHUNK, { 'accept-encoding': 'gzip' });
    expect(part.status).toBe(200);
    expect(part.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    });
    expect(part.headers['content-type']).toMatch(/^text\/javascript/);
    expect(part.text).toContain('document.title');
  });

  it('revalidates pages with 304', async () => {
    const page = await get('/about');
    expect(page.headers['cache-control']).toBe('no-cache');
    const again = await get('/about', { 'if-none-match': page.headers.etag ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('revalidates the service worker and the offline page, and sends their types', async () => {
    const worker = await get('/service-worker.js');
    expect([worker.status, worker.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(worker.headers['content-type']).toMatch(/^text\/javascript/);
    const page = await get('/offline.html');
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(page.headers['content-type']).toMatch(HTML);
  });

  // The object store of the tests has folders, where «..» leads up; real stores have keys only.
  it.each(HOSTILE.filter((address) => host.sendsAllHeaders || !address.includes('..')))(
    'does not redirect to another host for %s',
    async (address) => {
      const { headers } = await get(address);
      expect(new URL(headers.location ?? '/', 'https://example.org/').origin).toBe('https://example.org');
      expect(headers['x-bad']).toBeUndefined();
    },
  );

  it('has one canonical form of a URL', async () => {
    const [cyrillic = ''] = Object.keys(PAGE_TEXTS).filter((address) => address.startsWith('/articles/'));
    for (const address of ['/about', cyrillic, ...Object.keys(ODD_PAGES)]) {
      const { status, headers, text } = await get(`${address}/`);
      if (host.trailingSlash === 'moves') expect([status, headers.location]).toEqual([301, address]);
      // The page itself has a canonical URL.
      else expect([status, text]).toEqual([200, (await get(address)).text]);
    }
  });

  // The website of a store is the store itself.
  it.runIf(host.sendsAllHeaders)(
    'serves the same page to a query that is a call for a store, and to a range',
    async () => {
      for (const query of ['?acl', '?versionId=1', '?response-content-type=text/plain', '?uploads'])
        expect([query, (await get(`/about${query}`)).text]).toEqual([query, (await get('/about')).text]);
      const part = await get('/about', { range: 'bytes=0-99' });
      expect([200, 206]).toContain(part.status);
      expect((await get('/about')).text).toContain(part.text);
    },
  );

  // Other hosts reply with 400 or decode a slash.
  it.runIf(host.name === 'npm run serve')(
    'does not find what is encoded wrongly, nor a name that is too long',
    async () => {
      const encoded = [
        '/articles%2Frules.pdf',
        '/about%5Cpayload.json',
        '/about/%2e%2e%2fabout',
        '/about%00/',
        '/about%E0%A4%A',
      ];
      for (const address of [...encoded, '/robots.txt/about/', `/${'a'.repeat(300)}/`])
        expect([address, (await get(address)).status]).toEqual([address, 404]);
    },
  );

  it('serves a page whose name ends like a file', async () => {
    const { status, text } = await get('/articles/rules.pdf');
    expect([status, text]).toEqual([200, expect.stringContaining('<h1>Правила</h1>')]);
  });

  it('redirects from the alias of a page', async () => {
    const { status, headers, text } = await get('/equipment/7');
    if (host.redirects) expect([status, headers.location]).toEqual([301, '/equipment/sfera-a']);
    else expect(text).toContain('url=/equipment/sfera-a');
  });

  // Object storage drops the query.
  it.runIf(host.name === 'nginx')('keeps the query in a redirect', async () => {
    expect((await get('/equipment/7?from=mail')).headers.location).toBe('/equipment/sfera-a?from=mail');
    expect((await get('/articles/a%3Fb/?from=mail')).headers.location).toBe('/articles/a%3Fb?from=mail');
  });

  it.runIf(host.sendsAllHeaders)('sends the headers of the rules with each reply', async () => {
    const asked = {
      '/': '/',
      '/about': '/about',
      '/about/payload.json': '/about/payload.json',
      '/builds/latest.json': '/builds/latest.json',
      '/map-frame/?lat=1': '/map-frame/',
      [CHUNK]: CHUNK,
      '/nowhere': '/404.html',
    };
    for (const [address, like] of Object.entries(asked)) {
      const { headers } = await get(address);
      const expected = Object.entries(responseHeaders(like, ALLOWED)).map(([name, value]) => [
        name.toLowerCase(),
        value,
      ]);
      expect([address, headers]).toMatchObject([address, Object.fromEntries(expected)]);
    }
  });

  it('sends each kind of file under its type', async () => {
    const typeOf = (type = '') => type.toLowerCase().replace('; ', ';');
    for (const file of TYPED_FILES)
      expect([file, typeOf((await get(`/${file}`)).headers['content-type'])]).toEqual([
        file,
        typeOf(contentType(file)),
      ]);
  });

  it.runIf(host.sendsAllHeaders)('does not serve files for builds, and error pages under their own names', async () => {
    const files = [...BUILD_FILES, '404.html', '500.html'];
    const forms = files.flatMap((file) => [file, `${file}/`, `/${file}`, `./${file}`, file.replace('/', '//')]);
    for (const file of [...forms, 'builds/build-cache', 'builds/report'])
      expect([file, (await get(`/${file}`)).status]).toEqual([file, 404]);
    expect((await get('/builds/latest.json')).status).toBe(200);
  });

  it('accepts no writes, and serves nothing outside of the site', async () => {
    const outside = await get('/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/hostname');
    expect(outside.status).toBeGreaterThanOrEqual(400);
    expect((await ask(door.to, '/about', {}, 'POST')).status).toBeGreaterThanOrEqual(400);
  });
});
