import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPreviewOptions } from '../../scripts/serve/preview/options.ts';
import { readSiteTree } from '../../scripts/publish/site-tree.ts';
import { launchBrowser } from '../support/browser/launch-browser.ts';
import { startSyntheticApi, type SyntheticApi } from '../support/api/synthetic-api.ts';
import { syntheticContent } from '../support/api/synthetic-content.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const DRAFT = '/frontend/v1/equipment/item-7';

let api: SyntheticApi;
let guard: Server;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  api = await startSyntheticApi(syntheticContent(12));
  // One item is a draft: the API returns it only with an editor's token.
  guard = createServer(async (request, response) => {
    const isHidden = request.url === DRAFT && request.headers.authorization !== 'Bearer editor';
    const reply = isHidden ? undefined : await fetch(api.url + request.url);
    const body = reply ? await reply.text() : JSON.stringify({ error: { code: 107, message: 'Не найдено' } });
    response.writeHead(200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' }).end(body);
  });
  await new Promise<void>((resolve) => guard.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(guard.address() as AddressInfo).port}`;
  environment = {
    ...process.env,
    NODE_ENV: 'production',
    API_BASE_URL: url,
    FILES_ORIGIN: 'https://files.test',
    PORT: '0',
  };
});
afterAll(async () => {
  guard.closeAllConnections();
  guard.close();
  await api.close();
});

const EDITOR = { API_HEADERS: '{"Authorization": "Bearer editor"}' };
const preview = (args: string[], settings: Record<string, string>) => {
  const run = { cwd: root, encoding: 'utf8' as const, env: { ...environment, ...settings } };
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, ['scripts/preview.ts', ...args], run);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('close', (code) => resolve({ code, output }));
  });
};

describe('a preview', () => {
  it('shows a draft to an editor, marked and with noindex, with links to other pages', async () => {
    const child = spawn(process.execPath, ['scripts/preview.ts', '/equipment/item-7'], {
      cwd: root,
      env: { ...environment, ...EDITOR },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const browser = await launchBrowser();
    try {
      const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
      const address = /Preview: (\S+)/.exec(line)?.[1] ?? '';
      expect(address).toMatch(/\/equipment\/item-7$/);
      const page = await browser.newPage();
      const breaches: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) breaches.push(message.text());
      });
      const reply = await page.goto(address);
      expect(reply?.headers()['x-robots-tag']).toBe('noindex');
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
      const mark = page.getByText('эта страница не опубликована');
      expect(await mark.isVisible()).toBe(true);
      await page.waitForLoadState('networkidle');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Услуги' }).first().click();
      await page.waitForURL('**/services');
      expect(await mark.isVisible()).toBe(true);
      Object.assign(api.content.lists.get('/equipment')?.[6] ?? {}, { name: 'Сохранено только что' });
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: 'Сохранено только что' }).waitFor();
      expect(breaches).toEqual([]);
      expect(await page.evaluate(async () => (await fetch('/service-worker.js')).text())).toMatch(/unregister/);
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    } finally {
      await browser.close();
      child.kill();
    }
  });

  it('names the pages that cannot be rendered', async () => {
    const { code, output } = await preview(['/equipment/item-7', '/no/such/page'], {});
    expect(code).toBe(1);
    expect(output).toContain('/equipment/item-7');
    expect(output).toContain('the site has no such page');
  });

  it('can be written to a folder that the deploy command refuses', async () => {
    const out = path.join(temporaryFolder(), 'out');
    const { code } = await preview(['/equipment/item-7', '--out', out, '--from', '/nowhere'], EDITOR);
    expect(code).toBe(0);
    const html = readFileSync(path.join(out, 'equipment/item-7/index.html'), 'utf8');
    expect(html).toContain('id="preview-mark"');
    expect(existsSync(path.join(out, 'equipment/item-7/payload.json'))).toBe(true);
    for (const [, part = ''] of html.matchAll(/(?:href|src)="\/(assets\/[^"#]+|preview\.css)/g))
      expect([part, existsSync(path.join(out, part))]).toEqual([part, true]);
    expect(html).not.toContain('hasServiceWorker');
    expect(readFileSync(path.join(out, 'service-worker.js'), 'utf8')).toMatch(/unregister/);
    expect(existsSync(path.join(out, 'sitemap.xml'))).toBe(false);
    expect(readFileSync(path.join(out, 'robots.txt'), 'utf8')).toContain('Disallow: /');
    await expect(readSiteTree(out, { gzip: false })).rejects.toThrow('no finished build');
  });
});

describe('readPreviewOptions', () => {
  it('accepts URLs copied from a browser', () => {
    const { pathnames } = readPreviewOptions(['https://example.org/articles/чистота/?utm=1', '/about/', '/about']);
    expect(pathnames).toEqual(['/articles/%D1%87%D0%B8%D1%81%D1%82%D0%BE%D1%82%D0%B0', '/about']);
  });

  it('accepts several from one field of a form', () => {
    const { pathnames } = readPreviewOptions(['--out', 'x', '--', ' /news/a\n--from /about ']);
    expect(pathnames).toEqual(['/news/a', '/--from', '/about']);
  });

  it.each([[[]], [['--', ' ']]])('requires at least one', (args) => {
    expect(() => readPreviewOptions(args)).toThrow('Name the pages to preview');
  });
});
