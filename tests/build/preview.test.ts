import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSyntheticApi, type SyntheticApi } from '../support/synthetic-api.ts';
import { type Entity, syntheticContent } from '../support/synthetic-content.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('an editor’s preview', () => {
  let api: SyntheticApi;
  const folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
  const preview = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/preview.ts', ...args], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        API_BASE_URL: api.url,
        API_HEADERS: '{"Authorization":"Bearer editor"}',
      },
    });

  beforeAll(async () => {
    api = await startSyntheticApi(syntheticContent(4));
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });

  it('holds the pages that were asked for, marked and kept from crawlers', async () => {
    const out = path.join(folder, 'asked');
    await preview('/news/news-1', '/about', '--out', out);
    const html = readFileSync(path.join(out, 'news/news-1/index.html'), 'utf8');
    expect(html).toContain('Предпросмотр: эта страница не опубликована');
    expect(html).toContain('<meta name="robots" content="noindex');
    expect(existsSync(path.join(out, 'about/index.html'))).toBe(true);
    expect(existsSync(path.join(out, 'news/news-2/index.html'))).toBe(false);
    expect(existsSync(path.join(out, 'sitemap.xml'))).toBe(false);
    expect(readFileSync(path.join(out, 'robots.txt'), 'utf8')).toContain('Disallow: /');
  });

  it('shows a draft that is in no list yet', async () => {
    const list = api.content.lists.get('/news') as Entity[];
    const draft = list.pop() as Entity;
    api.fault = ({ path: asked }, response) => {
      if (asked !== `/news/${draft.slug}`) return false;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ response: draft }));
      return true;
    };
    const out = path.join(folder, 'draft');
    await preview(`/news/${draft.slug}`, '--out', out);
    expect(existsSync(path.join(out, `news/${draft.slug}/index.html`))).toBe(true);
    api.fault = undefined;
  });

  it.each([
    [['/no/such/address'], /--only \/no\/such\/address: the site has no such address/],
    [[], /missing required argument 'path'/],
  ])('says in a line what is wrong with %j', async (args, reason) => {
    await expect(preview(...args, '--out', path.join(folder, 'none'))).rejects.toMatchObject({
      stderr: expect.stringMatching(reason),
    });
  });
});
