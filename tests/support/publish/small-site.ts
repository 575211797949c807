import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildMeta } from '../../../scripts/build/site-files/build-meta.ts';
import { type CachedPage, buildCacheLines } from '../../../scripts/build/cache/build-cache.ts';
import { DiskMap } from '../../../scripts/build/cache/disk-map.ts';
import { pageFile, payloadFile } from '../../../scripts/build/page/page-files.ts';
import { STATE_ID } from '../../../src/app/router/page-state.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export interface SmallSite {
  id: string;
  /** Minutes since a fixed time, so that builds have an order. */
  minute: number;
  /** The app id, also in the name of its chunk. Eight characters. */
  app: string;
  siteUrl: string;
  api?: string;
  /** Text of each page by pathname. */
  pages: Record<string, string>;
  /** Aliases of pages. */
  redirects?: Record<string, string>;
}

/** The texts of a site, which the tests change one by one. */
export const PAGE_TEXTS = {
  '/': 'Главная',
  '/about': 'О компании',
  '/equipment/sfera-a': 'Сфера А',
  '/articles/%D1%87%D0%B8%D1%81%D1%82%D0%BE%D1%82%D0%B0': 'Чистота',
};

/** Writes a tree as a build does, without building. @returns its folder */
export function writeSmallSite({
  id,
  minute,
  app,
  siteUrl,
  api = 'http://api.test',
  pages,
  redirects = {},
}: SmallSite): string {
  const dir = temporaryFolder();
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
    return Buffer.byteLength(content);
  };
  const records = new DiskMap<CachedPage>();
  for (const [pathname, text] of Object.entries(pages)) {
    const document = write(pageFile(pathname), documentOf(app, text));
    const payload = write(payloadFile(pathname), JSON.stringify({ app, data: { text } }));
    records.set(pathname, recordOf(pathname, text, [document, payload]));
  }
  for (const [from, to] of Object.entries(redirects)) {
    write(pageFile(from), `<!doctype html><meta http-equiv="refresh" content="0; url=${to}">`);
    write(payloadFile(from), JSON.stringify({ app, redirect: to }));
  }
  write(`assets/main-${app}.js`, `document.title += ${JSON.stringify(app)};`.padEnd(2000));
  write('og/abcdefgh12345678.jpg', 'a picture');
  write('404.html', documentOf(app, 'Страница не найдена'));
  write('500.html', documentOf(app, 'Внутренняя ошибка сервера'));
  write('offline.html', documentOf(app, 'Нет связи'));
  write('service-worker.js', `// With the offline page of ${app}\n`);
  write('sitemap.xml', `<urlset>${Object.keys(pages).join(' ')}</urlset>`);
  write('robots.txt', 'User-agent: *\nAllow: /\n');
  const timestamp = Date.UTC(2026, 0, 1) + minute * 60_000;
  const meta: BuildMeta = { id, app, timestamp, pages: records.size, sections: {} };
  const head = {
    dataFingerprint: 'code',
    api,
    entityHashes: new Map<string, string>(),
    listIds: {},
    replies: new Map(),
    etags: {},
  };
  write('builds/build-cache.jsonl', [...buildCacheLines({ ...head, pages: records })].join(''));
  write('builds/report.json', JSON.stringify({ id, siteUrl, api }));
  write(`builds/meta/${id}.json`, JSON.stringify(meta));
  write('builds/latest.json', JSON.stringify({ id, timestamp }));
  return dir;
}

function documentOf(app: string, text: string): string {
  const state = JSON.stringify({ app, page: { text } });
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>${text}</title><script type="module" src="/assets/main-${app}.js"></script></head><body><h1>${text}</h1><svg><use href="/assets/main-${app}.js#icon"></use></svg><script type="application/json" id="${STATE_ID}">${state}</script></body></html>\n`;
}

function recordOf(pathname: string, text: string, fileSizes: CachedPage['fileSizes']): CachedPage {
  const facts = { title: text, indexable: true, links: [], ids: [], images: [] };
  return {
    pathname,
    name: 'about',
    details: [],
    entities: [],
    summaries: [],
    replies: {},
    dataHash: text,
    renderHash: text,
    fileSizes,
    facts,
  };
}
