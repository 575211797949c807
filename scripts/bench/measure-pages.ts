import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { pageFile } from '../build/page/page-files.ts';
import { findChromium } from '../setup/find-chromium.ts';
import { startDemoApi } from '../demo-api/server.ts';
import { listen } from '../serve/listen.ts';
import { createSiteServer } from '../serve/site-server.ts';
import { measureNavigations, type NavigationRow } from './measure-navigation.ts';
import { measureVitals, type Vitals } from './measure-vitals.ts';
import { measureProcess } from './measure-process.ts';

export interface PageRow extends Vitals {
  what: string;
  /** Blocking time relative to the same page without its scripts, if that has any. */
  ratio: number | undefined;
}

const PAGES = ['/', '/equipment', '/equipment/sfera-a-1200', '/articles/kogda-menyat-lampy', '/contacts'];
const RUNS = 3;

/** Pages of the demo site on a throttled phone, each with and without scripts, and navigations between them. */
export async function measurePages(): Promise<{ pages: PageRow[]; navigations: NavigationRow[] }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'vitals-'));
  const api = await startDemoApi({ port: 0, dataDir: path.join(dir, 'data') });
  const out = path.join(dir, 'dist');
  const bare = path.join(dir, 'bare');
  await measureProcess('scripts/build.ts', ['--out', out], {
    environment: { API_BASE_URL: api.url, OG_PICTURES: 'kinds' },
  });
  cpSync(realpathSync(out), bare, { recursive: true });
  for (const page of PAGES) removeScripts(path.join(bare, pageFile(page)));

  const hosts = { api: api.url, files: [api.url] };
  const servers = [createSiteServer(out, hosts), createSiteServer(bare, hosts)];
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const [url = '', bareUrl = ''] = await Promise.all(servers.map((server) => listen(server, 0)));
    const rows: PageRow[] = [];
    for (const page of PAGES) {
      const runs: { full: Vitals; bare: Vitals }[] = [];
      // Interleaved, so that the load of the machine affects both alike.
      for (let run = 0; run < RUNS; run++)
        runs.push({
          full: await measureVitals(browser, url + page),
          bare: await measureVitals(browser, bareUrl + page),
        });
      const full = median(runs.map((run) => run.full));
      const without = median(runs.map((run) => run.bare));
      rows.push({ what: page, ...full, ratio: without.blocking > 0 ? full.blocking / without.blocking : undefined });
      rows.push({ what: `${page} without scripts`, ...without, ratio: 1 });
    }
    return { pages: rows, navigations: await measureNavigations(browser, url) };
  } finally {
    await browser.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    await api.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

function removeScripts(file: string): void {
  const html = readFileSync(file, 'utf8');
  writeFileSync(file, html.replace(/<script type="module"[^>]*><\/script>/g, ''));
}

function median(runs: Vitals[]): Vitals {
  const middle = (key: keyof Vitals) =>
    runs.map((run) => run[key]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return { lcp: middle('lcp'), cls: middle('cls'), blocking: middle('blocking'), longest: middle('longest') };
}

/** A Markdown table. */
export function pageTable(rows: PageRow[]): string {
  const head =
    '| page on a phone | LCP, s | CLS | blocking, ms | × without scripts | longest task, ms |\n|---|---|---|---|---|---|';
  const lines = rows.map(
    ({ what, lcp, cls, blocking, ratio, longest }) =>
      `| ${[what, (lcp / 1000).toFixed(2), cls.toFixed(3), Math.round(blocking), ratio?.toFixed(2) ?? '–', Math.round(longest)].join(' | ')} |`,
  );
  return [head, ...lines].join('\n');
}
