import type { Browser, BrowserContext } from 'playwright';

/** Web vitals of a page on a cheap phone with a slow connection. */
export interface Vitals {
  /** Largest contentful paint, ms. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** The part of each main-thread task beyond 50 ms, in total, ms. */
  blocking: number;
  /** The longest of them, ms. */
  longest: number;
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
/** A page is loaded after this time without activity, ms. */
const IDLE_MS = 2500;
/** A throttled page on a busy machine takes long to become idle. */
const TIMEOUT_MS = 180_000;

/** Loads a URL once, with an empty cache. */
export async function measureVitals(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext({ ...PHONE, locale: 'ru-RU' });
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    return await measureIn(context, url);
  } finally {
    await context.close();
  }
}

async function measureIn(context: BrowserContext, url: string): Promise<Vitals> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observeVitals);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE_MS);
  const { lcp, cls, tasks } = await page.evaluate(() => window.vitals);
  const blocking = tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
  return { lcp, cls, blocking, longest: Math.max(0, ...tasks) };
}

interface RawVitals {
  lcp: number;
  cls: number;
  tasks: number[];
}

declare global {
  interface Window {
    vitals: RawVitals;
  }
}

/** Runs in the page, before its own scripts. */
function observeVitals(): void {
  const vitals: RawVitals = { lcp: 0, cls: 0, tasks: [] };
  window.vitals = vitals;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
  watch('layout-shift', (entry) => (vitals.cls += (entry as PerformanceEntry & { value: number }).value));
  watch('longtask', ({ duration }) => vitals.tasks.push(duration));
}
