import type { Browser, Page } from 'playwright';
import { type NavigationCost, traceNavigation } from './trace-navigation.ts';

const PHONE = { viewport: { width: 412, height: 823 }, locale: 'ru-RU', serviceWorkers: 'block' as const };
const CPU_SLOWDOWN = 4;
const RUNS = 5;
/** Time that a visitor hovers a link before the click, ms. */
const HOVER_MS = 300;
/** A throttled page on a busy machine takes long to become idle. */
const TIMEOUT_MS = 180_000;

/** Five kinds of navigation on the demo site. */
const KINDS = [
  { what: 'list → item', from: '/equipment', link: 'main h3 a[href^="/equipment/"]' },
  { what: 'item → list', from: '/equipment/sfera-a-1200', link: 'main a[href="/equipment"]' },
  { what: 'home → catalogue', from: '/', link: 'main a[href="/equipment"]' },
  { what: 'article → article', from: '/articles/kogda-menyat-lampy', link: 'main h3 a[href^="/articles/"]' },
  { what: 'back to the list', from: '/equipment', link: 'main h3 a[href^="/equipment/"]', isBack: true },
];

export interface NavigationRow {
  what: string;
  runs: NavigationCost[];
}

/** Navigations on a throttled processor, each in a new document. */
export async function measureNavigations(browser: Browser, siteUrl: string): Promise<NavigationRow[]> {
  const rows: NavigationRow[] = KINDS.map(({ what }) => ({ what, runs: [] }));
  // Interleaved, so that the load of the machine affects all alike.
  for (let run = 0; run < RUNS; run++)
    for (const [index, kind] of KINDS.entries()) rows[index]?.runs.push(await measureOnce(browser, siteUrl, kind));
  return rows;
}

async function measureOnce(
  browser: Browser,
  siteUrl: string,
  { from, link, isBack = false }: (typeof KINDS)[number],
): Promise<NavigationCost> {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(siteUrl + from, { waitUntil: 'load' });
    const target = page.locator(link).filter({ visible: true }).first();
    await rest(page, () => target.hover());
    if (!isBack) return await traceNavigation(page, () => target.click());
    await traceNavigation(page, () => target.click());
    await rest(page, () => Promise.resolve());
    return await traceNavigation(page, () => page.evaluate(() => history.back()));
  } finally {
    await context.close();
  }
}

async function rest(page: Page, act: () => Promise<unknown>): Promise<void> {
  await act();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(HOVER_MS);
}

/** A Markdown table. */
export function navigationTable(rows: NavigationRow[]): string {
  const head =
    '| page change, 4 × CPU | median, ms | worst, ms | script | style | layout | styled elements |\n|---|---|---|---|---|---|---|';
  const lines = rows.map(({ what, runs }) => {
    const byTime = runs.toSorted((a, b) => a.total - b.total);
    const middle = byTime[Math.floor(byTime.length / 2)];
    if (!middle) throw new Error(`${what} was not measured`);
    const { total, script, style, layout, styledElements } = middle;
    const figures = [total, byTime.at(-1)?.total ?? total, script, style, layout, styledElements].map(Math.round);
    return `| ${[what, ...figures].join(' | ')} |`;
  });
  return [head, ...lines].join('\n');
}
