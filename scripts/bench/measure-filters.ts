import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { type Entity, syntheticContent } from '../../tests/support/api/synthetic-content.ts';
import { startSyntheticApi } from '../../tests/support/api/synthetic-api.ts';
import { listen } from '../serve/listen.ts';
import { createSiteServer } from '../serve/site-server.ts';
import { findChromium } from '../setup/find-chromium.ts';
import { measureProcess } from './measure-process.ts';

const CPU_SLOWDOWN = 4;
const RUNS = 15;
const TIMEOUT_MS = 120_000;
/** Distance of the pointer from the corner of a choice, px. */
const PRESSED_AT = 6;

/** Durations of one choice of a filter, ms. */
interface FilterCost {
  /** From the release of the button until the next frame is presented, as the browser reports it (INP), in steps of 8. */
  pressed: number;
  /** From the click until the frame with the number of found models, the new counts of all choices and the cards. */
  shown: number;
  /** The longest task until then, if it is longer than 50 ms: the browser reports no others. 0 otherwise. */
  longest: number;
}

/** Measures choices of filters in a catalogue with this number of models, on a throttled processor. */
export async function measureFilters(items: number): Promise<FilterCost[]> {
  const dir = mkdtempSync(path.join(tmpdir(), 'filters-'));
  const api = await startSyntheticApi(contentWithFigures(items));
  const out = path.join(dir, 'dist');
  await measureProcess('scripts/build.ts', ['--out', out], {
    environment: { API_BASE_URL: api.url, FILES_ORIGIN: 'https://files.test', OG_PICTURES: 'kinds' },
  });
  const server = createSiteServer(out, { api: api.url, files: [] });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const url = await listen(server, 0);
    return await measureChoices(browser, `${url}/equipment`);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await api.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Models that differ in five facets. */
function contentWithFigures(items: number) {
  const content = syntheticContent(items);
  for (const [index, item] of (content.lists.get('/equipment') as Entity[]).entries())
    Object.assign(item, {
      highlights: [
        { label: 'Расход', value: `${1 + ((index * 37) % 8000)} м³/ч` },
        { label: 'Уровень шума', value: `${25 + (index % 30)} дБ(А)` },
        { label: 'Объём помещения, до', value: `${20 + ((index * 13) % 400)} м³` },
        { label: 'Потребляемая мощность', value: `${20 + ((index * 29) % 3000)} Вт` },
      ],
    });
  return content;
}

async function measureChoices(browser: Browser, address: string): Promise<FilterCost[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'ru-RU',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  const choices = page.getByRole('group', { name: /Уровень шума/ }).getByRole('button');
  await choices.first().waitFor();
  // The first choice loads the code of the list and the pages of the catalogue.
  await choices.first().click();
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchTasks);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const costs: FilterCost[] = [];
  for (let run = 0; run < RUNS; run++) costs.push(await measureChoice(page, choices.nth(1 + (run % 3))));
  return costs;
}

async function measureChoice(page: Page, choice: Locator): Promise<FilterCost> {
  await choice.scrollIntoViewIfNeeded();
  const { x, y } = (await choice.boundingBox()) ?? { x: NaN, y: NaN };
  await page.mouse.move(x + PRESSED_AT, y + PRESSED_AT);
  await waitUntilIdle(page);
  await page.evaluate(watchChoice);
  // A click of the locator would look for the element at the position in the page, and a poll would run in each frame.
  await page.mouse.down();
  await page.mouse.up();
  await page.evaluate(() => window.choiceShown);
  // The cards below the first ones follow in later frames; a visitor does not press the next choice before.
  await page.waitForLoadState('networkidle');
  await waitUntilIdle(page);
  return page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
    const [clicked, shown] = [at('filter-clicked'), at('filter-shown')];
    const tasks = window.longTasks.filter(
      ({ startTime, duration }) => startTime + duration > clicked && startTime < shown,
    );
    return {
      pressed: Math.max(...window.clickEvents.map(({ duration }) => duration)),
      shown: shown - clicked,
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  });
}

const waitUntilIdle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** A Markdown table. */
export function filterTable(items: number, costs: FilterCost[]): string {
  const median = (key: keyof FilterCost) =>
    Math.round(costs.map((cost) => cost[key]).toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0);
  return `| a choice of a filter among ${items} models, 4 × CPU | pressed, ms | shown, ms | longest task, ms |
|---|---|---|---|
| median of ${costs.length} | ${median('pressed')} | ${median('shown')} | ${median('longest') || 'below 50'} |`;
}

declare global {
  interface Window {
    /** Tasks above 50 ms. */
    longTasks: PerformanceEntry[];
    /** The events of the last click. */
    clickEvents: PerformanceEntry[];
    choiceShown: Promise<void>;
  }
}

/** Runs in the page. */
function watchTasks(): void {
  const keep = (kept: PerformanceEntry[], options: PerformanceObserverInit & { durationThreshold?: number }) => {
    new PerformanceObserver((list) => {
      // Events that belong to no click, such as moves of the pointer, have the id 0.
      kept.push(...list.getEntries().filter((entry) => (entry as PerformanceEventTiming).interactionId !== 0));
    }).observe(options);
    return kept;
  };
  window.longTasks = keep([], { type: 'longtask' });
  // The least that the browser reports.
  window.clickEvents = keep([], { type: 'event', durationThreshold: 16 });
}

/** Runs in the page. */
function watchChoice(): void {
  for (const name of ['filter-clicked', 'filter-shown']) performance.clearMarks(name);
  window.clickEvents.length = 0;
  const status = () => document.querySelector('main [role=status]')?.textContent;
  const { promise, resolve } = Promise.withResolvers<void>();
  window.choiceShown = promise;
  const markAfterFrame = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        performance.mark('filter-shown');
        resolve();
      }),
    );
  const watch = () => {
    performance.mark('filter-clicked');
    const before = status();
    const observer = new MutationObserver(() => {
      if (status() === before) return;
      observer.disconnect();
      markAfterFrame();
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  };
  addEventListener('click', watch, { capture: true, once: true });
}
