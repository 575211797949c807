import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prune } from '../../scripts/publish/prune.ts';
import { PREVIEW_DAYS } from '../../scripts/publish/retention.ts';
import { startSyntheticApi, type SyntheticApi } from '../support/api/synthetic-api.ts';
import { syntheticContent } from '../support/api/synthetic-content.ts';
import { type ObjectStore, startObjectStore } from '../support/publish/object-store.ts';
import { createTestContext, publishFolder, storeSettings } from '../support/publish/publish-context.ts';
import { PAGE_TEXTS, writeSmallSite } from '../support/publish/small-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const DAY = 24 * 60 * 60 * 1000;

let store: ObjectStore;
let api: SyntheticApi;
let summary: string;

beforeAll(async () => {
  store = await startObjectStore();
  api = await startSyntheticApi(syntheticContent(12));
  const site = { id: 'a', minute: 1, app: 'aaaaaaaa', siteUrl: store.websiteUrl, pages: PAGE_TEXTS };
  await publishFolder(writeSmallSite(site), createTestContext(store).context);
});
afterAll(async () => {
  await api.close();
  await store.close();
});
beforeEach(() => {
  store.calls.length = 0;
  summary = path.join(temporaryFolder(), 'summary.md');
  writeFileSync(summary, '');
});

function preview(args: string[]): Promise<{ code: number | null; output: string }> {
  const env = {
    ...process.env,
    ...storeSettings(store),
    NODE_ENV: 'production',
    API_BASE_URL: api.url,
    FILES_ORIGIN: 'https://files.test',
    SITE_URL: store.websiteUrl,
    NOTIFY_URL: '',
    GITHUB_STEP_SUMMARY: summary,
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/preview.ts', ...args], { cwd: root, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Publishes previews of pages. @returns the addresses from the page of the run */
async function addressesOf(...pathnames: string[]): Promise<string[]> {
  const { code, output } = await preview(['--publish', 'summary', '--', ...pathnames]);
  expect(code, output).toBe(0);
  return Array.from(readFileSync(summary, 'utf8').matchAll(/^- (\S+)$/gm), ([, address = '']) => address);
}

describe('a published preview', () => {
  it('stands under an address that nobody can guess, told on the page of the run only', async () => {
    const [first] = await addressesOf('/equipment/item-7');
    expect(first).toMatch(/\/builds\/previews\/[\w-]{22}\/equipment\/item-7\/index\.html$/);
    expect(readFileSync(summary, 'utf8')).toMatch(/^Preview until \d{4}-\d\d-\d\d:\n\n- /);
    const { output } = await preview(['--publish', 'summary', '--', '/equipment/item-7']);
    expect(output).not.toContain('builds/previews');
    expect(new Set(readFileSync(summary, 'utf8').match(/previews\/[\w-]+/g)).size).toBe(2);
  });

  it('shows the page with its styles, marked, uncached and out of search engines', async () => {
    const [address = '', home = ''] = await addressesOf('/equipment/item-7', '/');
    const reply = await fetch(address);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const html = await reply.text();
    expect(html).toMatch(/<h1.*id="preview-mark"|id="preview-mark".*<h1/s);
    expect(html).toContain('<meta name="robots" content="noindex');
    expect(html).toContain('<meta name="referrer" content="origin">');
    const files = Array.from(html.matchAll(/<(?:link|img)[^>]+(?:href|src)="(\/(?:assets|builds)\/[^"#]+)/g));
    expect(files.map(([, file]) => file)).toContainEqual(expect.stringMatching(/\/preview\.css$/));
    for (const [, file = ''] of files)
      expect([file, (await fetch(new URL(file, address))).status]).toEqual([file, 200]);
    expect((await fetch(home)).status).toBe(200);
  });

  it('runs no scripts, which would take its address for one of the site', async () => {
    const [address = ''] = await addressesOf('/about');
    expect(await (await fetch(address)).text()).not.toMatch(/<script(?! type="application\/)/);
    expect(store.puts().filter((key) => key.endsWith('.js'))).toEqual([]);
  });

  it('changes nothing of the site', async () => {
    await addressesOf('/about');
    expect(store.puts().filter((key) => !/^(?:assets|builds\/previews)\//.test(key))).toEqual([]);
  });

  it('is deleted after its days, and not before', async () => {
    const [address = ''] = await addressesOf('/about');
    const pruneAfter = async (days: number) => {
      const { context } = createTestContext(store, { now: () => Date.now() + days * DAY });
      await prune(context, { dryRun: false, allow: undefined });
      return (await fetch(address)).status;
    };
    expect(await pruneAfter(PREVIEW_DAYS - 0.1)).toBe(200);
    expect(await pruneAfter(PREVIEW_DAYS + 0.1)).toBe(404);
    expect((await fetch(store.websiteUrl)).status).toBe(200);
  });

  it('is not published where nobody would learn its address', async () => {
    const { code, output } = await preview(['--publish', 'chat', '--', '/about']);
    expect([code, output]).toEqual([1, expect.stringContaining('NOTIFY_URL is not set')]);
    expect(store.calls).toEqual([]);
  });

  it('is not published together with a folder', async () => {
    const { code, output } = await preview(['--publish', 'log', '--out', temporaryFolder(), '--', '/about']);
    expect([code, output]).toEqual([1, expect.stringContaining('cannot be used with option')]);
  });
});
